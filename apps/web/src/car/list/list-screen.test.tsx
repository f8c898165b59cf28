import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '../../i18n/store.ts'
import { cheapFiat, eur, found, golf, vehAvail } from '../../testing/car-offer.ts'
import { arriveAtDesks, type Desks, openPage, refusal, rental } from '../../testing/car-shop.tsx'
import { carState } from '../state.ts'

let desk: Desks
/** Answers are kept for a while: each test has another driver. */
let age = 30

beforeEach(async () => {
  age += 1
  desk = await arriveAtDesks()
})

const list = () => `/carrental/list?${rental(age)}`
const cards = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
const card = (name: RegExp) => screen.findByRole('article', { name })

async function openList() {
  const page = openPage(list())
  await screen.findAllByRole('article')
  return page
}

test('[R2.6, R7.28] the list has its own address; each car with its total, what of it is paid at the desk, deposit, excess and cancellation', async () => {
  await openList()
  expect(screen.getByRole('heading', { level: 1, name: 'Cars: Lisbon Airport' })).toBeTruthy()
  const compact = await card(/Compact, Automatic/)
  for (const words of [
    ...['CDAR', 'Volkswagen Golf or similar', '5 seats', '2 bags', '5 doors', 'Air conditioning', '5.4 l/100 km'],
    ...['Unlimited distance', 'Free cancellation until 21 Dec', 'Deposit EUR 300.00', 'Excess EUR 1,200.00'],
    ...['Meridian Cars', 'In the terminal', 'HK$988.00', '3 days, all fees', 'Nothing more at the desk'],
  ])
    expect(compact.textContent).toContain(words)
  const mini = await card(/Mini, Manual/)
  for (const words of [
    ...['HK$706.00', 'HK$182.50 of it at the desk', 'Non-Cancelable', '200 km a day', 'Zero excess', '2 left'],
    ...['Costa Rent', 'Office in town', 'Cheapest'],
  ])
    expect(mini.textContent).toContain(words)
  expect(mini.textContent).not.toContain('Excess EUR')
  const link = new URL(
    within(compact)
      .getByRole('link', { name: /^Choose/ })
      .getAttribute('href') ?? '',
    'http://x',
  )
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    ...{ from: 'IATA-LIS', pickUp: '2026-12-23T10:00', vendor: 'MER', car: 'V21', rate: 'FLEX', rph: 'r-golf' },
    ...{ desk: 'LIS-A', returnDesk: 'LIS-A' },
  })
})

test('[R3.13] what was found stands in the state of the cars, and what failed empties it', async () => {
  await openList()
  expect(carState.read().vehicleList.map(({ model, rateTotalAmount }) => [model, rateTotalAmount])).toEqual([
    ['Golf', 988],
    ['500', 706],
  ])
  expect(carState.read().vehicleSearchRS).not.toBeNull()
  cleanup()
  desk.cars = () => refusal(500, 'Out of order.')
  age += 1
  openPage(list())
  await screen.findByText('Out of order.')
  expect(carState.read()).toMatchObject({ vehicleSearchRS: null, vehicleList: [] })
})

test('what can be given back for a fee is not called Non-Cancelable', async () => {
  const deadline = { absoluteDeadline: '2026-12-21T10:00:00Z' }
  const fee = { deadline, amountPercent: { currencyCode: 'HKD', amount: 103.03 } }
  desk.cars = () =>
    Response.json(found(['MER', 'Meridian Cars', vehAvail({ cancelPenalties: [fee, { nonRefundable: true }] })]))
  await openList()
  const text = (await card(/Compact/)).textContent
  expect(text).toContain('Cancellation for a fee')
  expect(text).not.toContain('Non-Cancelable')
})

test('the cheapest stands first; by size the largest does', async () => {
  await openList()
  expect(cards()).toEqual(['Mini, Manual', 'Compact, Automatic'])
  fireEvent.click(screen.getByRole('radio', { name: 'Size' }))
  await waitFor(() => expect(cards()).toEqual(['Compact, Automatic', 'Mini, Manual']))
})

test('filters with counts narrow the list; nothing left says how much there was', async () => {
  await openList()
  const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
  for (const name of [
    'Automatic 1',
    'Compact 1',
    '5 seats 1',
    'In the terminal 1',
    'City 1',
    'Zero excess 1',
    'Hybrid 1',
  ])
    expect(panel.getByRole('checkbox', { name })).toBeTruthy()
  fireEvent.click(panel.getByRole('checkbox', { name: 'Costa Rent 1' }))
  await waitFor(() => expect(cards()).toEqual(['Mini, Manual']))
  expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Automatic 0' }).disabled).toBe(true)
  fireEvent.click(panel.getByRole('checkbox', { name: 'Zero excess 1' }))
  fireEvent.change(panel.getByLabelText('Lowest price'), { target: { value: '800' } })
  expect(await screen.findByText('No car fits these filters.')).toBeTruthy()
  expect(screen.getByText('2 cars were found without them.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(cards()).toHaveLength(2))
})

test('the bar of classes has each one’s lowest price; a press shows it alone, and All brings the others back', async () => {
  const dear = vehAvail({ rph: 'r2', rateCode: 'FULL', totalCharge: { rateTotalAmount: 1482, currencyCode: 'HKD' } })
  desk.cars = () => Response.json(found(['MER', 'Meridian Cars', dear, vehAvail(), cheapFiat]))
  await openList()
  const bar = within(screen.getByRole('group', { name: 'Classes and their lowest prices' }))
  const texts = () => bar.getAllByRole('button').map(({ textContent }) => textContent)
  expect(texts()).toEqual(['Allfrom HK$706.00', 'Minifrom HK$706.00', 'Compactfrom HK$988.00'])
  fireEvent.click(bar.getByRole('button', { name: /^Compact/ }))
  await waitFor(() => expect(cards()).toEqual(['Compact, Automatic', 'Compact, Automatic']))
  expect(bar.getByRole('button', { pressed: true }).textContent).toContain('Compact')
  fireEvent.click(bar.getByRole('button', { name: /^All/ }))
  await waitFor(() => expect(cards()).toHaveLength(3))
})

test('no car: it is said, and what to do next', async () => {
  desk.cars = () => Response.json(found())
  openPage(`${list()}&to=IATA-OPO&toName=Porto%20Airport`)
  expect(await screen.findByText('No cars for these days.', { selector: 'h2' })).toBeTruthy()
  const same = screen.getByRole('link', { name: 'Return it where you fetch it' }).getAttribute('href') ?? ''
  expect(same).toContain('/carrental/list?from=IATA-LIS')
  expect(same).not.toContain('IATA-OPO')
  expect(screen.getByRole('link', { name: 'Change the search' }).getAttribute('href')).toContain('toName=Porto')
})

test('a company that did not answer is named, and the others are shown', async () => {
  desk.cars = () =>
    Response.json({
      ...found(['MER', 'Meridian Cars', vehAvail()]),
      warnings: { warnings: [{ stringValue: 'late', recordID: 'Atlas Drive' }] },
    })
  await openList()
  expect(screen.getByText('No answer from Atlas Drive. Their cars are missing here.')).toBeTruthy()
  expect(cards()).toEqual(['Compact, Automatic'])
})

test('[F11] [R8.4] a search that fails without a word is a failure, and no empty list', async () => {
  desk.cars = () => Response.json({ success: false, errors: { errors: [] } })
  openPage(list())
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
})

test('trouble on the way may pass: it is asked again on the same page', async () => {
  desk.cars = () => refusal(503, 'The suppliers do not answer.')
  openPage(list())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The suppliers do not answer.')
  desk.cars = () => Response.json(found(['MER', 'Meridian Cars', vehAvail()]))
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await card(/Compact/)).toBeTruthy()
})

test('an address that the desks refuse says why and leads to the form, filled in', async () => {
  desk.cars = () => refusal(400, 'This office is closed then.', '/vehAvailRQCore/vehRentalCore/pickUpDateTime')
  openPage(list())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This office is closed then.')
  expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(within(alert).getByRole('link', { name: 'Change the search' }).getAttribute('href')).toContain(
    '/carrental?from=IATA-LIS',
  )
})

test('[R2.6] half an address says what is missing', async () => {
  openPage('/carrental/list?from=IATA-LIS&fromName=Lisbon&pickUp=2026-12-23T10:00&return=2026-12-22T10:00&age=17')
  expect(await screen.findByText('Where would you like to drive?')).toBeTruthy()
  expect(screen.getByText(/driver of this age/)).toBeTruthy()
  expect(desk.asked('/car/vehicles')).toEqual([])
})

test('while the companies are asked it is said, and the page is busy', async () => {
  let open = (_: Response) => {}
  desk.cars = () =>
    new Promise((resolve) => {
      open = resolve
    })
  openPage(list())
  const region = await screen.findByRole('region', { name: 'Cars' })
  expect(region.getAttribute('aria-busy')).toBe('true')
  expect(within(region).getByRole('progressbar', { name: 'Asking the companies for their cars.' })).toBeTruthy()
  open(Response.json(found(['MER', 'Meridian Cars', vehAvail({ deposit: eur(0), vehicle: golf })])))
  await card(/Compact/)
  expect(region.getAttribute('aria-busy')).toBe('false')
})

test('[R1.4] the list speaks the language chosen, prices from left to right', async () => {
  await switchLanguage('ar')
  await openList()
  expect(document.documentElement.dir).toBe('rtl')
  const [mini] = screen.getAllByRole('article')
  expect(mini?.textContent).toContain('غير قابل للإلغاء')
  expect(
    within(mini as HTMLElement)
      .getAllByText(/182/)[0]
      ?.closest('bdi')?.dir,
  ).toBe('ltr')
})
