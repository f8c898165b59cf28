import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { chooseLook } from '../../session/preferences.ts'
import { arriveAtAirport, openPage } from '../../testing/flight-shop.tsx'
import { keepSearch } from '../form/recent.ts'

let desk: Awaited<ReturnType<typeof arriveAtAirport>>

beforeEach(async () => {
  desk = await arriveAtAirport()
  // nothing is ever scrolled here: all is near
  vi.stubGlobal('IntersectionObserver', undefined)
})

const day = (date: string, amount: number) => ({ date, from: { currencyCode: 'HKD', amount } })
const asked = () => desk.sent.filter(({ call }) => call.endsWith('/air/calendar')).map(({ body }) => body)
const popular = async (name = 'Popular from Hong Kong') => within(await screen.findByRole('region', { name }))

/** Answers to calendars wait until the test lets them go. */
function holdCalendars() {
  const shop = fetch
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    const answer = await shop(address, request)
    if (address.endsWith('/air/calendar')) await new Promise<void>((resolve) => waiting.push(resolve))
    return answer
  })
  return () => {
    for (const go of waiting.splice(0)) go()
  }
}

test('[R2.6, R5.2] eight ways from home, each with its cheapest day of the month, and a link that searches it', async () => {
  desk.days = [day('2026-12-03', 1980), day('2026-12-16', 1486), day('2026-12-17', 1500)]
  openPage('/air')
  expect(await screen.findByRole('heading', { level: 1, name: 'The world by air' })).toBeTruthy()
  const routes = await popular()
  await waitFor(() => expect(routes.getAllByText('HK$')).toHaveLength(8))
  const [tokyo] = routes.getAllByRole('link')
  expect(tokyo?.textContent).toBe('Hong Kong to TokyoWed 16 Decfrom HK$1,486.00')
  expect(tokyo?.getAttribute('href')).toBe(
    '/air/oneway?from=IATA-HKG&fromName=Hong+Kong&to=CITY-TYO&toName=Tokyo&depart=2026-12-16&adults=1',
  )
  expect(asked()[0]).toMatchObject({
    ...{ directionInd: 'OneWay', window: 'month' },
    travelerInfoSummary: { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 1 }] } },
  })
  expect(screen.getByText(/^One way for one adult on the cheapest day in December 2026/)).toBeTruthy()
})

test('two months are asked for at a time, a line stands where a price will be, and no price leads to the flights', async () => {
  const letGo = holdCalendars()
  await chooseLook({ currency: 'USD' })
  openPage('/air')
  const routes = await popular()
  await waitFor(() => expect(asked()).toHaveLength(2))
  const lines = () => routes.getAllByRole('link').filter((link) => link.querySelector('.skel'))
  expect(lines()).toHaveLength(8)
  await waitFor(() => {
    letGo()
    expect(routes.getAllByText('See flights')).toHaveLength(8)
  })
  expect(lines()).toHaveLength(0)
  expect(routes.getAllByRole('link')[0]?.getAttribute('href')).toContain('depart=2026-12-20')
})

test('home is where the last search began, named in the language spoken', async () => {
  const [from, to] = [
    { code: 'LHR', context: 'IATA', name: 'Heathrow' },
    { code: 'LIS', context: 'IATA', name: 'Lisbon' },
  ] as const
  keepSearch({
    ...{ trip: 'oneWay', adults: 2, children: [], infants: 0, cabin: 'Economy', nearby: false, flexible: false },
    legs: [{ from, to, date: '2026-12-15' }],
  })
  await switchLanguage('es')
  openPage('/air')
  const routes = await popular('Populares desde Londres')
  const names = routes.getAllByRole('link').map((link) => link.querySelector('.h3')?.textContent)
  expect(names[0]).toBe('Londres a Tokio')
  expect(names.at(-1)).toBe('Londres a Hong Kong')
})
