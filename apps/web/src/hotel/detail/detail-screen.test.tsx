import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { buyers, employee, watchBuyers } from '../../testing/people.ts'
import { never, roomStay } from '../../testing/room-offer.ts'
import { arriveAtHouse, detailPage, type House, openPage, refusal, sentTo } from '../../testing/room-shop.tsx'

let desk: House

beforeEach(async () => {
  desk = await arriveAtHouse()
})

async function open(address = detailPage()) {
  const page = openPage(address)
  await screen.findByRole('heading', { level: 1, name: 'Casa do Cais' })
  return page
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const summary = () => within(screen.getByRole('complementary', { name: 'Your stay' }))
const summed = () => screen.getByRole('complementary', { name: 'Your stay' }).textContent ?? ''
const region = (name: string) => within(screen.getByRole('region', { name }))
const bare = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '')

test('[R2.6, R7.22, R7.23] rooms and description are asked for by the house and the stay of the address', async () => {
  await open(detailPage('2-6_1'))
  await card('Superior Double')
  expect(sentTo(desk, 'description')[0]?.body).toMatchObject({
    hotelDescriptiveInfos: { hotelDescriptiveInfoList: [{ ttiCode: '1002003' }] },
  })
  expect(sentTo(desk, 'hotel/avail')[0]?.body).toEqual({
    availRequestSegments: {
      availRequestSegmentList: [
        {
          responseType: 'PropertyRateList',
          stayDateRange: { start: '2026-12-15', end: '2026-12-18' },
          roomStayCandidates: {
            roomStayCandidateList: [
              {
                ...{ rph: '1', quantity: 1 },
                guestCounts: {
                  guestCountList: [
                    { ageQualifyingCode: '10', count: 2 },
                    { ageQualifyingCode: '8', count: 1, age: 6 },
                  ],
                },
              },
              {
                ...{ rph: '2', quantity: 1 },
                guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 1 }] },
              },
            ],
          },
          hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ ttiCode: '1002003' }] }] },
        },
      ],
    },
  })
})

test('[R3.8] both names, stars, rating, address, words, amenities, rules and a map of the house', async () => {
  await open()
  await card('Superior Double')
  expect(screen.getByText('碼頭之家').closest('[lang]')?.getAttribute('lang')).toBe('zh-HK')
  expect(screen.getByRole('img', { name: '4 stars' })).toBeTruthy()
  expect(screen.getByText('Excellent')).toBeTruthy()
  expect(screen.getByText('Rated 8.8 of 10')).toBeTruthy()
  expect(screen.getAllByText('Rua da Prata 52, 1100-419 Lisbon').length).toBeGreaterThan(0)
  const overview = region('Overview')
  for (const text of ['A merchant’s house on the lower town’s grid.', 'Free Wi-Fi', 'Roof pool', 'Amenities'])
    expect(overview.getByText(text)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Map: Casa do Cais' })).toBeTruthy()
  expect(region('Policies').getByText('On request.')).toBeTruthy()
  expect(region('Policies').getByText('from 15:00')).toBeTruthy()
})

test('the pictures are opened and turned by the keyboard, round and round', async () => {
  await open()
  const [first] = region('Pictures').getAllByRole('button')
  expect(
    within(first as HTMLElement)
      .getByRole('img')
      .getAttribute('alt'),
  ).toBe('Street front (illustration)')
  fireEvent.click(screen.getByRole('button', { name: 'All 3 pictures' }))
  const viewer = within(await screen.findByRole('dialog', { name: 'Casa do Cais' }))
  const at = () => viewer.getByRole('status').textContent
  const key = (name: string) => fireEvent.keyDown(viewer.getByRole('button', { name: 'Close' }), { key: name })
  expect(at()).toBe('Picture 1 of 3Street front (illustration)')
  key('ArrowRight')
  expect(at()).toBe('Picture 2 of 3Superior Double (illustration)')
  key('End')
  expect(at()).toContain('Picture 3 of 3')
  key('ArrowRight')
  expect(at()).toContain('Picture 1 of 3')
  fireEvent.click(viewer.getByRole('button', { name: 'Previous picture' }))
  expect(at()).toContain('Picture 3 of 3')
})

test('[R3.9, R4.7] each rate says cancellation on both clocks or Non-Cancelable, meals, payment and the tax of the desk', async () => {
  desk.stays = [
    roomStay({ handle: 'h1', left: 2 }),
    roomStay({ handle: 'h2', plan: 'RO-NR-PN', meals: { breakfast: false }, penalties: never, total: 2430 }),
    roomStay({ handle: 'h3', kind: 'STE', total: 6030, change: { isAlternate: true } }),
  ]
  await open()
  const room = await card('Superior Double')
  const rows = room.getAllByRole('row').slice(1)
  const texts = rows.map(({ textContent }) => bare(textContent))
  expect(texts[0], 'the cheapest first').toContain('Non-CancelableNo meals')
  expect(texts[1]).toContain('Free cancellation until')
  expect(texts[1]).toContain('Breakfast included')
  expect(texts[1]).toContain('Prepay online')
  expect(texts[1]).toContain('City tax of HK$60.00 included, paid at the hotel')
  expect(texts[1]).toContain('3,030.003 nights, taxes included2 rooms left')
  expect(texts[0]).not.toContain('left')
  expect(texts[1]).toContain('Free cancellation until 12 Dec 2026, 18:00 Lisbon time')
  expect((await card('River Suite')).getByText('Alternative room')).toBeTruthy()
  expect(room.queryByText('Alternative room')).toBeNull()
  expect(room.getByText('1 king bed · 24 m²')).toBeTruthy()
  expect(room.getByText('Up to 2 adults, 1 child')).toBeTruthy()
})

test('who pays where: a deposit now, or all of it at the hotel', async () => {
  const [plan] = roomStay({ handle: 'x' }).ratePlans
  const unpaid = plan ? [{ ...plan, prepaidIndicator: false }] : []
  desk.stays = [
    roomStay({ handle: 'h1', change: { ratePlans: unpaid, payAtProperty: { currencyCode: 'HKD', amount: 2121 } } }),
    roomStay({
      handle: 'h2',
      kind: 'TWN',
      change: { ratePlans: unpaid, payAtProperty: { currencyCode: 'HKD', amount: 3030 } },
    }),
  ]
  await open()
  expect((await card('Superior Double')).getByText('Deposit now, the rest at the hotel')).toBeTruthy()
  const twin = await card('Garden Twin')
  expect(twin.getByText('Pay at the hotel')).toBeTruthy()
  expect(twin.queryByText(/^City tax of/), 'all is paid there').toBeNull()
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  expect(summed()).toContain('Paid nowHK$909.00Paid on the spotHK$2,121.00')
})

test('[B10] the row of a deposit says when the hotel takes the rest, as the hotel’s own rules do', async () => {
  const [plan] = roomStay({ handle: 'x' }).ratePlans
  const unpaid = plan ? [{ ...plan, prepaidIndicator: false }] : []
  const payAtProperty = { currencyCode: 'HKD', amount: 2121 }
  desk.stays = [roomStay({ handle: 'h1', change: { ratePlans: unpaid, payAtProperty, restDueOn: '2026-12-08' } })]
  await open()
  const room = await card('Superior Double')
  expect(room.getByText('Deposit now, the hotel takes the rest on Tue 8 Dec')).toBeTruthy()
  expect(room.queryByText('Deposit now, the rest at the hotel')).toBeNull()
})

test('the price by night, every tax and the discount come to the total', async () => {
  await open()
  const room = await card('Superior Double')
  const lines = [...(room.getByText('Price by night and rules').closest('details')?.querySelectorAll('dl > div') ?? [])]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    ...['Tue 15 DecHK$1,000.00', 'Wed 16 DecHK$1,000.00', 'Thu 17 DecHK$1,000.00'],
    ...['City tax, paid at the hotelHK$60.00', 'Discount−HK$30.00', 'TotalHK$3,030.00'],
  ])
  expect(room.getByText('Breakfast from 7 to 10.')).toBeTruthy()
})

test('one room: chosen, it is reserved under its handle, with the price that was seen', async () => {
  const { router } = await open()
  const room = await card('Superior Double')
  expect(summary().getByText('No room chosen yet')).toBeTruthy()
  expect(summary().getByRole<HTMLButtonElement>('button', { name: 'Reserve' }).disabled).toBe(true)
  expect(summary().getByText('Choose a room first.')).toBeTruthy()
  fireEvent.click(room.getByRole('button', { name: /^Select/ }))
  expect(room.getByRole('button', { name: /^Selected/ })).toBeTruthy()
  expect(summed()).toContain('TotalHK$3,030.00Taxes and fees includedPaid nowHK$2,970.00Paid on the spotHK$60.00')
  expect(summed()).toContain('Free cancellation')
  fireEvent.click(summary().getByRole('link', { name: 'Reserve' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/hotel/guests'))
  expect(router.state.location.search).toMatchObject({ hotel: 1002003, rph1: 'h1', was: 'HKD-3030', rooms: '2-6' })
})

const twoRooms = () => [
  roomStay({ handle: 'a1', left: 1 }),
  roomStay({ handle: 'a2', kind: 'TWN', total: 3330.1 }),
  roomStay({ handle: 'b1', place: '2', left: 1, total: 3000.2 }),
  roomStay({ handle: 'b2', place: '2', kind: 'TWN', total: 3300 }),
]

test('several rooms of different kinds: one after the other, summed to the cent', async () => {
  desk.stays = twoRooms()
  const { router } = await open(detailPage('2-6_1'))
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Room 1: 2 adults, 1 child', 'Room 2: 1 adult'])
  fireEvent.click((await card('Garden Twin')).getByRole('button', { name: /^Select/ }))
  expect(screen.getAllByRole('tab')[1]?.getAttribute('aria-selected'), 'the next that has nothing').toBe('true')
  expect(summed()).toContain('So farHK$3,330.10')
  expect(summary().getByText('Choose a rate for every room first.')).toBeTruthy()
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  expect(summed()).toContain('TotalHK$6,330.30')
  fireEvent.click(summary().getByRole('link', { name: 'Reserve' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ rph1: 'a2', rph2: 'b1', was: 'HKD-6330.3' }))
})

test('more of a kind than are left is said before the house has to refuse it', async () => {
  desk.stays = twoRooms()
  await open(detailPage('2-6_1'))
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  expect(summary().getByText('Superior Double: only 1 is left. Choose another for one of your rooms.')).toBeTruthy()
  expect(summary().queryByRole('link', { name: 'Reserve' })).toBeNull()
})

test('[R4.3] into the cart as rooms of a hotel, with the page that found them', async () => {
  const { router } = await open()
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  fireEvent.click(summary().getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(desk.cart).toMatchObject([
    {
      ...{ productType: 'hotel', correlationID: 'c-9', rphs: ['h1'] },
      searchInputValues: { city: 'LIS', checkIn: '2026-12-15', hotel: 1002003 },
    },
  ])
})

test('[R4.7] no room stays: the result is empty, and it says what to do next', async () => {
  desk.stays = []
  await open()
  const empty = await screen.findByRole('heading', { name: 'No rooms for these dates.' })
  expect(empty).toBeTruthy()
  const [, change] = screen.getAllByRole('link', { name: 'Change dates or rooms' })
  expect(change?.getAttribute('href')).toContain('/hotel?city=LIS')
  expect(screen.getByRole('link', { name: 'Back to the hotels' }).getAttribute('href')).toContain(
    '/hotel/list?city=LIS',
  )
  expect(screen.queryByRole('complementary', { name: 'Your stay' })).toBeNull()
})

test('a slow supplier is waited for with the house already there; a failing one is asked again', async () => {
  let answer = () => {}
  desk.wait = new Promise((resolve) => {
    answer = resolve
  })
  desk.avail = refusal(504, 'Request timeout, please try again.')
  await open()
  expect(await screen.findByText('Asking for rooms and prices')).toBeTruthy()
  expect(region('Overview')).toBeTruthy()
  answer()
  expect((await screen.findByRole('alert')).textContent).toContain('Request timeout, please try again.')
  expect(screen.getByRole('alert').textContent).toContain('Your dates and rooms are kept.')
  desk.avail = undefined
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  await card('Superior Double')
})

test('[F11] [R8.4] rooms that fail without a word are a failure, and not a hotel without rooms', async () => {
  desk.avail = () => Response.json({ success: false, roomStays: { roomStayList: [] }, errors: { errors: [] } })
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
})

test('without its description the house is still sold, by what its rooms say of it', async () => {
  desk.description = refusal(503, 'Away.')
  await open(detailPage('2-6', '1002004'))
  await card('Superior Double')
  expect(screen.getByText('碼頭之家')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Overview' })).toBeNull()
})

test('a house that nobody knows leads back to the hotels of the city', async () => {
  desk.description = refusal(404, 'No such hotel.')
  desk.stays = []
  openPage(detailPage('2-6', '9'))
  expect(await screen.findByRole('heading', { name: 'We do not know this hotel' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the hotels' }).getAttribute('href')).toContain('city=LIS')
})

test('prices that have run out are asked for again, and the choice is kept under the new handles', async () => {
  await open()
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  desk.stays = [roomStay({ handle: 'n1', total: 3060, change: { expiredDateTime: '2026-11-20T09:00:00Z' } })]
  vi.setSystemTime(Date.parse('2026-11-20T08:20:00Z'))
  const again = await waitFor(() => summary().getByRole('button', { name: 'Search again' }))
  expect(summary().getByText('The prices have expired.')).toBeTruthy()
  expect(summary().queryByRole('link', { name: 'Reserve' })).toBeNull()
  fireEvent.click(again)
  await waitFor(() => expect(summed()).toContain('TotalHK$3,060.00'))
  expect(summary().getByRole('link', { name: 'Reserve' }).getAttribute('href')).toContain('rph1=n1')
})

test('a reload finds what was chosen', async () => {
  await open()
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  cleanup()
  await open()
  expect((await card('Superior Double')).getByRole('button', { name: /^Selected/ })).toBeTruthy()
})

test('[R6.2] whoever buys may reserve; an employee without hotel:book sees the rooms and reads why not', async () => {
  desk = await arriveAtHouse(employee('hotel:view'))
  await open()
  fireEvent.click((await card('Superior Double')).getByRole('button', { name: /^Select/ }))
  expect(summary().getByText('You do not have permission to book this.')).toBeTruthy()
  expect(watchBuyers('hotel', () => summary().queryByRole('link', { name: 'Reserve' }) !== null)).toEqual(buyers)
})

test('[R2.6] an address without a stay leads to the search', async () => {
  openPage('/hotel/detail?hotel=1002003')
  expect(await screen.findByRole('heading', { name: 'No stay chosen yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search hotels' }).getAttribute('href')).toContain('/hotel')
})

test('in Arabic the arrow to the left goes on to the next picture', async () => {
  openPage(detailPage())
  await screen.findByRole('heading', { level: 1, name: 'Casa do Cais' })
  await switchLanguage('ar')
  document.documentElement.style.direction = 'rtl'
  fireEvent.click(await screen.findByRole('button', { name: /^كل الصور/ }))
  const viewer = within(await screen.findByRole('dialog'))
  fireEvent.keyDown(viewer.getByRole('button', { name: 'الصورة التالية' }), { key: 'ArrowLeft' })
  expect(viewer.getByRole('status').textContent).toContain('الصورة 2 من 3')
  document.documentElement.style.direction = ''
})
