import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { cartState } from '../../session/cart-state.ts'
import { buyers, employee, watchBuyers } from '../../testing/people.ts'
import { write } from '../../testing/rail-shop.tsx'
import { hkd, service, shuttle, van } from '../../testing/transfer-offer.ts'
import { arriveAtDrivers, type Drivers, listPage, openPage, refusal } from '../../testing/transfer-shop.tsx'

let desk: Drivers

beforeEach(async () => {
  desk = await arriveAtDrivers()
})

const bare = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '')
const choices = async () => within(await screen.findByRole('group', { name: 'Transfers to choose from' }))
const cards = async () => (await choices()).getAllByRole<HTMLInputElement>('radio')
const textOf = (radio: HTMLElement | undefined) => bare(radio?.closest('label')?.textContent)
const summary = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Of another party it is another search, which nobody has made yet. */
async function open(more?: string) {
  const page = openPage(listPage(more))
  await screen.findByRole('heading', { level: 1 })
  return page
}

test('[R1.2] each way tells car, room, hours, terms and what it costs for all; the first that takes the bags is chosen', async () => {
  await open()
  const [sedan, big, shared] = await cards()
  expect(textOf(sedan)).toBe(
    'SedanPrivateSkoda Superb or similarArrivals hall, exit 2up to 33 bags15 minFree cancellation to 19 Dec 2026, 23:05 Lisbon timeWaits 1 h 00 min without chargeTakes 3 bags, you have 4HK$286.00whole car',
  )
  expect(textOf(big)).toContain('Fits your bags')
  expect(textOf(big)).toContain('1 child seat included')
  expect(textOf(shared)).toContain('Shared with others')
  expect(textOf(shared)).toContain('No free cancellation1 bag more: HK$25.50, in the priceHK$223.50HK$66.00 per person')
  expect([sedan, big, shared].map((radio) => radio?.checked)).toEqual([false, true, false])
  expect(screen.getByText(/9 km by road\. 3 ways, 15 min to 40 min\. Prices are for your whole party\./)).toBeTruthy()
  expect(summary('Van').getByText('364.00')).toBeTruthy()
})

test('[R1.2] the flight is followed, told with the hour it lands; one that no timetable knows is not promised', async () => {
  await open('&adults=1&bags=1')
  const notice = (await screen.findByText(/We follow your flight/)).closest('.card')
  expect(bare(notice?.textContent)).toBe(
    'We follow your flight, TP 1187By the timetable it lands Sun 20 Dec, 22:50. The driver comes when you land, not when the timetable says, and waits at least 1 h 00 min without charge.',
  )
  cleanup()
  const { flightDateTime: _, ...unknown } = service()
  desk.answer = { ...desk.answer, groundServices: [unknown] }
  await open('&adults=1&bags=2')
  expect(await screen.findByText(/does not know this flight/)).toBeTruthy()
  expect(screen.queryByText(/We follow your flight/)).toBeNull()
})

test('[R1.2] the train stands beside the cars with its time and its price for the whole party', async () => {
  desk.answer = {
    ...desk.answer,
    railAlternative: { name: 'Metro red line', duration: 'PT28M', from: hkd(16.5), total: hkd(49.5) },
  }
  await open('&adults=3&bags=0')
  const rail = await screen.findByRole('region', { name: 'Metro red line' })
  expect(bare(rail.textContent)).toContain('28 min')
  expect(bare(rail.textContent)).toContain('HK$49.50for 3 people, HK$16.50 each')
  expect(within(rail).queryByRole('radio')).toBeNull()
})

test('[R2.6] the choice stands in the address, and the map shows the way', async () => {
  const { router } = await open('&adults=2&bags=3')
  expect(await screen.findByRole('img', { name: 'Map: Lisbon Airport to Casa do Cais' })).toBeTruthy()
  const [, , shared] = await cards()
  fireEvent.click(shared as HTMLElement)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ pick: 'Shared-8-8', adults: 2 }))
  expect(summary('Shuttle').getByText('223.50')).toBeTruthy()
  expect(desk.asked('/transfer/avail'), 'choosing asks for nothing').toHaveLength(1)
})

test('[R1.2] on to the travellers: the chosen offer goes into the cart and is ordered alone', async () => {
  const { router } = await open('&adults=4&bags=1&pick=Private-7-7')
  await cards()
  press('Continue to travellers')
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/book'))
  expect(router.state.location.search).toMatchObject({ order: 'order-1' })
  expect(desk.asked('shopping-cart').find(({ goods }) => goods)).toMatchObject({
    goods: {
      ...{ productType: 'transfer', rphs: ['h-van'], correlationID: 'c-7' },
      searchInputValues: { from: 'airport-LIS', at: '2026-12-20T23:05', pick: 'Private-7-7' },
    },
  })
  expect(desk.asked('/checkout/initiate')).toEqual([{ cartItemIds: ['item-1'] }])
})

test('[R1.2] into the cart: the page stays; what the cart refuses is said beside the buttons', async () => {
  const { router } = await open('&adults=5&bags=1')
  await cards()
  press('Add to cart')
  await waitFor(() => expect(cartState.read().goods).toHaveLength(1))
  expect(router.state.location.pathname).toBe('/cartransfer/list')
  desk.cartRefusal = refusal(409, 'The cart is full.')
  const [, big] = await cards()
  fireEvent.click(big as HTMLElement)
  await waitFor(() => expect(summary('Van')).toBeTruthy())
  press('Add to cart')
  expect((await screen.findByRole('alert')).textContent).toBe('The cart is full.')
})

test('a price that has ended is not sold; asked for again, what changed is told from old to new', async () => {
  await open('&adults=6&bags=1')
  await cards()
  vi.setSystemTime(Date.parse('2026-11-20T08:31:00Z'))
  const again = await screen.findByRole('button', { name: 'Ask again' })
  expect(screen.queryByRole('button', { name: 'Continue to travellers' })).toBeNull()
  const later = { expiredDateTime: '2026-11-20T09:00:00Z' }
  desk.answer = {
    ...desk.answer,
    groundServices: [service({ ...later, totalCharge: { rateTotalAmount: 300, currencyCode: 'HKD' } })],
  }
  fireEvent.click(again)
  expect(await screen.findByText('The price has changed: Sedan')).toBeTruthy()
  const note = screen.getByText('The price has changed: Sedan').closest('[role="status"]')
  expect(bare(note?.textContent)).toContain('WasHK$286.00Is nowHK$300.00Difference+HK$14.00')
  expect(screen.getByRole('button', { name: 'Continue to travellers' })).toBeTruthy()
})

test('[R1.2] there and back: the way back is asked for here, checked, and priced together', async () => {
  const { router } = await open('&adults=7&bags=1')
  await cards()
  fireEvent.click(screen.getByText('There and back'))
  const back = within(await screen.findByRole('form', { name: 'Way back' }))
  write('Day of the way back', '2026-12-19')
  write('Hour of the way back', '10:00')
  fireEvent.click(back.getByRole('button', { name: 'Show prices' }))
  expect(await back.findByText(/begins before you have arrived/)).toBeTruthy()
  write('Day of the way back', '2026-12-27')
  fireEvent.click(back.getByRole('button', { name: 'Show prices' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ back: '2026-12-27T10:00' }))
  await waitFor(() => expect(desk.asked('/transfer/avail')).toHaveLength(2))
  expect(desk.asked('/transfer/avail')[1]).toMatchObject({
    service: { return: { pickupDateTime: '2026-12-27T10:00:00' } },
  })
  expect(await screen.findByText(/there and back\.$/)).toBeTruthy()
  fireEvent.click(screen.getByText('One way'))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('back'))
})

test('waiting, nothing found, some silent, a failure: each says what it is and what to do', async () => {
  let letGo = () => {}
  desk.gate = new Promise((resolve) => {
    letGo = resolve
  })
  await open('&adults=8&bags=1')
  expect(await screen.findByRole('progressbar', { name: 'Asking for drivers.' })).toBeTruthy()
  desk.answer = { ...desk.answer, groundServices: [] }
  await act(async () => letGo())
  expect(await screen.findByRole('heading', { name: 'No driver for this way and hour.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change the search' }).getAttribute('href')).toContain(
    '/cartransfer?from=airport-LIS',
  )
  cleanup()
  desk.answer = { ...desk.answer, groundServices: [van], warnings: { warnings: [{ stringValue: 'late' }] } }
  await open('&adults=9&bags=1')
  expect(await screen.findByText(/Not every supplier answered/)).toBeTruthy()
  cleanup()
  desk.refusal = refusal(503, 'The drivers are away.')
  await open('&adults=10&bags=1')
  expect(await screen.findByText('The drivers are away.')).toBeTruthy()
  desk.refusal = undefined
  press('Try again')
  expect(await cards()).toHaveLength(1)
})

test('[F11] [R8.4] a search that fails without a word is a failure, and no empty list', async () => {
  desk.refusal = { status: 200, body: { success: false, errors: { errors: [] } } }
  await open('&adults=8&bags=1')
  expect(await screen.findByText('Supplier response errors.')).toBeTruthy()
})

test('[R5.1] an address without a whole search says what is wrong with it and keeps the rest', async () => {
  openPage('/cartransfer/list?from=airport-LIS&fromName=Lisbon&to=airport-LIS&toName=Lisbon&at=2026-12-20T23:05')
  expect(await screen.findByText(/from a place to itself/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search transfers' }).getAttribute('href')).toContain('at=2026-12-20T23%3A05')
})

test('[R6.2] whoever buys is offered the way on; an employee who may only look sees the prices and why there is none', async () => {
  desk = await arriveAtDrivers({ owner: employee('transfer:view') })
  await open('&adults=11&bags=1')
  await cards()
  expect(screen.getAllByText('You do not have permission to book this.').length).toBeGreaterThan(0)
  expect(summary('Sedan').getByText('286.00')).toBeTruthy()
  const isOffered = () => screen.queryAllByRole('button', { name: 'Continue to travellers' }).length > 0
  expect(watchBuyers('transfer', isOffered)).toEqual(buyers)
})

test('[R1.2] in Arabic on a phone names stay apart and the way on stands in the bar', async () => {
  desk = await arriveAtDrivers({ isWide: false })
  await switchLanguage('ar')
  desk.answer = { ...desk.answer, groundServices: [shuttle] }
  openPage(listPage('&adults=12&bags=1'))
  expect(await screen.findByRole('button', { name: 'متابعة إلى المسافرين' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).querySelectorAll('bdi')).toHaveLength(2)
  expect(document.querySelector('.action-bar')?.textContent).toContain('223.50')
})
