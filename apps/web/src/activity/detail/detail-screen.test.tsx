import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { cartState } from '../../session/cart-state.ts'
import { departure, hkd, runs, tourInfo } from '../../testing/activity-offer.ts'
import { type ActivityDesk, arriveAtActivities, detailPage, openPage, refused } from '../../testing/activity-shop.tsx'
import { buyers, employee, watchBuyers } from '../../testing/people.ts'
import { activityState } from '../state.ts'

let desk: ActivityDesk

beforeEach(async () => {
  desk = await arriveAtActivities()
})

const days = [runs(16, 346.5), runs(17, 346.5), runs(19, 382, 1), runs(20, 382, 0), runs(22, 382), runs(24, 420, 3)]
const open = async (people = '2', more?: string) => {
  desk.tours = [tourInfo({ days })]
  const page = openPage(detailPage(people, more))
  await screen.findByRole('heading', { level: 1, name: 'Sea caves by kayak' })
  return page
}
const summary = () => within(screen.getByRole('complementary', { name: 'Your booking' }))
const total = () => summary().getByText('Total').parentElement?.textContent
const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const reserve = (places: string) => summary().findByRole<HTMLButtonElement>('button', { name: `Reserve ${places}` })
const step = (who: string, way: 'more' | 'fewer') =>
  fireEvent.click(screen.getByRole('button', { name: `${who}: one ${way}` }))
const ready = (places = '2 places') => waitFor(async () => expect((await reserve(places)).disabled).toBe(false))

test('[R2.6, R7.20] the month shows what an adult pays on each day, which are full and which nearly are', async () => {
  await open()
  await ready()
  expect(desk.asked('Days')[0]).toMatchObject({ schedule: { start: '2026-12-01', end: '2026-12-31' } })
  expect(day(/^Wednesday, 16 December 2026, HK\$346\.50 an adult$/).disabled).toBe(false)
  expect(day(/^Saturday, 19 December 2026, .* 1 left$/).disabled).toBe(true)
  expect(day(/^Sunday, 20 December 2026, .* full$/).disabled).toBe(true)
  expect(day(/^Thursday, 24 December 2026, .* 3 left$/).disabled).toBe(false)
  expect(screen.queryByRole('button', { name: /^Friday, 18 December/ })).toBeNull()
  expect(day(/^Tuesday, 22 December/).getAttribute('aria-pressed')).toBe('true')
  const fares = within(screen.getByRole('list', { name: 'Adult price by day' }))
  expect(fares.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    ...['16 – 17 DecHK$346.50', '19 – 20 DecHK$382.00', '22 DecHK$382.00', '24 DecHK$420.00'],
  ])
})

test('[R3.12] the state holds the tour and one item for each group', async () => {
  await open()
  await ready()
  const { activityDetail, necessaryInfoDetailList: list } = activityState.read()
  expect(activityDetail?.basicInfo.tourActivityID).toBe('LIS-01')
  expect(list.map(({ groupRph, cancelPolicy }) => [groupRph, cancelPolicy])).toEqual([['morning', '2026-12-20']])
  expect(list[0]?.fareList).toHaveLength(4)
})

test('who pays what, the total of the server, the deadline by the clock of its place, good to know and the starting point', async () => {
  await open('2-7')
  await ready('3 places')
  expect(desk.asked('Departures')[0]).toMatchObject({
    schedule: { start: '2026-12-22', end: '2026-12-22' },
    participantCounts: [
      { qualifierInfo: 'Adult', quantity: 2 },
      { qualifierInfo: 'Child', quantity: 1, ages: [7] },
    ],
  })
  expect(total()).toBe('TotalHK$1,018.00')
  const lines = summary().getByText('Total').closest('dl')?.textContent
  expect(lines).toContain('2 adults × HK$382.00HK$764.00')
  expect(lines).toContain('1 child × HK$254.00HK$254.00')
  expect(summary().getByText('Free cancellation to 20 Dec 2026, 09:30 Lisbon time')).toBeTruthy()
  expect(screen.getByText('Kayak and vest')).toBeTruthy()
  expect(screen.getByText('Transport from Lisbon')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Map: Praia do Ouro' })).toBeTruthy()
  expect(screen.getByText(/It ends here: Porto de Abrigo\./)).toBeTruthy()
})

test('groups at their hours: the cheapest is taken first, a full one cannot be, and the choice stands in the address', async () => {
  desk.departures = () =>
    tourInfo({
      groups: [
        departure({
          rph: 'private',
          groupCode: 'PRIVATE',
          groupName: 'Private boat',
          pricingType: 'PerGroup',
          price: hkd(2340),
        }),
        departure(),
        departure({ rph: 'noon', start: '2026-12-22T13:00:00', end: '2026-12-22T16:00:00', availableQty: 1 }),
      ],
    })
  await open()
  await ready()
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
  expect(radio(/09:30.*Shared group/).checked).toBe(true)
  expect(radio(/13:00/).disabled).toBe(true)
  fireEvent.click(radio(/Private boat/))
  await waitFor(() => expect(total()).toBe('TotalHK$2,340.00'))
  expect(window.location.search).toContain('time=09%3A30&group=PRIVATE')
  expect(summary().getByText('The whole group, 2 participants')).toBeTruthy()
})

test('[R5.1] another party is priced by the server anew; a child without an age and a child alone are not asked for', async () => {
  await open('1')
  await ready('1 place')
  expect(total()).toBe('TotalHK$382.00')
  step('Children', 'more')
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect((await reserve('1 place')).disabled).toBe(true)
  expect(desk.asked('Departures')).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Age of child 1'), { target: { value: '4' } })
  await waitFor(() => expect(total()).toBe('TotalHK$636.00'))
  expect(desk.asked('Departures').at(-1)?.participantCounts[1]).toEqual({
    ...{ qualifierInfo: 'Child', quantity: 1, ages: [4] },
  })
  expect(window.location.search).toContain('people=1-4')
  step('Adults', 'fewer')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await reserve('2 places')).disabled).toBe(true)
  expect(desk.asked('Departures')).toHaveLength(2)
})

test('[R8.11] what the server has against the party stands with the participants, and the page stays', async () => {
  await open('2')
  await ready()
  desk.days = () => refused('/tourActivity/participantCounts', 'No group takes so many.')
  desk.departures = () => refused('/tourActivity/participantCounts', 'No group takes so many.')
  step('Adults', 'more')
  expect((await screen.findByRole('alert')).textContent).toBe('No group takes so many.')
  expect(screen.getByRole('heading', { level: 1, name: 'Sea caves by kayak' })).toBeTruthy()
  expect(summary().queryByText('Total')).toBeNull()
})

test('[R8.11] a day out of season and one whose departures are gone are told where the day is chosen', async () => {
  desk.departures = () => refused('/tourActivity/schedule/start', 'All departures of this day have left.')
  await open('2', '&day=2026-12-17')
  expect(await screen.findByText('All departures of this day have left.')).toBeTruthy()
  desk.days = ({ schedule }) =>
    schedule.start.startsWith('2027-01') ? refused('/tourActivity/schedule/start', 'It does not run then.') : undefined
  fireEvent.click(screen.getByRole('button', { name: 'Later month' }))
  expect(await screen.findByText('It does not run then.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Earlier month' }))
  expect(await screen.findByRole('button', { name: /^Tuesday, 22 December/ })).toBeTruthy()
})

test('[R1.1] reserving puts the offer into the cart by its handle and opens the checkout of it', async () => {
  const { router } = await open()
  await ready()
  fireEvent.click(await reserve('2 places'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/book'))
  expect(router.state.location.search).toMatchObject({ order: 'order-1' })
  expect(desk.cart[0]).toMatchObject({
    ...{ productType: 'activity', rphs: ['morning'], correlationID: 'c-7' },
    searchInputValues: { tour: 'LIS-01', day: '2026-12-22', time: '09:30', group: 'SHARED', people: 2 },
  })
  expect(desk.to('/checkout/initiate')[0]?.body).toMatchObject({ cartItemIds: ['item-1'] })
})

test('adding to the cart stays on the page', async () => {
  const { router } = await open()
  await ready()
  fireEvent.click(summary().getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(desk.cart).toHaveLength(1))
  expect(router.state.location.pathname).toBe('/activity/detail')
})

test('a price that ran out is asked for again, and another one is told as old to new', async () => {
  desk.departures = () => tourInfo({ groups: [departure({ expiredDateTime: '2026-11-20T08:00:02.000Z' })] })
  await open()
  await ready()
  act(() => void vi.setSystemTime(Date.parse('2026-11-20T08:10:00Z')))
  const again = await summary().findByRole('button', { name: 'Ask again' }, { timeout: 5000 })
  desk.departures = () => tourInfo({ groups: [departure({ rph: 'later', price: hkd(800) })] })
  fireEvent.click(again)
  await waitFor(() => expect(total()).toBe('TotalHK$800.00'))
  expect(summary().getByText('Was').textContent).toContain('HK$764.00')
  expect((await reserve('2 places')).disabled).toBe(false)
})

const planned = (start: string, end: string) => {
  const item = {
    ...{
      id: 'i9',
      productType: 'transfer',
      rphs: ['t'],
      addedAt: '2026-11-20T07:00:00Z',
      expired: false,
      expireIn: 20,
    },
    ...{ expiredDateTime: '2026-11-21T08:00:00Z', price: { currencyCode: 'HKD', totalAmount: 1 } },
    display: { title: 'Transfer to the airport', lines: [], start, end },
  }
  cartState.write({ goods: [JSON.stringify(item)], status: 'ready' as never })
}

test('the chosen hours are held against what is planned already', async () => {
  await open()
  await ready()
  expect(summary().queryByText(/bookings|Clashes/)).toBeNull()
  act(() => planned('2026-12-22T13:00:00', '2026-12-22T14:00:00'))
  expect(await summary().findByText('Fits between your other bookings')).toBeTruthy()
  act(() => planned('2026-12-22T12:00:00', '2026-12-22T14:00:00'))
  expect(await summary().findByText('Clashes with Transfer to the airport')).toBeTruthy()
})

test('arrow keys go from day to day, the other way round in Arabic; one step for the Tab key', async () => {
  await open()
  await ready()
  const [first, second] = [day(/^Wednesday, 16/), day(/^Thursday, 17/)]
  expect(day(/^Tuesday, 22/).tabIndex).toBe(0)
  expect(first.tabIndex).toBe(-1)
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(day(/^Thursday, 24/))
  await act(() => switchLanguage('ar'))
  await waitFor(() => expect(screen.queryByText('1. Day')).toBeNull())
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration)
  const cell = (date: string) => document.querySelector<HTMLElement>(`[data-day="2026-12-${date}"]`)
  await waitFor(() => expect(cell('16')).not.toBeNull())
  cell('16')?.focus()
  fireEvent.keyDown(cell('16') as HTMLElement, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(cell('17'))
})

test('[R6.2] whoever buys is offered the way on; an employee who may only look reads why there is none', async () => {
  desk = await arriveAtActivities({ owner: employee('activity:view') })
  await open()
  await screen.findByRole('radio', { name: /Shared group/ })
  expect(summary().getByText('You do not have permission to book this.')).toBeTruthy()
  expect(watchBuyers('activity', () => screen.queryAllByRole('button', { name: /^Reserve/ }).length > 0)).toEqual(
    buyers,
  )
})

test('[R2.6] a tour that nobody knows and an address without one lead back', async () => {
  desk.days = () => refused('/tourActivity/basicInfo', 'Unknown.', 404)
  desk.departures = () => refused('/tourActivity/basicInfo', 'Unknown.', 404)
  openPage(detailPage('2'))
  expect(await screen.findByText('We do not know this activity')).toBeTruthy()
  cleanup()
  openPage('/activity/detail?city=LIS')
  expect(await screen.findByText('Which activity would you like to see?')).toBeTruthy()
})
