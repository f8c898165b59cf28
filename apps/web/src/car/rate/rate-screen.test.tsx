import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { carRate, hkd } from '../../testing/car-offer.ts'
import { arriveAtDesks, type Desks, openPage, type RateAsked, ratePage, refusal } from '../../testing/car-shop.tsx'
import { buyers, employee, watchBuyers } from '../../testing/people.ts'
import { carState } from '../state.ts'

let desk: Desks

beforeEach(async () => {
  desk = await arriveAtDesks()
})

const summary = async () => within(await screen.findByRole('complementary', { name: 'What it costs in all' }))
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const asked = () => desk.asked('/car/rates') as unknown as RateAsked[]
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')
const rowsOf = (list: HTMLElement) =>
  [...list.querySelectorAll('dt')].map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent)])
const bill = async () => rowsOf(await screen.findByRole('complementary', { name: 'What it costs in all' }))

test('[R2.6, R7.29] a car has its own address: it is asked for by handle and by name, with desks, hours and map', async () => {
  openPage(ratePage())
  expect(await screen.findByRole('heading', { level: 1, name: 'Compact, Automatic' })).toBeTruthy()
  expect(asked()).toEqual([
    {
      rph: 'r-golf',
      rentalInfo: {
        vehRentalCore: {
          ...{ pickUpDateTime: '2026-12-23T10:00:00', returnDateTime: '2026-12-26T10:00:00' },
          pickUpLocation: { locationCode: 'LIS', codeContext: 'IATA', name: 'Lisbon Airport' },
          returnLocation: { locationCode: 'LIS', codeContext: 'IATA', name: 'Lisbon Airport' },
        },
        ...{ vehClassCode: 'V21', rateCode: 'FLEX', vendor: { code: 'MER' }, driverAge: 36 },
        ...{ pickUpDesk: 'LIS-A', returnDesk: 'LIS-A' },
      },
      ...{ specialEquipPrefs: [], coveragePrefs: [] },
    },
  ])
  const offices = await region('Pick-up and return')
  expect(offices.getByText('Wed 23 Dec, 10:00')).toBeTruthy()
  expect(offices.getAllByText('Open: Every day 06:00 to 24:00')).toHaveLength(2)
  expect(offices.getAllByRole('img', { name: 'Map: Lisbon Airport' }), 'one desk, one map').toHaveLength(1)
  const rules = await region('Good to know')
  for (const words of [/^Full to full/, /^Spain is allowed/, /^A credit card/])
    expect(rules.getByText(words)).toBeTruthy()
})

test('[R1.5, R7.29] every fee says whether it is in the price or at the desk, in both currencies', async () => {
  openPage(ratePage('&extras=CSB-1'))
  const fees = await region('Fees and taxes')
  const rows = fees.getAllByRole('row').map(({ textContent }) => plain(textContent))
  expect(rows.slice(1)).toEqual([
    'Rental, 3 daysin the priceEUR 77.00HK$697.50',
    'Airport surchargein the priceEUR 11.88HK$107.61',
    'VATin the priceEUR 20.19HK$182.89',
    'Child seatat the deskEUR 24.00HK$217.40',
  ])
  expect(carState.read().vehicleDetail?.fees).toHaveLength(4)
})

test('[R7.29] the total at the desk: in all, now, there, only blocked, and not covered', async () => {
  openPage(ratePage('&extras=CSB-2'))
  expect(await bill()).toEqual([
    ['Rental, fees and taxes', 'HK$988.00'],
    ['Child seat × 2', 'HK$434.80'],
    ['In all', 'HK$1,422.80'],
    ['Pay now', 'HK$988.00'],
    ['At the desk', 'HK$434.80EUR 48.00'],
    ['Only blocked', 'Deposit EUR 300.00 on the driver’s card, given back after the return'],
    ['In case of damage or theft', 'You pay the first EUR 1,200.00'],
    ['Not covered', 'Roof and underbody'],
  ])
})

test('[R7.29] each change asks the company again; its price is shown, and its handle is bought', async () => {
  const { router } = openPage(ratePage())
  const extras = await region('Extras')
  fireEvent.click(extras.getByRole('button', { name: 'Child seat: one more' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toMatchObject({ rph: 'r-golf', specialEquipPrefs: [{ equipType: 'CSB', quantity: 1 }] })
  await waitFor(async () => expect((await bill())[2]).toEqual(['In all', 'HK$1,205.40']))
  const covers = await region('Insurance')
  fireEvent.click(covers.getByRole('radio', { name: /^Zero excess/ }))
  await waitFor(() => expect(asked()).toHaveLength(3))
  expect(asked()[2]?.coveragePrefs).toEqual([{ coverageType: 'SCDW' }])
  await waitFor(async () => expect((await bill())[3]).toEqual(['In all', 'HK$1,640.21']))
  fireEvent.click(covers.getByRole('checkbox', { name: /^Glass and tyres/ }))
  await waitFor(() => expect(asked()[3]?.coveragePrefs).toEqual([{ coverageType: 'SCDW' }, { coverageType: 'GTW' }]))
  fireEvent.click(covers.getByRole('radio', { name: /^Included/ }))
  await waitFor(() => expect(asked()[4]?.coveragePrefs).toEqual([{ coverageType: 'GTW' }]))
  expect(router.state.location.search).toMatchObject({ extras: 'CSB-1', cover: 'GTW' })
  const sum = await summary()
  await waitFor(() => expect(sum.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(false))
  fireEvent.click(sum.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(desk.cart).toHaveLength(1))
  expect(desk.cart[0]).toMatchObject({ productType: 'car', rphs: ['rate-1-none-true'], correlationID: 'c-5' })
  expect(desk.cart[0]?.searchInputValues).toMatchObject({ from: 'IATA-LIS', extras: 'CSB-1', cover: 'GTW', car: 'V21' })
  expect(desk.cart[0]?.searchInputValues).not.toHaveProperty('rph')
  expect(router.state.location.pathname, 'stays where it is').toBe('/carrental/rate')
})

test('while a new price is asked for, the one of before is shown and cannot be bought', async () => {
  openPage(ratePage())
  const sum = await summary()
  const button = () => sum.getByRole<HTMLButtonElement>('button', { name: 'Continue to driver' })
  await waitFor(() => expect(button().disabled).toBe(false))
  let answer = (_: Response) => {}
  desk.rate = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  fireEvent.click((await region('Extras')).getByRole('button', { name: 'Child seat: one more' }))
  await waitFor(() => expect(button().disabled).toBe(true))
  expect((await bill())[1]).toEqual(['In all', 'HK$988.00'])
  await act(async () => answer(Response.json(carRate({ seats: 1 }))))
  await waitFor(() => expect(button().disabled).toBe(false))
})

test('[R1.1] on to the driver: into the cart, and out of it as an order of its own', async () => {
  const { router } = openPage(ratePage())
  const sum = await summary()
  fireEvent.click(sum.getByRole('button', { name: 'Continue to driver' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/book'))
  expect(router.state.location.search).toMatchObject({ order: 'order-1' })
  expect(desk.cart).toEqual([expect.objectContaining({ productType: 'car', rphs: ['rate-0-none-false'] })])
  expect(desk.asked('/checkout/initiate')).toEqual([{ cartItemIds: ['item-1'] }])
})

test('a handle that has run out is no end: the same car is asked for by its names', async () => {
  desk.rate = ({ rph }) => (rph ? refusal(409, 'This price has expired.') : Response.json(carRate()))
  openPage(ratePage())
  expect(await screen.findByRole('heading', { level: 1, name: 'Compact, Automatic' })).toBeTruthy()
  expect(asked().map(({ rph }) => rph)).toEqual(['r-golf', undefined])
})

test('a price that runs out cannot be bought; asked for again, the choice is kept', async () => {
  desk.rate = ({ rph }) =>
    Response.json(carRate({ seats: 1 }, { expiredDateTime: rph ? '2026-11-20T07:59:00Z' : '2026-11-20T08:30:00Z' }))
  openPage(ratePage('&extras=CSB-1'))
  const sum = await summary()
  expect(sum.queryByRole('button', { name: 'Continue to driver' })).toBeNull()
  fireEvent.click(sum.getByRole('button', { name: 'Ask for the price again' }))
  expect(await sum.findByRole('button', { name: 'Continue to driver' })).toBeTruthy()
  expect(asked().at(-1)).toMatchObject({ specialEquipPrefs: [{ equipType: 'CSB', quantity: 1 }] })
  expect(asked().at(-1)?.rph).toBeUndefined()
})

test('[R1.5] another price than that of the list is told old and new', async () => {
  desk.rate = () => Response.json(carRate({}, { priceWas: hkd(950) }))
  openPage(ratePage())
  const sum = await summary()
  const told = plain(sum.getByText('The price has changed since the list.').parentElement?.textContent)
  for (const words of ['HK$950.00', 'HK$988.00', '+HK$38.00']) expect(told).toContain(words)
})

test('a car that is gone says so and leads to the others', async () => {
  desk.rate = () => refusal(404, 'This car can no longer be had.')
  openPage(ratePage('&extras=CSB-1'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This car can no longer be had.')
  expect(within(alert).getByRole('link', { name: 'See other cars' }).getAttribute('href')).toContain(
    '/carrental/list?from=IATA-LIS',
  )
  desk.rate = () => Response.json(carRate())
  fireEvent.click(within(alert).getByRole('button', { name: 'Without extras and cover' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Compact, Automatic' })).toBeTruthy()
  expect(asked().at(-1)?.specialEquipPrefs).toEqual([])
})

test('[R6.2] whoever buys is offered the way on; an employee who may only look reads why there is none', async () => {
  desk = await arriveAtDesks(employee('car:view'))
  openPage(ratePage())
  const sum = await summary()
  expect(sum.getByText('You do not have permission to book this.')).toBeTruthy()
  expect(watchBuyers('car', () => sum.queryByRole('button', { name: 'Continue to driver' }) !== null)).toEqual(buyers)
})

test('[R2.6] an address without a car leads to the search', async () => {
  openPage('/carrental/rate?from=IATA-LIS&fromName=Lisbon')
  expect(await screen.findByText('Which car would you like?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search cars' }).getAttribute('href')).toContain('/carrental?from=IATA-LIS')
})
