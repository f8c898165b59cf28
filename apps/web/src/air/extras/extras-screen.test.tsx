import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { answer, byDubai, homeByDubai, itinerary } from '../../testing/flight-offer.ts'
import { arriveAtAirport, openPage } from '../../testing/flight-shop.tsx'
import { buyers, watchBuyers } from '../../testing/people.ts'
import { backAtList, extrasPage, openSeatDesk, refusal } from '../../testing/seat-shop.tsx'
import { airState } from '../state.ts'

let shop: Awaited<ReturnType<typeof arriveAtAirport>>
let desk: ReturnType<typeof openSeatDesk>

beforeEach(async () => {
  shop = await arriveAtAirport()
  desk = openSeatDesk()
})

async function open(address = extrasPage()) {
  const page = openPage(address)
  await screen.findByRole('tablist', { name: 'Flights of the trip' })
  return page
}

const seat = (name: string) => screen.getByRole('button', { name: new RegExp(`^Seat ${name},`) })
const press = (name: string) => fireEvent.click(seat(name))
const pressed = (name: string) => seat(name).getAttribute('aria-pressed')
const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement
const summary = () => screen.getByRole('complementary', { name: 'Your trip' })
const summed = (text: string) => waitFor(() => expect(summary().textContent).toContain(text))
const asked = () =>
  desk.verified.at(-1)?.extras?.map(({ code, travelerRef, quantity }) => [code, travelerRef, quantity])

test('[R7.17, R3.6] price and seats are asked side by side; the answer stands in the air state', async () => {
  await open()
  expect([desk.verified.length, desk.maps]).toEqual([1, 1])
  expect(desk.verified[0]).toMatchObject({ airItineraryRPHs: ['p-classic'] })
  expect(airState.read().verifyPriceRS?.correlationID).toBe('c-2')
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual([
    ...['HKG – DXBLV 383, not chosen', 'DXB – LISLV 191, not chosen', 'LIS – DXBLV 192, not chosen'],
    'DXB – HKGLV 384, not chosen',
  ])
  expect(document.querySelector('.facts')?.textContent).toBe('Tue 15 Dec, Economy, rows 20 to 24')
  expect(summary().textContent).toMatch(/Hong Kong – Lisbon, and back15.*27 Dec · Levant Airways · Classic/)
  expect(screen.getAllByText('Exit'), 'the room at the head of the cabin is no exit').toHaveLength(1)
  expect(seat('21A').getAttribute('aria-label')).toBe('Seat 21A, taken')
})

test('[R7.17] a seat for one after the other; the total is the server’s, under the newest handles into the cart', async () => {
  const { router } = await open()
  press('22A')
  expect(button('Adult 2').getAttribute('aria-pressed'), 'whoever has none yet is next').toBe('true')
  expect(seat('22A').textContent).toBe('1')
  press('20B')
  expect(screen.getAllByRole('tab')[0]?.textContent).toBe('HKG – DXBLV 383, 22A and 20B')
  expect(summary().querySelector('[aria-busy="true"]'), 'is being asked for').toBeTruthy()
  await summed('Seats 22A, 20BHK$510.00TotalHK$11,510.00')
  expect(asked()).toEqual([
    ['seat-0.0-22A', '1', 1],
    ['seat-0.0-20B', '2', 1],
  ])
  fireEvent.click(within(summary()).getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(shop.cart).toEqual([
    expect.objectContaining({
      ...{ productType: 'air', correlationID: 'c-2', rphs: [`v${desk.verified.length}-light`] },
      searchInputValues: expect.objectContaining({ trip: 'return', adults: 2 }),
    }),
  ])
})

test('pressed again a seat is given back; a taken one is nobody’s', async () => {
  await open()
  press('22A')
  press('21A')
  expect(button('Adult 2').getAttribute('aria-pressed')).toBe('true')
  press('22A')
  expect(pressed('22A')).toBe('false')
  expect(screen.getByText('Seat 22A is given back.')).toBeTruthy()
  expect(button('Adult 1').getAttribute('aria-pressed')).toBe('true')
  expect(seat('21A').hasAttribute('aria-pressed')).toBe(false)
  await waitFor(() => expect(desk.verified.at(-1)?.extras).toEqual([]))
  await summed('TotalHK$11,000.00')
})

test('the map is one stop of the tab key; arrows go from nose to tail and across, in both directions', async () => {
  await open()
  const stops = () => [...document.querySelectorAll('[data-seat][tabindex="0"]')].map((one) => one.textContent)
  expect(stops()).toEqual(['A'])
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
  const at = () => document.activeElement?.getAttribute('aria-label')
  seat('20A').focus()
  key('ArrowRight')
  expect(at(), 'what is taken is heard as well').toBe('Seat 21A, taken')
  key('ArrowDown')
  key('ArrowRight')
  expect(at()).toBe('Seat 22B, middle, HK$120.00')
  key('ArrowUp')
  key('End')
  expect(at()).toBe('Seat 24A, window, HK$120.00')
  key('ArrowRight')
  expect(at(), 'behind the last row there is nothing').toBe('Seat 24A, window, HK$120.00')
  key('ArrowLeft')
  expect(at()).toBe('Seat 23A, window, extra legroom, HK$390.00')
  expect(stops()).toHaveLength(1)
  fireEvent.click(document.activeElement ?? document.body)
  expect(at()).toBe('Seat 23A, window, extra legroom, HK$390.00, chosen for Adult 1')
})

test('in Arabic the nose is at the right: the left arrow goes to the tail', async () => {
  await switchLanguage('ar')
  document.documentElement.dir = 'rtl'
  document.documentElement.style.direction = 'rtl'
  openPage(extrasPage())
  await screen.findAllByRole('tab')
  const first = document.querySelector<HTMLElement>('[data-seat="22A"]')
  first?.focus()
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowLeft' })
  expect((document.activeElement as HTMLElement).dataset.seat).toBe('23A')
  document.documentElement.removeAttribute('style')
})

test('the same seats stand in a list for each traveller, without those of the others', async () => {
  await open()
  fireEvent.click(button('Choose from a list'))
  fireEvent.change(screen.getByRole('combobox', { name: 'Adult 1' }), { target: { value: '20A' } })
  const second = screen.getByRole('combobox', { name: 'Adult 2' })
  const options = within(second)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(options).toHaveLength(1 + 30 - 2 - 1)
  expect(options.slice(0, 2)).toEqual(['No seat chosen', 'Seat 20B, middle, extra legroom, HK$390.00'])
  await summed('Seat 20AHK$390.00')
  fireEvent.change(screen.getByRole('combobox', { name: 'Adult 1' }), { target: { value: '' } })
  await waitFor(() => expect(desk.verified.at(-1)?.extras).toEqual([]))
})

test('bags and meals for each way, beside what the fare has, as many as there may be', async () => {
  await open()
  const bags = screen.getByRole('group', { name: 'Bags, Lisbon to Hong Kong' })
  expect(bags.textContent).toContain('Cabin bag 7 kg2 × 25 kg checkedExtra bag HK$468.00 each')
  const more = within(within(bags).getByRole('group', { name: 'Adult 2' })).getByRole('button', { name: /more|More/ })
  for (let n = 0; n < 4; n += 1) fireEvent.click(more)
  const meals = screen.getByRole('group', { name: 'Meals, Hong Kong to Lisbon' })
  fireEvent.click(
    within(within(meals).getByRole('group', { name: 'Adult 1' })).getByRole('button', { name: /more|More/ }),
  )
  await summed('3 extra bagsHK$1,404.001 mealHK$90.00TotalHK$12,494.00')
  expect(asked()).toEqual([
    ['meal-0', '1', 1],
    ['bag-1', '2', 3],
  ])
})

test('[R7.17] a seat that was taken meanwhile is told beside the map and free again; the rest is kept', async () => {
  await open()
  press('22A')
  press('22B')
  await summed('HK$11,240.00')
  desk.taken.push('0.0-22A')
  fireEvent.click(screen.getAllByRole('tab')[1] as HTMLElement)
  press('22C')
  expect(await screen.findByText(/has been taken meanwhile/)).toBeTruthy()
  await summed('Seats 22B, 22CHK$240.00TotalHK$11,240.00')
  expect(asked()).toEqual([
    ['seat-0.1-22C', '1', 1],
    ['seat-0.0-22B', '2', 1],
  ])
  fireEvent.click(screen.getAllByRole('tab')[0] as HTMLElement)
  expect(seat('22A').getAttribute('aria-label')).toBe('Seat 22A, taken')
  expect(pressed('22B')).toBe('true')
})

test('[R7.17] another price than in the list waits for consent, which a reload remembers', async () => {
  desk.priceChanged = true
  desk.fare = 11_180
  const { unmount } = await open()
  const dialog = await screen.findByRole('alertdialog', { name: 'Your flights cost more now' })
  expect(dialog.textContent).toContain('WasHK$11,000.00Is nowHK$11,180.00Difference+HK$180.00')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agree to HK$11,180.00' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  unmount()
  await open()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(summary().textContent).toContain('TotalHK$11,180.00')
})

test('without consent the way leads back to the flights, which are asked for again', async () => {
  desk.priceChanged = true
  desk.fare = 10_800
  const { router } = await open()
  const dialog = await screen.findByRole('alertdialog', { name: 'Your flights cost less now' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Back to flights' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/air/roundtrip'))
  expect(router.state.location.search).toMatchObject({ step: 2, pick2: 'LV192.20261227_LV384.20261228~classic' })
  await waitFor(() => expect(shop.sent.some(({ call }) => call.endsWith('/air/low-fare-search'))).toBe(true))
})

test('a fare that changes while seats are chosen waits for consent too', async () => {
  await open()
  desk.fare = 11_500
  press('22A')
  fireEvent.click(within(summary()).getByRole('button', { name: 'Add to cart' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Your flights cost more now' })
  expect(shop.cart).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: /^Agree/ }))
  await summed('HK$11,500.00Seat 22AHK$120.00TotalHK$11,620.00')
})

test.each([
  [409, 'This price has expired. Check the price again.'],
  [400, 'We do not know this offer. Search again.'],
])('[R8.11] refused with %i: what happened, and the way back with the same flights', async (status, text) => {
  desk.refuse = () => refusal(status, text)
  desk.refuseMap = desk.refuse
  openPage(extrasPage())
  expect(await screen.findByText(text)).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Back to flights' })
  expect(back.getAttribute('href')).toContain('/air/roundtrip?')
  expect(back.getAttribute('href')).toContain('pick1=LV383.20261215_LV191.20261215')
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test('a price that has run out is bought by nobody: the flights are asked for again', async () => {
  await open()
  vi.setSystemTime(Date.now() + 19 * 60_000)
  expect((await within(summary()).findByText('The price has expired.')).textContent).toBeTruthy()
  expect(within(summary()).getByRole('button', { name: 'Add to cart' }).hasAttribute('disabled')).toBe(true)
  expect(within(summary()).getByRole('link', { name: 'Back to flights' })).toBeTruthy()
})

test('[R8.11] trouble on the way is told beside the total, and asked again', async () => {
  await open()
  desk.refuse = () => refusal(503, 'This service is not available right now. Try again in a moment.')
  press('22A')
  expect(await screen.findByText(/not available right now/)).toBeTruthy()
  desk.refuse = undefined
  fireEvent.click(within(summary()).getByRole('button', { name: 'Try again' }))
  await summed('TotalHK$11,120.00')
})

test('seats that cannot be read stop nobody', async () => {
  desk.refuseMap = () => refusal(503, 'no seats')
  openPage(extrasPage())
  expect(await screen.findByText('The seats could not be read. You can go on without them.')).toBeTruthy()
  desk.refuseMap = undefined
  fireEvent.click(button('Try again'))
  expect(await screen.findAllByRole('tab')).toHaveLength(4)
})

test('what is chosen outlives a reload and new handles of the same flights', async () => {
  const { unmount } = await open()
  press('22A')
  await summed('HK$11,120.00')
  unmount()
  await open(extrasPage('q-classic'))
  expect(pressed('22A')).toBe('true')
  await summed('Seat 22AHK$120.00TotalHK$11,120.00')
})

test('of what was kept, a seat that is gone is told', async () => {
  const { unmount } = await open()
  press('22A')
  await summed('HK$11,120.00')
  unmount()
  desk.taken.push('0.0-22A')
  await open()
  expect(await screen.findByText(/has been taken meanwhile/)).toBeTruthy()
  expect(summary().textContent).toContain('TotalHK$11,000.00')
})

test('skipped, the flights alone go into the cart', async () => {
  const { router } = await open()
  press('22A')
  await summed('HK$11,120.00')
  fireEvent.click(within(summary()).getByRole('button', { name: 'Skip seats and bags' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(shop.cart[0]).toMatchObject({ rphs: ['v1-light'] })
})

test('[R6.2] whoever buys is offered the cart; an employee who may only look is not', async () => {
  await open()
  const isOffered = () => screen.queryAllByRole('button', { name: 'Add to cart' }).length > 0
  expect(watchBuyers('air', isOffered)).toEqual(buyers)
})

test('pressed while the price is asked for, the button waits for it', async () => {
  await open()
  let go = () => {}
  desk.wait = new Promise((resolve) => {
    go = resolve
  })
  press('22A')
  const add = within(summary()).getByRole('button', { name: 'Add to cart' })
  fireEvent.click(add)
  await waitFor(() => expect(add.getAttribute('aria-busy')).toBe('true'))
  expect(shop.cart).toEqual([])
  go()
  await waitFor(() => expect(shop.cart[0]).toMatchObject({ rphs: ['v2-light'] }))
})

test('an answer for what was chosen before is not taken for the price of what is chosen now', async () => {
  await open()
  const answers: (() => void)[] = []
  const hold = () => {
    desk.wait = new Promise((resolve) => answers.push(resolve))
  }
  hold()
  press('22A')
  await waitFor(() => expect(desk.verified).toHaveLength(2))
  hold()
  press('20B')
  answers[0]?.()
  // By the time that the price of both seats is asked for, that of one has been answered.
  await waitFor(() => expect(desk.verified).toHaveLength(3))
  expect(summary().querySelector('[aria-busy="true"]')).toBeTruthy()
  answers[1]?.()
  await summed('TotalHK$11,510.00')
  expect(desk.verified).toHaveLength(3)
})

test('[R2.6] from the list with everything chosen in it', async () => {
  const { router } = openPage(backAtList)
  await waitFor(() => expect(shop.sent.some(({ call }) => call.endsWith('/air/low-fare-search'))).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  shop.tell(answer('house', [itinerary({ rph: 'p', total: 11_000, legs: [byDubai, homeByDubai] })]))
  shop.finish()
  await screen.findAllByRole('article')
  expect(screen.getAllByText('Next: seats and bags').length).toBeGreaterThan(0)
  fireEvent.click(button('Continue'))
  await screen.findByRole('heading', { level: 1, name: 'Seats and bags' })
  expect(router.state.location.search).toMatchObject({ trip: 'return', rph1: 'p-classic', was: 'HKD-11276', step: 2 })
  expect(screen.getByRole('link', { name: 'Flights' }).getAttribute('href')).toContain('/air/roundtrip?')
})

test('[R2.6] an address without flights leads to the search', async () => {
  openPage(backAtList.replace('/air/roundtrip', '/air/extras'))
  expect(await screen.findByText('No flights are chosen here')).toBeTruthy()
  expect(desk.verified).toEqual([])
})
