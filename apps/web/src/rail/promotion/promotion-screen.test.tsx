import type { Promotion } from '@portolan/contract/cms'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { arriveByRail, openRail, visit } from '../../testing/rail-shop.tsx'

beforeEach(arriveByRail)

const offer = (id: string, change: Partial<Promotion> = {}): Promotion => ({
  id,
  title: `Offer ${id}`,
  summary: 'In short.',
  imageUrl: '/api/v1/picture/train~any~x.svg',
  startDate: '2026-12-01',
  endDate: '2026-12-20',
  language: 'en',
  sort: 1,
  ...change,
})

test('[R2.6] the list shows today’s offers; each has an address of its own', async () => {
  openRail({
    promotions: () => [offer('a'), offer('b')],
    a: () => offer('a', { body: '<p>In <strong>full</strong>.</p>' }),
  })
  const router = visit('/rail/promotion')
  const links = await screen.findAllByRole('link', { name: /^Until Sun 20 Dec/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Until Sun 20 DecOffer aIn short.',
    'Until Sun 20 DecOffer bIn short.',
  ])
  fireEvent.click(links[0] as HTMLElement)
  expect(await screen.findByRole('heading', { level: 1, name: 'Offer a' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ id: 'a' })
  expect(screen.getByText('full').tagName).toBe('STRONG')
})

test('[R5.2] an offer with a fare code leads into a search that carries it', async () => {
  openRail({ a: () => offer('a', { fareCode: 'SPRING' }) })
  visit('/rail/promotion?id=a')
  const go = await screen.findByRole('link', { name: 'Search trains' })
  expect(go.getAttribute('href')).toBe('/rail/ticket?fareCode=SPRING')
})

test('an offer may lead to passes or to another house', async () => {
  openRail({
    a: () => offer('a', { linkUrl: '/rail/passes' }),
    b: () => offer('b', { linkUrl: 'https://rail.example/' }),
  })
  visit('/rail/promotion?id=a')
  expect((await screen.findByRole('link', { name: 'See rail passes' })).getAttribute('href')).toBe('/rail/passes')
  cleanup()
  visit('/rail/promotion?id=b')
  expect((await screen.findByRole('link', { name: 'Find out more' })).getAttribute('rel')).toBe('noopener')
})

test('an offer that is over says so; a list that failed can be asked again; a day without offers is told', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  visit('/rail/promotion?id=old')
  expect((await screen.findByRole('alert')).textContent).toContain('This offer has ended.')
  cleanup()
  openRail()
  visit('/rail/promotion')
  const again = await screen.findByRole('button', { name: 'Try again' })
  openRail({ promotions: () => [] })
  fireEvent.click(again)
  expect(await screen.findByText('No offers today.')).toBeTruthy()
})
