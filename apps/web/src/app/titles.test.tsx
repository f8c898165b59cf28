import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { railState } from '../rail/state.ts'
import { accountState } from '../session/account-state.ts'
import { arriveAtActivities, detailPage as tourPage, listPage as toursPage } from '../testing/activity-shop.tsx'
import { arrive as arriveAtBookings, details, openDesk as openBookings } from '../testing/booking-shop.tsx'
import { arriveAtDesks, ratePage, rental } from '../testing/car-shop.tsx'
import { arrive as arriveAtCart, item, openShop } from '../testing/cart-shop.tsx'
import { booking, donePage, held, openDesk, payPage } from '../testing/checkout-desk.tsx'
import { arriveAtAirport, multiCity, oneWay, roundTrip } from '../testing/flight-shop.tsx'
import { arriveAtHotels, lisbonList } from '../testing/hotel-list-shop.tsx'
import { arriveAtCounter, tripAddress } from '../testing/package-shop.tsx'
import { arriveByRail, openRail } from '../testing/rail-shop.tsx'
import { arriveAtHouse, detailPage, guestsPage } from '../testing/room-shop.tsx'
import { extrasPage, openSeatDesk } from '../testing/seat-shop.tsx'
import { arriveAtStation, parisZurich } from '../testing/train-shop.tsx'
import { arriveAtDrivers, listPage as ridesPage } from '../testing/transfer-shop.tsx'
import { makeRouter } from './router.tsx'

beforeEach(async () => {
  await switchLanguage('en')
})

function open(address: string): void {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={makeRouter()} />)
}

const offer = {
  id: 'spring',
  title: 'Spring by rail',
  imageUrl: '/x.svg',
  startDate: '2026-12-01',
  endDate: '2026-12-20',
}
const pass = {
  ...{ label: 'Benelux Pass', region: 'BENELUX', passType: 'FLEXIBLE', countries: ['BE'], includes: [] },
  ...{ earliestDate: '2026-11-15', latestDate: '2027-10-15' },
  fareOptions: [
    {
      ...{ rph: 'p3', class: '2', validity: 'P3D', within: 'P1M', currencyCode: 'EUR', amount: 150, conditions: [] },
      ...{ sellingCurrencyCode: 'HKD', sellingAmount: 1500, passengers: [{ code: 'ADULT', quantity: 2 }] },
      expiredDateTime: new Date(Date.now() + 30 * 60_000).toISOString(),
    },
  ],
}
const leg = 'UIC-8768600~Paris~UIC-8503000~Zürich~2026-12-15'
const ticket = { originStation: 'Paris Gare de Lyon', destinationStation: 'Zürich HB' }

async function arriveByRailWith(state: Parameters<typeof railState.write>[0] = {}): Promise<void> {
  await arriveByRail()
  const customer = { success: true, id: 'u1', userType: 'B2C', permissions: [] }
  openRail({
    'own-info': () => customer,
    spring: () => offer,
    'fare-quote': () => ({ success: true, correlationID: 'quote', fareInfos: [pass] }),
  })
  accountState.write({ logedIn: true })
  railState.write(state)
}

async function arriveWithOrder(...items: Parameters<typeof openDesk>): Promise<void> {
  await arriveAtCart()
  openShop()
  openDesk(...items)
}

const bought = (id: string) => booking(id, { status: 'Ticketed', paymentStatus: 'Captured' })
const passAddress = 'region=BENELUX&start=2026-12-15&adults=2&seniors=0&type=FLEXIBLE&class=2&validity=P3D&within=P1M'
const packageAddress = `${tripAddress()}&flight=f1&pick=LV1.20261215~LV2.20261227&hotel=2&room1=DBL~RO-NR-PN&rph1=double-1`

interface Named {
  route: string
  address: string
  title: string
  arrive(): Promise<unknown>
}

/** What each page shows is known from its address or from the server's answer: then the tab says it. */
const named: readonly Named[] = [
  {
    route: '/cart',
    address: '/cart',
    title: 'Cart · 2 items',
    arrive: () => arriveAtCart().then(() => openShop(item('a'), item('b'))),
  },
  {
    route: '/cart/book',
    address: '/cart/book?order=order-1',
    title: 'Who is travelling? · Paris – Zürich',
    arrive: () => arriveWithOrder(booking('a')),
  },
  { route: '/cart/book', address: payPage, title: 'Pay · Paris – Zürich', arrive: () => arriveWithOrder(held('a')) },
  {
    route: '/cart/book',
    address: payPage,
    title: 'Pay · 2 items',
    arrive: () => arriveWithOrder(held('a'), held('b')),
  },
  {
    route: '/cart/book',
    address: donePage,
    title: 'Booked: Paris – Zürich',
    arrive: () => arriveWithOrder(bought('a')),
  },
  {
    route: '/cart/book',
    address: donePage,
    title: '2 items are booked',
    arrive: () => arriveWithOrder(bought('a'), bought('b')),
  },
  {
    route: '/cart/book',
    address: donePage,
    title: '1 item is held for you · Paris – Zürich',
    arrive: () => arriveWithOrder(held('a')),
  },
  {
    route: '/rail/trains',
    address: parisZurich,
    title: 'Paris – Zürich HB · Tue 15 Dec · Trains',
    arrive: arriveAtStation,
  },
  {
    route: '/rail/travellers',
    address: '/rail/travellers?out=o1',
    title: 'Who is travelling? · Paris Gare de Lyon – Zürich HB',
    arrive: () => arriveByRailWith({ selectedOutboundTicket: ticket as never }),
  },
  {
    route: '/rail/passOptions',
    address: `/rail/passOptions?${passAddress}`,
    title: 'Benelux Pass',
    arrive: arriveByRailWith,
  },
  {
    route: '/rail/passDetails',
    address: `/rail/passDetails?${passAddress}`,
    title: 'Benelux Pass · First day',
    arrive: arriveByRailWith,
  },
  {
    route: '/rail/passOrTickets',
    address: `/rail/passOrTickets?adults=2&seniors=0&legs=${encodeURIComponent(JSON.stringify([leg]))}`,
    title: 'Pass or tickets? · Paris – Zürich',
    arrive: arriveByRailWith,
  },
  { route: '/rail/promotion', address: '/rail/promotion?id=spring', title: 'Spring by rail', arrive: arriveByRailWith },
  {
    route: '/air/oneway',
    address: oneWay,
    title: 'Hong Kong – Lisbon · Tue 15 Dec · Flights',
    arrive: arriveAtAirport,
  },
  {
    route: '/air/roundtrip',
    address: roundTrip,
    title: 'Hong Kong – Lisbon · Tue 15 Dec · Flights',
    arrive: arriveAtAirport,
  },
  {
    route: '/air/multicity',
    address: multiCity,
    title: 'Hong Kong – Lisbon · Tue 15 Dec · Flights',
    arrive: arriveAtAirport,
  },
  {
    route: '/air/extras',
    address: extrasPage(),
    title: 'Seats and bags · Hong Kong – Lisbon',
    arrive: () => arriveAtAirport().then(openSeatDesk),
  },
  { route: '/hotel/list', address: lisbonList(6), title: 'Hotels in Lisbon · 15 – 20 Dec', arrive: arriveAtHotels },
  { route: '/hotel/detail', address: detailPage(), title: 'Casa do Cais · Lisbon', arrive: arriveAtHouse },
  { route: '/hotel/guests', address: guestsPage(), title: 'Who is staying? · Casa do Cais', arrive: arriveAtHouse },
  {
    route: '/activity/list',
    address: toursPage('1-7'),
    title: 'Activities in Lisbon · 20 – 26 Dec',
    arrive: arriveAtActivities,
  },
  {
    route: '/activity/detail',
    address: tourPage('1-7'),
    title: 'Sea caves by kayak · Lisbon',
    arrive: arriveAtActivities,
  },
  {
    route: '/carrental/list',
    address: `/carrental/list?${rental()}`,
    title: 'Cars: Lisbon Airport · 23 – 26 Dec',
    arrive: arriveAtDesks,
  },
  {
    route: '/carrental/rate',
    address: ratePage(),
    title: 'Volkswagen Golf or similar · Compact',
    arrive: arriveAtDesks,
  },
  {
    route: '/cartransfer/list',
    address: ridesPage(),
    title: 'Lisbon Airport to Casa do Cais · Sun 20 Dec · Transfers',
    arrive: arriveAtDrivers,
  },
  {
    route: '/package/hotels',
    address: `/package/hotels?${tripAddress()}`,
    title: 'Flight and hotel in Lisbon · Hong Kong – Lisbon · 15 – 27 Dec',
    arrive: arriveAtCounter,
  },
  {
    route: '/package/flights',
    address: `/package/flights?${packageAddress}`,
    title: 'Flights to Lisbon for your hotel · Hong Kong – Lisbon · 15 – 27 Dec',
    arrive: arriveAtCounter,
  },
  {
    route: '/package/rooms',
    address: `/package/rooms?${packageAddress}`,
    title: 'Rooms: Casa do Cais · Hong Kong – Lisbon · 15 – 27 Dec',
    arrive: arriveAtCounter,
  },
  {
    route: '/package/review',
    address: `/package/review?${packageAddress}`,
    title: 'Review your package · Hong Kong – Lisbon · 15 – 27 Dec',
    arrive: arriveAtCounter,
  },
  {
    route: '/booking/rail',
    address: '/booking/rail',
    title: 'Bookings · Rail ticket',
    arrive: () => arriveAtBookings().then(() => openBookings()),
  },
  {
    route: '/booking/$product',
    address: '/booking/hotel',
    title: 'Bookings · Hotel',
    arrive: () => arriveAtBookings().then(() => openBookings()),
  },
  ...['/booking/rail/view', '/booking/$product/view', '/booking/view'].map((route) => ({
    route,
    address: `${route.replace('$product', 'hotel')}?id=PTL-7F3K2Q`,
    title: 'Paris – Zürich · PTL-7F3K2Q',
    arrive: () => arriveAtBookings().then(() => openBookings()),
  })),
  {
    route: '/booking/guest',
    address: '/booking/guest?code=abc',
    title: 'Paris – Zürich · PTL-7F3K2Q',
    arrive: () =>
      arriveAtBookings().then(() =>
        openBookings({
          'guest-access': () => ({ success: true, bookingId: 'b1' }),
          details: () => details({ standing: 'manage' }),
        }),
      ),
  },
]

/** Forms, lists of everything and pages about the shop itself: the name of the page is all there is to say. */
const ofNothing = [
  '/',
  '/account/accounts',
  '/activity',
  '/air',
  '/booking',
  '/booking/work',
  '/carrental',
  '/cartransfer',
  '/confirm-email',
  '/cruise',
  '/explore',
  '/forgot-password',
  '/holiday',
  '/hotel',
  '/insurance',
  '/login',
  '/logout',
  '/package',
  '/privacy',
  '/profile',
  '/profile/password',
  '/rail',
  '/rail/passes',
  '/rail/ticket',
  '/register',
  '/reset-password',
  '/sso',
  '/terms',
  '/trip',
  '/vip',
  '/visa',
]

test('[B13] every route either shows a thing, whose name is in the title, or none', () => {
  const routes = Object.keys(makeRouter().routesByPath).filter((path) => path !== '/dev/ui')
  expect([...new Set([...named.map(({ route }) => route), ...ofNothing])].sort()).toEqual(routes.sort())
})

test.each(named)('[B13] $address is called $title', async ({ address, title, arrive }) => {
  await arrive()
  open(address)
  // Between two days Intl sets a narrow space.
  await waitFor(() => expect(document.title.replace(/\s/g, ' ')).toBe(`${title} · Portolan`))
})

test('[B13] a page that is not there says so in its title, in the language of its reader', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false }))
  open('/nowhere')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toBe('There is no such page · Portolan'))
  cleanup()
  await switchLanguage('fr')
  open('/nowhere')
  await waitFor(() => expect(document.title).toMatch(/^Cette page n’existe pas · Portolan$/))
})
