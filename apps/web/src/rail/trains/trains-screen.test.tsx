import type { RailOption } from '@portolan/contract/rail-journey'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buyers, employee, logInAs, watchBuyers } from '../../testing/people.ts'
import { answer, asked, minute, option, segment, silence } from '../../testing/train-offer.ts'
import { andBack, arriveAtStation, openPage, openStation, parisZurich } from '../../testing/train-shop.tsx'
import { railState, readKeptRail } from '../state.ts'
import { trainSearch } from './search-run.ts'

let station: Awaited<ReturnType<typeof arriveAtStation>>
let lyria: RailOption[]
let sncf: RailOption[]
let back: RailOption[]

beforeEach(async () => {
  station = await arriveAtStation()
  lyria = makeLyria()
  sncf = makeSncf()
  back = makeBack()
})

const change = [
  segment({
    ...{ trainNumber: '2571', trainType: 'TGV INOUI', journeyDuration: 'PT3H' },
    ...{ departureDateTime: '2026-12-15T15:55:00', arrivalDateTime: '2026-12-15T18:55:00' },
    arrivalStation: { locationCode: '8500010', codeContext: 'UIC', name: 'Basel SBB' },
    marketingCompany: { code: 'SN', companyShortName: 'SNCF' },
  }),
  segment({
    ...{ trainNumber: '971', trainType: 'IC', journeyDuration: 'PT1H5M' },
    ...{ departureDateTime: '2026-12-15T19:21:00', arrivalDateTime: '2026-12-15T20:26:00' },
    departureStation: { locationCode: '8500010', codeContext: 'UIC', name: 'Basel SBB' },
    marketingCompany: { code: 'SBB', companyShortName: 'SBB' },
  }),
]

const makeLyria = () => [
  option({ rph: 'a-non', selling: 1842, seatsLeft: 4 }),
  option({ rph: 'a-semi', selling: 2106, flexibilityType: 'SEMI_FLEX', inboundRphs: ['r-semi'] }),
  option({ rph: 'a-comfort', selling: 2610, comfortType: 'COMFORT', seatClass: '1' }),
  option({ rph: 'b-non', trainIdentity: 'LY9211', selling: 1998, at: ['10:18', '14:22'] }),
]
const makeSncf = () => [
  option({
    ...{ rph: 'c-non', trainIdentity: 'SN2571', selling: 1914, journeyDuration: 'PT4H31M' },
    ...{ trainSegments: change, providers: ['SNCF', 'SBB'] },
  }),
]
const makeBack = () => [
  option({ rph: 'r-non', trainIdentity: 'LY9216', selling: 1500 }),
  option({ rph: 'r-dear', trainIdentity: 'LY9218', selling: 1656, at: ['18:34', '22:38'] }),
  option({
    ...{ rph: 'r-semi', trainIdentity: 'LY9216', selling: 1700, flexibilityType: 'SEMI_FLEX' },
    conditions: [{ code: 'RETURN_ONLY', stringValue: 'Sold with its outbound ticket only' }],
  }),
]

function tell(...lines: object[]): void {
  for (const line of lines) station.tell(line)
}
const finish = () => station.finish()
const moment = () => new Promise((resolve) => setTimeout(resolve))
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement
const searched = () => station.sent.filter(({ call }) => call.endsWith('/rail/shop')).length
const reached = async () => {
  await waitFor(() => expect(searched()).toBe(1))
  await moment()
}

async function openTicket(train: string, comfort: RegExp, ticket: RegExp) {
  const shown = await card(train)
  const tab = shown.getByRole('button', { name: comfort })
  if (tab.getAttribute('aria-expanded') !== 'true') fireEvent.click(tab)
  fireEvent.click(shown.getByRole('radio', { name: ticket }))
}

async function findAll(address: string, out = [...lyria, ...sncf], inbound?: RailOption[]) {
  openPage(address)
  await screen.findByRole('heading', { level: 1 })
  await reached()
  tell(asked('Lyria'), answer('lyria', out, inbound))
  finish()
}

test('[R2.6] first trains stand before slow operators have answered; who is still being asked is told', async () => {
  openPage(parisZurich)
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your train' })).toBeTruthy()
  await reached()
  tell(asked('Lyria', 'SNCF', 'DB'), answer('lyria', lyria))
  await card('TGV Lyria 9203')
  expect(names()).toEqual(['TGV Lyria 9203', 'TGV Lyria 9211'])
  expect(screen.getByText(/1 of 3 operators have answered\. New trains join in place/)).toBeTruthy()
  expect(screen.getByText('Still being asked').parentElement?.textContent).toContain('SNCFDB')
  tell(answer('sncf', sncf))
  await card('TGV INOUI + IC 2571 / 971')
  tell(silence('db'))
  finish()
  expect(await screen.findByText('No answer from DB. Their trains are missing here.')).toBeTruthy()
  expect(screen.queryByText(/operators have answered/)).toBeNull()
})

test('[R2.6] ‘Stop’ gives the search up and keeps what came', async () => {
  openPage(parisZurich)
  await reached()
  tell(asked('Lyria', 'SNCF'), answer('lyria', lyria))
  await card('TGV Lyria 9203')
  fireEvent.click(button('Stop'))
  expect(await screen.findByText('Stopped. 1 of 2 operators were heard.')).toBeTruthy()
  expect([names().length, station.stopped]).toEqual([2, 1])
  expect(readKeptRail().outboundTrainTicketResults?.length).toBe(4)
})

test('[R3.14, R9.3, R9.4, R9.5] a card shows train, route, comforts in order and tickets with their conditions', async () => {
  await findAll(parisZurich, [...lyria.slice(0, 3), ...sncf])
  const direct = await screen.findByRole('article', { name: 'TGV Lyria 9203' })
  const tabs = within(direct).getByRole('group', { name: 'Comfort: TGV Lyria 9203' })
  expect(tabs.textContent).toBe('StandardHK$1,842.002nd Class4 leftComfortHK$2,610.001st ClassPremierSold out')
  expect(direct.textContent).toContain('07:22Paris Gare de Lyon4 h 04 minDirect11:26Zürich HB')
  expect(within(direct).getByText('Cheapest')).toBeTruthy()
  fireEvent.click(within(direct).getByRole('button', { name: /^Standard/ }))
  const rows = within(direct).getAllByRole('radio')
  expect(rows.map((row) => row.closest('label')?.textContent)).toEqual([
    'Non FlexNo refundNo exchangeHK$1,842.00EUR 203.35',
    'Semi FlexNo refundNo exchangeHK$2,106.00EUR 232.50',
  ])
  const other = await screen.findByRole('article', { name: 'TGV INOUI + IC 2571 / 971' })
  expect(other.textContent).toContain('1 change, Basel SBB (26 min)')
})

test('arrows go from comfort to comfort', async () => {
  await findAll(parisZurich, lyria.slice(0, 3))
  const shown = await card('TGV Lyria 9203')
  const [standard, comfort] = [
    shown.getByRole('button', { name: /^Standard/ }),
    shown.getByRole('button', { name: /^Comfort/ }),
  ]
  standard.focus()
  fireEvent.keyDown(standard, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(comfort)
  fireEvent.keyDown(comfort, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(standard)
})

test('[R2.6] filters narrow the list, and counts say what a click would leave', async () => {
  await findAll(parisZurich)
  await card('TGV INOUI + IC 2571 / 971')
  expect(screen.getByRole('heading', { name: '3 of 3 trains' })).toBeTruthy()
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  const box = (name: RegExp) => filters.getByRole<HTMLInputElement>('checkbox', { name })
  const count = (name: RegExp) => box(name).closest('label')?.querySelector('.n')?.textContent
  expect([count(/^Direct/), count(/^1 change/)]).toEqual(['2', '1'])
  const early = filters.getAllByRole<HTMLInputElement>('checkbox', { name: /^Before 06:00/ })[0]
  expect(early?.disabled).toBe(true)
  fireEvent.click(box(/^Direct/))
  expect(screen.getByRole('heading', { name: '2 of 3 trains' })).toBeTruthy()
  expect(names()).toEqual(['TGV Lyria 9203', 'TGV Lyria 9211'])
  fireEvent.click(filters.getByRole('checkbox', { name: /^SNCF/ }).closest('label') as HTMLElement)
  expect(names().length).toBe(2)
  fireEvent.click(filters.getByRole('button', { name: 'Clear: Changes' }))
  expect(names().length).toBe(3)
})

test('the order can be changed', async () => {
  await findAll(parisZurich)
  await card('TGV INOUI + IC 2571 / 971')
  const first = () => screen.queryAllByRole('article')[1]?.textContent
  fireEvent.click(screen.getByRole('radio', { name: 'Cheapest' }))
  expect(first()).toContain('HK$1,914.00')
  fireEvent.click(screen.getByRole('radio', { name: 'Fastest' }))
  expect(first()).toContain('HK$1,998.00')
})

test('[R5.7] the return list holds what the outbound ticket allows, priced for both ways with the difference', async () => {
  await findAll(andBack, lyria, back)
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your outbound train' })).toBeTruthy()
  expect(screen.getByText(/Prices are for 3 travellers, all fees included\./)).toBeTruthy()
  await openTicket('TGV Lyria 9203', /^Standard/, /^Non Flex/)
  fireEvent.click(button('Continue to return'))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Choose your return train' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(new URLSearchParams(window.location.search).get('out')).toBe('a-non')
  expect(new URLSearchParams(window.location.search).get('step')).toBe('back')
  const [cheap, dear] = screen.getAllByRole('article')
  // 1,842 + 1,500; the tied half of a return fare is not offered.
  expect(cheap?.textContent).toContain('HK$3,342.00')
  expect(cheap?.textContent).not.toContain('+HK$')
  expect(dear?.textContent).toContain('HK$3,498.002nd Class+HK$156.00')
  fireEvent.click(within(cheap as HTMLElement).getByRole('button', { name: /^Standard/ }))
  expect(within(cheap as HTMLElement).getAllByRole('radio').length).toBe(1)
})

test('[B9] each price says for which way it is, and the supplier’s figure under it is for the same', async () => {
  await findAll(andBack, lyria, back)
  await openTicket('TGV Lyria 9203', /^Standard/, /^Non Flex/)
  const out = screen.getByRole('radio', { name: /^Non Flex/ }).closest('label')
  expect(out?.textContent).toMatch(/HK\$1,842\.00one wayEUR 203\.35$/)
  fireEvent.click(button('Continue to return'))
  await screen.findByRole('heading', { level: 1, name: 'Choose your return train' })
  const [cheap] = screen.getAllByRole('article')
  fireEvent.click(within(cheap as HTMLElement).getByRole('button', { name: /^Standard/ }))
  const row = within(cheap as HTMLElement)
    .getByRole('radio')
    .closest('label')
  expect(row?.textContent).toMatch(/HK\$3,342\.00both waysEUR 368\.95$/)
})

test('[B9] a journey of one way has no other, and says nothing of it', async () => {
  await findAll(parisZurich, lyria.slice(0, 3))
  await openTicket('TGV Lyria 9203', /^Standard/, /^Non Flex/)
  expect(screen.queryByText('one way')).toBeNull()
})

test('[R5.7] a return fare leads to the tickets it is tied to, and back keeps the choice', async () => {
  await findAll(andBack, lyria, back)
  await openTicket('TGV Lyria 9203', /^Standard/, /^Semi Flex/)
  fireEvent.click(button('Continue to return'))
  await screen.findByRole('heading', { level: 1, name: 'Choose your return train' })
  expect(screen.getAllByRole('article').length).toBe(1)
  expect(screen.getByRole('article').textContent).toContain('Not with this outbound ticket')
  await openTicket('TGV Lyria 9216', /^Standard/, /^Semi Flex/)
  expect(screen.getAllByText('3,806.00').length).toBeGreaterThan(0)
  window.history.back()
  await screen.findByRole('heading', { level: 1, name: 'Choose your outbound train' })
  const chosen = (await screen.findAllByRole('radio', { name: /^Semi Flex/ }))[0] as HTMLInputElement
  expect(chosen.checked).toBe(true)
  expect(searched()).toBe(1)
})

test('[R2.6] what is chosen goes into the cart by its handles, never with a price', async () => {
  await findAll(andBack, lyria, back)
  await openTicket('TGV Lyria 9203', /^Standard/, /^Non Flex/)
  fireEvent.click(button('Continue to return'))
  await screen.findByRole('heading', { level: 1, name: 'Choose your return train' })
  const [cheap] = screen.getAllByRole('article')
  fireEvent.click(within(cheap as HTMLElement).getByRole('button', { name: /^Standard/ }))
  fireEvent.click(within(cheap as HTMLElement).getByRole('radio'))
  fireEvent.click(button('Add to cart'))
  await waitFor(() => expect(station.cart.length).toBe(1))
  expect(station.cart[0]).toEqual({
    productType: 'rail',
    correlationID: 'c-1',
    rphs: ['a-non', 'r-non'],
    searchInputValues: expect.objectContaining({ from: 'CITY-PARIS', depart: '2026-12-15', back: '2026-12-20' }),
  })
  fireEvent.click(button('Book now'))
  await waitFor(() => expect(window.location.pathname).toBe('/rail/travellers'))
  const address = new URLSearchParams(window.location.search)
  expect([address.get('out'), address.get('back')]).toEqual(['a-non', 'r-non'])
  expect(railState.read().ticketDetails).toMatchObject({ currency: 'HKD', totalAmount: 3342 })
})

test('[R6.2] guests, consumers and employees who may book are offered to buy; who may only look reads why not', async () => {
  await findAll(parisZurich, lyria)
  logInAs(employee('rail:view'))
  expect(screen.queryByText('Choose a ticket to go on.')).toBeNull()
  await openTicket('TGV Lyria 9203', /^Standard/, /^Non Flex/)
  const isOffered = (name: string) => screen.queryAllByRole('button', { name }).length > 0
  expect(watchBuyers('rail', () => isOffered('Book now'))).toEqual(buyers)
  expect(watchBuyers('rail', () => isOffered('Add to cart'))).toEqual(buyers)
  logInAs(employee('rail:view'))
  expect(screen.getAllByText('You do not have permission to book this.').length).toBeGreaterThan(0)
})

test('[R4.6] a reload shows what the tab has kept and asks nobody', async () => {
  await findAll(parisZurich)
  await openTicket('TGV INOUI + IC 2571 / 971', /^Standard/, /^Non Flex/)
  cleanup()
  const [kept, search] = [sessionStorage.getItem('rail'), sessionStorage.getItem('rail-search')]
  await arriveAtStation()
  sessionStorage.setItem('rail', kept ?? '')
  sessionStorage.setItem('rail-search', search ?? '')
  station = openStation()
  openPage(parisZurich)
  await card('TGV INOUI + IC 2571 / 971')
  expect(searched()).toBe(0)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Non Flex/ }).checked).toBe(true)
})

test('[R4.6, R8.8] a failed search clears what is stored, says why, and the address keeps what was typed', async () => {
  station.refusal = { status: 500, text: 'Some server errors.' }
  openPage(parisZurich)
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('Sorry!Some server errors.')
  expect(railState.read()).toMatchObject({ searchInputValues: null, outboundTrainTicketResults: [] })
  expect([sessionStorage.getItem('rail-search'), readKeptRail().searchInputValues]).toEqual([null, null])
  expect(screen.getByRole('region', { name: 'Your search' }).textContent).toContain('Paris, all stations')
  expect(window.location.search).toContain('from=CITY-PARIS')
  station.refusal = undefined
  fireEvent.click(button('Try again'))
  await waitFor(() => expect(searched()).toBe(2))
  await moment()
  tell(answer('lyria', lyria))
  finish()
  await waitFor(() => expect(names().length).toBe(2))
})

test('[R8.8] when everybody fails, the last line is the error and nothing is kept', async () => {
  openPage(parisZurich)
  await reached()
  tell(asked('Lyria'), silence('lyria'), {
    success: false,
    errors: { errors: [{ stringValue: 'Supplier response errors.' }] },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Supplier response errors.')
  expect(names()).toEqual([])
})

test('[F11] [R8.4, R8.8] a search that fails without a word is a failure: the sentence is there, and nothing is stored', async () => {
  openPage(parisZurich)
  await reached()
  tell(asked('Lyria'), { success: false, errors: { errors: [] } })
  expect((await screen.findByRole('alert')).textContent).toContain('Sorry!Supplier response errors.')
  expect(railState.read()).toMatchObject({ searchInputValues: null, outboundTrainTicketResults: [] })
  expect([sessionStorage.getItem('rail-search'), readKeptRail().searchInputValues]).toEqual([null, null])
  expect(names()).toEqual([])
})

test('[R4.4] an expired price is asked for again, and the choice is kept by train, comfort and flexibility', async () => {
  await findAll(parisZurich, lyria.slice(0, 3))
  await openTicket('TGV Lyria 9203', /^Standard/, /^Semi Flex/)
  expect(screen.queryByRole('button', { name: 'Check the price' })).toBeNull()
  vi.setSystemTime(Date.now() + 18 * minute)
  fireEvent.click((await screen.findAllByRole('button', { name: 'Check the price' }))[0] as HTMLElement)
  await waitFor(() => expect(searched()).toBe(2))
  await moment()
  const fresh = option({ rph: 'new', selling: 2150, flexibilityType: 'SEMI_FLEX' })
  tell(answer('lyria', [option({ rph: 'new-non' }), fresh]))
  finish()
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /^Semi Flex/ })
  expect(chosen.checked).toBe(true)
  expect(screen.getAllByText('The price changed from HK$2,106.00 to HK$2,150.00.').length).toBeGreaterThan(0)
})

test('no train that day says so and leads on', async () => {
  await findAll(parisZurich, [])
  expect(await screen.findByText('No trains from Paris to Zürich HB that day')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Later trains' }).getAttribute('href')).toContain('depart=2026-12-16')
})

test('[R2.6] seven days stand above the list, each a link, the lowest marked', async () => {
  station.days = [
    { date: '2026-12-14', from: { currencyCode: 'HKD', amount: 1890 } },
    { date: '2026-12-16', from: { currencyCode: 'HKD', amount: 1704 } },
  ]
  await findAll(`${parisZurich}&direct=1`, lyria)
  const strip = within(await screen.findByRole('navigation', { name: 'Lowest price by day' }))
  await strip.findByText('lowest price of these days')
  const links = strip.getAllByRole('link')
  expect(links.length).toBe(7)
  expect(links[3]?.textContent).toBe('Tue 15from HK$1,842')
  expect(links[4]?.textContent).toContain('Wed 16from HK$1,704')
  expect(links[4]?.getAttribute('href')).toContain('depart=2026-12-16')
})

test('[R2.6] an address without a search leads to the form', async () => {
  openPage('/rail/trains?from=CITY-PARIS')
  expect(await screen.findByText('This address does not hold a whole search.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search for trains' }).getAttribute('href')).toContain('/rail/ticket')
  expect(trainSearch.read().key).toBeUndefined()
})

test('stops and changes are told one by one', async () => {
  await findAll(parisZurich, sncf)
  fireEvent.click((await card('TGV INOUI + IC 2571 / 971')).getByRole('button', { name: /^Stops and services/ }))
  const drawer = await screen.findByRole('dialog')
  expect(drawer.textContent).toContain('Change in Basel SBB: 26 min')
  expect(within(drawer).getByRole('img', { name: 'Map: Paris Gare de Lyon to Zürich HB' })).toBeTruthy()
  expect(drawer.textContent).toContain('15:55Paris Gare de Lyon18:55Basel SBB')
})
