import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeRouter } from '../../app/router.tsx'
import { switchLanguage } from '../../i18n/store.ts'
import { buyers, employee, logInAs, watchBuyers } from '../../testing/people.ts'
import { emptyRailState, railState } from '../state.ts'

const fare = (validity: string, seatClass: '1' | '2', amount: number, within?: string): RailPassFare => ({
  rph: `${validity}-${seatClass}`,
  class: seatClass,
  validity,
  ...(within && { within }),
  ...{ currencyCode: 'EUR', amount: amount / 10, sellingCurrencyCode: 'HKD', sellingAmount: amount },
  expiredDateTime: new Date(Date.now() + 30 * 60_000).toISOString(),
  conditions: [
    { code: 'REFUND_85_BEFORE_FIRST_DAY', stringValue: 'Refund of 85% before the first day.' },
    ...(seatClass === '1' ? [{ code: 'FIRST_VALID_IN_SECOND', stringValue: 'Valid in 2nd Class too.' }] : []),
  ],
  passengers: [{ code: 'ADULT', quantity: 2 }],
})

const product = (region: string, label: string, passType: RailPassProduct['passType'], fares: RailPassFare[]) => ({
  ...{ label, region, passType },
  countries: region === 'EUROPE' ? ['FR', 'DE', 'IT', 'CH', 'AT'] : ['BE', 'LU', 'NL'],
  includes: ['All trains of the national railways'],
  ...{ earliestDate: '2026-11-15', latestDate: '2027-10-15' },
  fareOptions: fares,
})

const europe = [
  product('EUROPE', 'Global Pass', 'FLEXIBLE', [
    fare('P4D', '2', 6072, 'P1M'),
    fare('P4D', '1', 7711, 'P1M'),
    fare('P10D', '2', 9785, 'P2M'),
  ]),
  product('EUROPE', 'Global Pass Continuous', 'CONSECUTIVE', [fare('P15D', '2', 9900)]),
]
const benelux = [product('BENELUX', 'Benelux Pass', 'FLEXIBLE', [fare('P3D', '2', 1500, 'P1M')])]

const sent: { call: string; body: { fareQuoteCriteriaList?: object[]; goods?: object } }[] = []

beforeEach(async () => {
  day += 1
  sent.length = 0
  sessionStorage.clear()
  railState.write(emptyRailState)
  await switchLanguage('en')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = String(address).split('?')[0] ?? ''
    const json = JSON.parse(String(body ?? '{}'))
    sent.push({ call: `${method} ${path}`, body: json })
    const reply = (value: unknown) => new Response(JSON.stringify(value), { status: 200 })
    if (path.endsWith('own-info'))
      return reply({
        success: true,
        id: 'u',
        username: 'traveller',
        permissions: [],
        displayName: 'T',
        userType: 'B2C',
      })
    if (path.endsWith('/fare-quote')) {
      const fareInfos = String(body).includes('BENELUX') ? benelux : europe
      return reply({ success: true, correlationID: 'quote-1', fareInfos })
    }
    return reply(path.includes('shopping-cart') ? [] : { success: true })
  })
})

/** Each test has a day of its own: answers are kept for as long as the page is open. */
let day = 10
const search = () => `region=EUROPE&start=2026-12-${day}&adults=2&seniors=0`
function open(address: string): void {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={makeRouter()} />)
}
const quotes = () => sent.filter(({ call }) => call.endsWith('/fare-quote'))
const passNames = async () => (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)
const address = () => new URLSearchParams(window.location.search)

test('[R3.15, R2.6, R9.9] lists the passes of a region, filters them and asks again for another region', async () => {
  open(`/rail/passes?${search()}`)
  expect(await passNames()).toEqual(['Global Pass', 'Global Pass Continuous'])
  expect(screen.getByRole('heading', { name: '2 of 2 passes' })).toBeTruthy()
  const [card] = screen.getAllByRole('article')
  expect(card?.textContent).toContain('HK$6,072.00')
  expect(card?.textContent).toContain('EUR 607.20')
  expect(card?.textContent).toContain('First day between 15 Nov 2026 and 15 Oct 2027')

  const filters = screen.getByRole('complementary', { name: 'Filters' })
  fireEvent.click(within(filters).getByRole('checkbox', { name: /^Consecutive/ }))
  expect(await passNames()).toEqual(['Global Pass Continuous'])
  fireEvent.click(within(filters).getByRole('button', { name: 'Clear: Travel days' }))
  fireEvent.click(within(filters).getByRole('checkbox', { name: /^1st Class/ }))
  expect(await passNames()).toEqual(['Global Pass'])

  const country = screen.getByRole('combobox', { name: /^One country/ })
  expect(within(country).getAllByRole('option')).toHaveLength(31)
  fireEvent.click(screen.getByRole('button', { name: /^Benelux/ }))
  await waitFor(async () => expect(await passNames()).toEqual(['Benelux Pass']))
  expect(address().get('region')).toBe('BENELUX')
  expect(quotes().map(({ body }) => JSON.stringify(body).match(/EUROPE|BENELUX/)?.[0])).toEqual(['EUROPE', 'BENELUX'])
})

test('on a phone the filters are in a sheet, whose button says what is left', async () => {
  open(`/rail/passes?${search()}`)
  await passNames()
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters' })
  fireEvent.click(within(sheet).getByRole('checkbox', { name: /^10 Days/ }))
  fireEvent.click(within(sheet).getByRole('button', { name: 'Show 1 of 2 passes' }))
  expect(await passNames()).toEqual(['Global Pass'])
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

test('[R3.15, R9.5, R9.6] the options are a matrix of validity by class, chosen by a click or with the arrow keys', async () => {
  open(`/rail/passOptions?${search()}&type=FLEXIBLE`)
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  const bill = await screen.findByRole('complementary', { name: 'Your pass' })
  expect(cell('4 Days within 1 Month(s), 2nd Class').checked).toBe(true)
  expect(screen.getByText('Not sold')).toBeTruthy()

  fireEvent.click(cell('10 Days within 2 Month(s), 2nd Class'))
  await waitFor(() => expect(bill.textContent).toContain('HK$9,785.00'))
  expect(address().get('validity')).toBe('P10D')
  // One group, so that arrows go from cell to cell as the browser does it.
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1)

  fireEvent.click(cell('4 Days within 1 Month(s), 1st Class'))
  await waitFor(() => expect(bill.textContent).toContain('Flexible, 1st Class'))
  expect(screen.getByRole('row', { name: /^Refund/ }).textContent).toContain('Refund of 85%')
  expect(screen.getByRole('row', { name: /^Class/ }).textContent).toContain('Valid in 2nd Class too.')
  const on = within(bill).getByRole('link', { name: 'Continue to the first day' })
  expect(on.getAttribute('href')).toContain('/rail/passDetails?')
  expect(quotes(), 'a choice asks for nothing new').toHaveLength(1)
})

const details = () => `/rail/passDetails?${search()}&type=FLEXIBLE&class=2&validity=P4D&within=P1M`
const firstDay = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First day' })

test('[R3.15] a first day outside the window is refused beside the field, and nothing goes on', async () => {
  open(details())
  const field = await firstDay()
  fireEvent.change(field, { target: { value: '2027-10-16' } })
  expect(await screen.findByText('Choose a day from 15 Nov 2026 to 15 Oct 2027.')).toBeTruthy()
  expect(field.value).toBe('2027-10-16')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const [toTravellers] = screen.getAllByRole('button', { name: 'Continue to travellers' })
  if (toTravellers) fireEvent.click(toTravellers)
  const [toCart] = screen.getAllByRole('button', { name: 'Add to cart' })
  if (toCart) fireEvent.click(toCart)
  expect(window.location.pathname).toBe('/rail/passDetails')
  expect(document.activeElement).toBe(field)
  expect(sent.filter(({ call }) => call === 'POST /api/v1/bookings/shopping-cart')).toEqual([])
  expect(quotes()).toHaveLength(1)
})

test('[R3.15, R2.6] a first day inside the window is asked for again, and goes into the cart with the pass', async () => {
  open(details())
  fireEvent.change(await firstDay(), { target: { value: '2027-01-10' } })
  await waitFor(() => expect(quotes()).toHaveLength(2))
  expect(JSON.stringify(quotes()[1]?.body)).toContain('2027-01-10')
  expect(address().get('start')).toBe('2027-01-10')
  expect(await screen.findByText('9 Feb 2027')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  const [toCart] = screen.getAllByRole('button', { name: 'Add to cart' })
  if (toCart) fireEvent.click(toCart)
  const posts = () => sent.filter(({ call }) => call === 'POST /api/v1/bookings/shopping-cart')
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body.goods).toMatchObject({
    productType: 'railPass',
    correlationID: 'quote-1',
    rphs: ['P4D-2'],
    startDate: '2027-01-10',
  })
})

test('[R6.2] passes are sold by those who sell tickets: who may only look is offered no way on', async () => {
  open(details())
  await firstDay()
  const isOffered = (name: string) => screen.queryAllByRole('button', { name }).length > 0
  expect(watchBuyers('rail', () => isOffered('Continue to travellers'))).toEqual(buyers)
  expect(watchBuyers('rail', () => isOffered('Add to cart'))).toEqual(buyers)
})

test('[R6.2] who may only look reads so with the options, and is not led to a first day', async () => {
  open(`/rail/passOptions?${search()}&type=FLEXIBLE`)
  await screen.findByRole('complementary', { name: 'Your pass' })
  const isOffered = () => screen.queryAllByRole('link', { name: 'Continue to the first day' }).length > 0
  expect(watchBuyers('rail', isOffered)).toEqual(buyers)
  logInAs(employee('rail:view'))
  expect(screen.getAllByText('You do not have permission to book this.').length).toBeGreaterThan(0)
})

test('the way to the travellers keeps the pass that was chosen', async () => {
  open(details())
  await firstDay()
  const [on] = screen.getAllByRole('button', { name: 'Continue to travellers' })
  if (on) fireEvent.click(on)
  await waitFor(() => expect(window.location.pathname).toBe('/rail/travellers'))
  expect(Object.fromEntries(address())).toMatchObject({ pass: 'P4D-2', start: `2026-12-${day}` })
  expect(railState.read()).toMatchObject({ selectedPass: { label: 'Global Pass' }, selectedValidity: { rph: 'P4D-2' } })
})
