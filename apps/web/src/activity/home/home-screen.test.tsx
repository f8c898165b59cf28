import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arriveAtActivities, openPage } from '../../testing/activity-shop.tsx'

test('[R2.6] the home page has the search and every city to begin from', async () => {
  await arriveAtActivities()
  openPage('/activity')
  const cities = await screen.findByRole('region', { name: '60 cities to begin from' })
  const links = await within(cities).findAllByRole('link')
  expect(links).toHaveLength(10)
  expect(links[9]?.getAttribute('href')).toBe(
    '/activity/list?city=CITY9&cityName=City+9&from=2026-12-20&to=2026-12-26&people=2',
  )
  expect(screen.getByRole('form', { name: 'Search activities' })).toBeTruthy()
})

test('[R2.6] an address fills in the form', async () => {
  await arriveAtActivities()
  openPage('/activity?city=LIS&cityName=Lisbon&from=2026-12-20&to=2026-12-21&people=1-7')
  expect(((await screen.findByLabelText('From')) as HTMLInputElement).value).toBe('2026-12-20')
  expect(screen.getByRole('button', { name: /^Participants/ }).textContent).toBe('1 adult, 1 child')
})
