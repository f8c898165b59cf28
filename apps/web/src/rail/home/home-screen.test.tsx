import type { Promotion } from '@portolan/contract/cms'
import { addDays } from '@portolan/domain/date'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { chooseLook } from '../../session/preferences.ts'
import { shopToday } from '../../session/shop-today.ts'
import { arriveByRail, choosePlace, openRail, visit, write } from '../../testing/rail-shop.tsx'

beforeEach(arriveByRail)

const today = shopToday()
const offer: Promotion = {
  id: 'winter',
  title: 'To the snow by rail',
  summary: 'The station is in the village.',
  imageUrl: '/api/v1/picture/train~any~winter.svg',
  startDate: today,
  endDate: addDays(today, 20),
  language: 'en',
  sort: 1,
}
const fare = (region: string) => ({
  passType: 'FLEXIBLE',
  fareOptions: [
    {
      class: '1',
      validity: 'P5D',
      within: 'P1M',
      sellingCurrencyCode: 'HKD',
      sellingAmount: region === 'EUROPE' ? 3000 : 1500,
    },
    {
      class: '2',
      validity: 'P4D',
      within: 'P1M',
      sellingCurrencyCode: 'HKD',
      sellingAmount: region === 'EUROPE' ? 2208 : 1136,
    },
  ],
})
interface Quote {
  fareQuoteCriteriaList: [{ originDestinationInformation: { originLocation: { locationCode: string } } }]
}
const answers = {
  promotions: () => [offer],
  'rail-home-banners': () => [
    { id: 'b', title: 'Asleep across Europe', imageUrl: '/x.svg', linkUrl: '/rail/promotion', sort: 1, language: 'en' },
  ],
  calendar: () => ({ days: [{ date: addDays(today, 31), from: { currencyCode: 'HKD', amount: 486 } }] }),
  'fare-quote': ({ fareQuoteCriteriaList: [{ originDestinationInformation }] }: Quote) => ({
    fareInfos: [fare(originDestinationInformation.originLocation.locationCode)],
  }),
}

test('[R2.6] a ticket search leads to the trains, and its address is the search', async () => {
  openRail(answers)
  const router = visit('/rail')
  await choosePlace('From', 'par', /^Paris/)
  await choosePlace('To', 'zür', /Zürich/)
  write('Depart', addDays(today, 14))
  write('Return', addDays(today, 19))
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/rail/trains'))
  expect(router.state.location.search).toEqual({
    from: 'CITY-PAR',
    fromName: 'Paris',
    to: 'UIC-8503000',
    toName: 'Zürich HB',
    depart: addDays(today, 14),
    back: addDays(today, 19),
    adults: 1,
    seniors: 0,
  })
})

test('[R2.6, R9.9] a pass search has its own tab and address; thirty countries are offered by name', async () => {
  openRail(answers)
  const router = visit('/rail')
  fireEvent.click(await screen.findByRole('tab', { name: 'Passes' }))
  fireEvent.click(await screen.findByLabelText('One country (30)'))
  const country = screen.getByLabelText<HTMLSelectElement>('Country')
  expect([...country.options].map(({ text }) => text).slice(0, 2)).toEqual(['Choose a country', 'Austria'])
  expect(country.options).toHaveLength(31)
  expect(router.state.location.search).toEqual({ tab: 'passes' })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Country: Choose a country.')
  fireEvent.change(country, { target: { value: 'CH' } })
  write('First day of travel', addDays(today, 14))
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/rail/passes'))
  expect(router.state.location.search).toEqual({ region: 'CH', start: addDays(today, 14), adults: 1, seniors: 0 })
})

test('[R5.2, R5.3] routes and passes are shown with what they cost one adult now', async () => {
  const sent = openRail(answers)
  visit('/rail')
  const routes = within(await screen.findByRole('region', { name: 'Popular from Paris' }))
  await waitFor(() =>
    expect(routes.getAllByRole('link').map(({ textContent }) => textContent?.includes('HK$486.00'))).toEqual([
      true,
      true,
      true,
      true,
    ]),
  )
  expect(routes.getAllByRole('link')[0]?.getAttribute('href')).toContain(`depart=${addDays(today, 31)}`)
  const passes = within(screen.getByRole('region', { name: 'Rail passes' }))
  await waitFor(() =>
    expect(passes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Pass or tickets',
      'Europe pass4 Days within 1 Month(s)Flexible, 2nd Class, adultfrom HK$2,208.00',
      'Benelux pass4 Days within 1 Month(s)Flexible, 2nd Class, adultfrom HK$1,136.00',
      'Scandinavia pass4 Days within 1 Month(s)Flexible, 2nd Class, adultfrom HK$1,136.00',
    ]),
  )
  const quoted = sent.filter(({ path }) => path.endsWith('fare-quote')).map(({ body }) => body)
  expect(quoted[0]).toMatchObject({ passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }] })
})

test('a change of currency prices everything again', async () => {
  const sent = openRail(answers)
  visit('/rail')
  const count = () => sent.filter(({ path }) => path.endsWith('fare-quote')).length
  await waitFor(() => expect(count()).toBe(3))
  await chooseLook({ currency: 'USD' })
  await waitFor(() => expect(count()).toBe(6))
})

test('parts that fail step aside: no price, no banner, the offers with a way to ask again', async () => {
  openRail()
  visit('/rail')
  const again = await screen.findByRole('button', { name: 'Try again' })
  const routes = within(screen.getByRole('region', { name: 'Popular from Paris' }))
  await waitFor(() => expect(routes.getAllByText('See trains and prices')).toHaveLength(4))
  expect(screen.getByRole('region', { name: 'Rail passes' }).textContent).toContain(
    'Benelux passBelgium, Luxembourg, Netherlands',
  )
  expect(screen.queryByRole('region', { name: 'Ideas for the way' })).toBeNull()
  openRail(answers)
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: /To the snow by rail/ })).toBeTruthy()
})

test('suppliers are spoken of only when one is slow or silent', async () => {
  const supplier = (family: string, status: string) => ({
    supplier: `house-rail-${family}`,
    products: ['rail'],
    status,
    checkedAt: '2026-12-01T00:00:00Z',
  })
  openRail({
    ...answers,
    'suppliers-health-status': () => [
      supplier('france', 'UP'),
      supplier('iberia', 'DEGRADED'),
      supplier('nordic', 'DOWN'),
    ],
  })
  visit('/rail')
  const line = await screen.findByText('1 of 3 rail suppliers are answering.')
  expect(line.parentElement?.textContent).toBe(
    '1 of 3 rail suppliers are answering. Slow today: Spain and Portugal. Their results may arrive last. Not answering: Northern Europe. Their results are missing for now.',
  )
  cleanup()
  openRail(answers)
  visit('/rail')
  await screen.findByRole('region', { name: 'Popular from Paris' })
  expect(screen.queryByText(/suppliers are answering/)).toBeNull()
})

test('[R2.6] /rail/ticket fills in what its address says, and a recent search is one press away', async () => {
  openRail(answers)
  const router = visit(
    `/rail/ticket?from=CITY-PAR&fromName=Paris&to=UIC-8503000&toName=Z%C3%BCrich%20HB&fareCode=SPRING&depart=${addDays(today, 14)}&adults=2`,
  )
  await screen.findByRole('heading', { level: 1, name: 'Rail tickets' })
  expect(screen.getByLabelText<HTMLInputElement>('Fare code').value).toBe('SPRING')
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/rail/trains'))
  cleanup()
  const next = visit('/rail/ticket')
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
  fireEvent.click(recent.getByRole('link', { name: /Paris.*to.*Zürich HB/ }))
  await waitFor(() => expect(next.state.location.pathname).toBe('/rail/trains'))
  expect(next.state.location.search).toMatchObject({ to: 'UIC-8503000', adults: 2, fareCode: 'SPRING' })
})
