import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { arriveAtCounter, openPage, refusal, tripAddress } from '../../testing/package-shop.tsx'
import { packageState } from '../state.ts'

let desk: Awaited<ReturnType<typeof arriveAtCounter>>
/** Answers are kept for a while: each test searches for another child. */
let age = 0

beforeEach(async () => {
  age += 1
  desk = await arriveAtCounter()
})

const roomsPage = (rooms = `2-${age}`, more = '') => `/package/rooms?${tripAddress(rooms)}&flight=f1&hotel=2${more}`
const room = (name: string) => screen.findByRole('article', { name })
const summary = async () => within(await screen.findByRole('complementary', { name: 'Your package' }))
const goOn = async () =>
  new URL((await summary()).getByRole('link', { name: 'Continue' }).getAttribute('href') ?? '', 'http://shop.example')
const rows = (of: HTMLElement) => within(of).getAllByRole('row').slice(1)

test('[R7.30] every room on every plan: the difference, the trip, meals, cancellation, and rooms left where it is told', async () => {
  openPage(roomsPage())
  const double = await room('Superior Double')
  expect(desk.asked('/dynamicpkg/avail')).toEqual([
    expect.objectContaining({ requestType: 'RoomList', airQuoteID: 'f1', hotelQuoteID: '2' }),
  ])
  const [plain, breakfast] = rows(double)
  expect(plain?.textContent).toContain('Includedwhole trip HK$15,670.00')
  expect(plain?.textContent).toContain('No meals')
  expect(plain?.textContent).not.toContain('left')
  expect(breakfast?.textContent).toContain('+HK$250.00')
  expect(breakfast?.textContent).toContain('trip HK$15,920.00')
  expect(breakfast?.textContent).toContain('Breakfast included')
  expect(breakfast?.textContent).toContain('Free cancellation until')
  expect(breakfast?.textContent).toContain('1 room left')
})

test('the cheapest stands chosen; another one stands in the address and goes on with its handle', async () => {
  const { router } = openPage(roomsPage())
  await room('Superior Double')
  expect((await goOn()).searchParams.get('rph1')).toBe('double-1')
  fireEvent.click(within(await room('River Suite')).getByRole('button', { name: /Select/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ room1: 'STE~BB-F3-PN' }))
  const next = await goOn()
  expect([next.pathname, next.searchParams.get('rph1'), next.searchParams.get('was')]).toEqual([
    ...['/package/review', 'suite-1', 'HKD-17070'],
  ])
  expect(packageState.read().selectedPkgHotel).toMatchObject({ roomTypeCode: 'STE', ttiCode: '1002003' })
})

test('two rooms are chosen one after the other: what each costs more is put on top', async () => {
  openPage(roomsPage(`2-${age}_1`))
  const [first, second] = await screen.findAllByRole('tab')
  expect([first?.textContent, second?.textContent]).toEqual(['Room 1: 2 adults, 1 child', 'Room 2: 1 adult'])
  fireEvent.click(within(await room('River Suite')).getByRole('button', { name: /Select/ }))
  await waitFor(() => expect(second?.getAttribute('aria-selected')).toBe('true'))
  expect((await goOn()).searchParams.get('was')).toBe('HKD-17070')
  fireEvent.click(within(await room('River Suite')).getByRole('button', { name: /Select/ }))
  await waitFor(async () => expect((await goOn()).searchParams.get('was')).toBe('HKD-18470'))
  expect([(await goOn()).searchParams.get('rph1'), (await goOn()).searchParams.get('rph2')]).toEqual([
    'suite-1',
    'suite-2',
  ])
})

test('more of a kind than are left is said before it is tried', async () => {
  openPage(roomsPage(`2-${age}_1`, '&room1=DBL~BB-F3-PN&room2=DBL~BB-F3-PN'))
  await room('Superior Double')
  const sum = await summary()
  expect(await sum.findByText(/^Superior Double: only 1 is left/)).toBeTruthy()
  expect(sum.queryByRole('link', { name: 'Continue' })).toBeNull()
})

test('a flight that has run out leads to a search that keeps flight, hotel and room', async () => {
  desk.avail = () => refusal(409, 'This price has expired. Check the price again.')
  openPage(roomsPage(undefined, '&pick=LV1.20261215~LV2.20261227&room1=STE~BB-F3-PN'))
  expect((await screen.findByRole('alert')).textContent).toContain('This price has expired.')
  const { pathname, searchParams } = new URL(
    screen.getByRole('link', { name: 'Search again' }).getAttribute('href') ?? '',
    'http://shop.example',
  )
  expect([pathname, searchParams.get('flight'), searchParams.get('pick'), searchParams.get('hotel')]).toEqual([
    ...['/package/hotels', null, 'LV1.20261215~LV2.20261227', '2'],
  ])
  expect(searchParams.get('room1')).toBe('STE~BB-F3-PN')
})

test('without flight and hotel there are no rooms yet', async () => {
  openPage(`/package/rooms?${tripAddress()}`)
  expect(await screen.findByRole('heading', { name: 'Nothing is chosen yet' })).toBeTruthy()
})
