import type { BookingDetailsRS } from '@portolan/contract/booking'
import { rolePermissions } from '@portolan/domain/permission'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountState } from '../session/account-state.ts'
import { hkd } from '../testing/activity-offer.ts'
import {
  arrive,
  details,
  openDesk,
  owner,
  refusal,
  reservation,
  sentTo,
  summary,
  train,
  visit,
} from '../testing/booking-shop.tsx'

beforeEach(arrive)

const nobody = () => ({ success: false })

const opened = { 'guest-access': () => ({ success: true, bookingId: 'b1' }) }
const managed = { ...opened, details: () => details({ standing: 'manage' }) }

test('[R2.4] the code of the mail opens its booking without a login, and shows the way to an account', async () => {
  const sent = openDesk({ 'own-info': nobody, ...managed })
  visit('/booking/guest?code=abc123')
  expect(await screen.findByRole('heading', { name: 'Paris – Zürich' })).toBeTruthy()
  expect(sentTo(sent, 'guest-access').map(({ body }) => body)).toEqual([{ code: 'abc123' }])
  expect(sentTo(sent, 'details')[0]?.body).toEqual({ uniqueID: { type: '14', id: 'b1' } })
  expect(screen.queryByRole('navigation', { name: 'Where you are' })).toBeNull()
  const next = new URLSearchParams(
    within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }).getAttribute('href')?.split('?')[1],
  ).get('next')
  expect(next).toBe('/booking/guest?code=abc123')
})

test('a code that opens nothing any more says so', async () => {
  openDesk({ 'own-info': nobody, 'guest-access': () => refusal(404, 'This link does not open a booking any more.') })
  visit('/booking/guest?code=old')
  expect((await screen.findByRole('alert')).textContent).toContain('This link does not open a booking any more.')
  cleanup()
  visit('/booking/guest')
  expect((await screen.findByRole('alert')).textContent).toContain('This link does not open a booking any more.')
})

test('whoever is logged in takes the booking into the account', async () => {
  const sent = openDesk({ ...managed, claim: () => ({ success: true, bookingId: 'b1' }) })
  accountState.write({ logedIn: true, accountInfo: { id: 'claimant', success: true } })
  visit('/booking/guest?code=abc123')
  fireEvent.click(await screen.findByRole('button', { name: 'Add to my account' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/booking/view?id=b1'))
  expect(sentTo(sent, 'claim')[0]?.body).toEqual({ code: 'abc123' })
})

test('an employee is not asked to take it into the account', async () => {
  openDesk(managed)
  accountState.write({ logedIn: true, accountInfo: { id: 'employee', success: true, userType: 'B2B' } })
  visit('/booking/guest?code=abc123')
  expect(await screen.findByRole('heading', { name: 'Paris – Zürich' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to my account' })).toBeNull()
})

const onlyShown = /^This link only shows the booking/
const inOwnMail =
  'This link only shows the booking. The person who booked it can change it with the link in their own mail.'
const inAccount = 'This link only shows the booking. It is in an account: log in to change it.'

const lookAt = async (reader: 'guest' | 'consumer', facts: Partial<BookingDetailsRS>) => {
  const shown = () => details({ ...facts, standing: 'look' })
  openDesk(reader === 'guest' ? { ...opened, 'own-info': nobody, details: shown } : { details: shown })
  visit(reader === 'guest' ? '/booking/guest?code=abc123' : '/booking/view?id=PTL-7F3K2Q')
  const sentence = (await screen.findByText(onlyShown)).textContent
  const logIn = within(screen.getByRole('main')).queryByRole('link', { name: 'Log in' })
  return { sentence, next: logIn?.getAttribute('href') }
}

test('[R6.2] a link that only shows a booking leads to the login where an account has it', async () => {
  const guest = await lookAt('guest', { inAccount: true })
  expect(guest.sentence).toBe(inAccount)
  expect(guest.next).toContain('next=%2Fbooking%2Fguest%3Fcode')
  cleanup()
  await arrive()
  expect(await lookAt('consumer', { inAccount: true })).toEqual({ sentence: inAccount, next: undefined })
})

test('[R6.2] and to the mail of the person who booked where no account has it', async () => {
  expect(await lookAt('guest', {})).toEqual({ sentence: inOwnMail, next: undefined })
  cleanup()
  await arrive()
  expect(await lookAt('consumer', {})).toEqual({ sentence: inOwnMail, next: undefined })
})

test('[B1] and to the agency where one has sold it: its client has no login here', async () => {
  const shown = () => details({ standing: 'look', soldBy: 'Harbour Travel' })
  openDesk({ ...opened, 'own-info': nobody, details: shown })
  visit('/booking/guest?code=abc123')
  const sentence = await screen.findByText(/booked this for you/)
  expect(sentence.textContent).toBe(
    'Harbour Travel booked this for you. The link only shows the booking; to change it, please contact Harbour Travel.',
  )
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Log in' })).toBeNull()
})

test.each(['own', 'colleague', 'manage'] as const)('a booking that is %s has no such notice', async (standing) => {
  openDesk({ ...opened, details: () => details({ standing }) })
  visit('/booking/view?id=PTL-7F3K2Q')
  expect(await screen.findByRole('heading', { name: 'Paris – Zürich' })).toBeTruthy()
  expect(screen.queryByText(onlyShown)).toBeNull()
})

test('what was sent on is shown without money, and with nothing to do', async () => {
  const { total: _, paymentStatus: __, ...shown } = summary({ cancellable: false })
  const { railCharges: ___, ...itinerary } = reservation().itinerary
  const deadline = { absoluteDeadline: '2027-05-14T10:00:00+02:00', clock: 'Paris time' }
  const unpriced = [{ deadline, withFee: true }, { nonRefundable: true }]
  openDesk({
    ...opened,
    'own-info': nobody,
    details: () => {
      const { paid, contact, penalties, exchangeable, ...rest } = details({ standing: 'look', documents: ['ticket'] })
      return {
        ...rest,
        booking: shown,
        penalties: unpriced,
        reservation: { ...reservation(), itinerary, priceList: [] },
      }
    },
  })
  visit('/booking/guest?code=abc123')
  expect(await screen.findByRole('heading', { name: 'Paris – Zürich' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText('TGV Lyria 9203').length).toBeGreaterThan(0)
  expect(main.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([])
  expect(main.queryByRole('region', { name: 'Price' })).toBeNull()
  expect(main.getByText(onlyShown)).toBeTruthy()
  expect(main.getByText(/^Until .*14 May.* Paris time/).nextSibling?.textContent).toBe('With a fee')
  expect(main.getByText('After that').nextSibling?.textContent).toBe('No refund')
  const links = within(main.getByRole('region', { name: 'Documents' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/api/v1/booking/b1/documents/ticket'])
  expect(screen.getByRole('main').textContent).not.toMatch(/undefined|NaN|\$/)
})

const takenLater = [{ on: '2027-01-13', price: hkd(3000) }]

test.each([
  [
    { payThere: hkd(3320), takenLater },
    ['Taken by the hotel on Wed 13 JanHK$3,000.00', 'To be paid at the hotelHK$320.00'],
  ],
  [{}, undefined],
])('[B1] an agency’s client reads what the hotel takes and on which day, and no other sum', async (due, rows) => {
  const { total: _, paymentStatus: __, ...shown } = summary({ productType: 'hotel', cancellable: false })
  const facts = details({ standing: 'look', soldBy: 'Harbour Travel' })
  const { paid, contact, penalties, reservation: ___, ...rest } = facts
  openDesk({ ...opened, 'own-info': nobody, details: () => ({ ...rest, booking: shown, ...due }) })
  visit('/booking/guest?code=abc123')
  await screen.findByText(/booked this for you/)
  const main = screen.getByRole('main')
  expect(within(main).queryByRole('region', { name: 'Paid on the spot' })?.textContent).toBe(rows?.join(''))
  expect(main.textContent?.match(/HK\$/g)?.length).toBe(rows?.length)
})

const trip = (bookings: ReturnType<typeof summary>[], trains: Record<string, [string, string]>) => ({
  history: () => ({ success: true, content: bookings, totalElements: bookings.length, totalPages: 1 }),
  details: ({ uniqueID }: Record<string, unknown>) =>
    details({
      booking: bookings.find(({ uniqueIDs }) => uniqueIDs[0]?.id === (uniqueID as { id: string }).id) ?? summary(),
    }),
  'resretrieve-details': ({ uniqueID }: Record<string, unknown>) => {
    const { id } = uniqueID as { id: string }
    const [start, end] = trains[id] ?? ['', '']
    const way = { originLocation: { locationCode: 'A' }, destinationLocation: { locationCode: 'B' } }
    return {
      success: true,
      railReservation: reservation({ originAndDestinations: [{ ...way, trainSegments: [train(id, start, end)] }] }),
    }
  },
})

const named = (id: string, title: string) => summary({ bookingId: id, uniqueIDs: [{ type: '14', id }], title })

test('the trip timeline lists every train by day and flags two at once', async () => {
  const sent = openDesk(
    trip([named('A1', 'One'), named('B2', 'Two')], {
      A1: ['2027-01-15T07:22:00', '2027-01-15T11:26:00'],
      B2: ['2027-01-15T10:00:00', '2027-01-15T13:00:00'],
    }),
  )
  visit('/trip')
  const day = within(await screen.findByRole('region', { name: /15 January 2027/ }))
  expect(await day.findByText(/These two clash: at the same time as/)).toBeTruthy()
  expect(day.getAllByRole('listitem').length).toBe(2)
  expect(day.getByText('TGV Lyria A1')).toBeTruthy()
  expect(screen.getByText('1 thing does not fit.')).toBeTruthy()
  expect(sentTo(sent, 'history')[0]?.body).toMatchObject({ sort: 'travelDate,asc' })
})

test('a stretch without a booking is flagged before what follows it, with a search that fills it', async () => {
  openDesk(
    trip([named('A1', 'One'), named('B2', 'Two')], {
      A1: ['2027-01-15T07:22:00', '2027-01-15T11:26:00'],
      B2: ['2027-01-18T10:00:00', '2027-01-18T13:00:00'],
    }),
  )
  visit('/trip')
  // The first ends in Zürich, the second begins in Paris again.
  const gap = await screen.findByRole('heading', { name: /^Zürich HB to Paris Gare de Lyon/ })
  const row = within(gap.closest('li') as HTMLElement)
  const find = new URLSearchParams(row.getByRole('link', { name: 'Find a train' }).getAttribute('href')?.split('?')[1])
  expect(Object.fromEntries(find)).toEqual({
    from: 'UIC-8503000',
    fromName: 'Zürich HB',
    to: 'UIC-8768600',
    toName: 'Paris Gare de Lyon',
    depart: '2027-01-15',
  })
  expect(screen.getByText('1 stretch has nothing booked.')).toBeTruthy()
  const map = within(screen.getByRole('complementary', { name: 'Map of the trip' }))
  expect(map.getByRole('img').querySelector('.map-arc.open')?.getAttribute('d')).toMatch(/^M/)
})

test('without trips ahead the timeline says so', async () => {
  openDesk({ history: () => ({ success: true, content: [], totalElements: 0 }) })
  visit('/trip')
  expect(await screen.findByText('No trips ahead.')).toBeTruthy()
})

describe('[R6.2] the timeline of an employee', () => {
  const notListed =
    'Bookings of these products are not listed, because you do not have permission to see them: Rail ticket and Rail pass.'
  const lookAhead = async (permissions: readonly string[], replies: Parameters<typeof openDesk>[0] = {}) => {
    openDesk({
      history: () => ({ success: true, content: [], totalElements: 0 }),
      ...replies,
      'own-info': () => ({ ...owner(), permissions }),
    })
    visit('/trip')
    await screen.findByText(/^No trips|^TGV Lyria/)
    return within(screen.getByRole('main'))
  }

  test('names what may not be seen, and does not call that nothing', async () => {
    const main = await lookAhead(rolePermissions.Agent.filter((one) => one !== 'rail:view'))
    expect(main.getByText('No trips to show.')).toBeTruthy()
    expect(main.getByText(notListed)).toBeTruthy()
    expect(main.getByText('An owner or manager of your agency can give it to you.')).toBeTruthy()
    expect(main.queryByRole('link', { name: 'Search trains' })).toBeNull()
    expect(main.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
  })

  test('names it beside what is ahead as well', async () => {
    const ahead = trip([named('A1', 'One')], { A1: ['2027-01-15T07:22:00', '2027-01-15T11:26:00'] })
    const main = await lookAhead(
      rolePermissions.Agent.filter((one) => one !== 'hotel:view'),
      ahead,
    )
    expect(main.getByText(/^Bookings of these products are not listed.*Hotel\.$/)).toBeTruthy()
  })

  test('offers a search to those alone who may book', async () => {
    const agent = await lookAhead(rolePermissions.Agent)
    expect(agent.getByText('No trips ahead.')).toBeTruthy()
    expect(agent.getByRole('link', { name: 'Search trains' }).getAttribute('href')).toBe('/rail')
    cleanup()
    await arrive()
    const viewer = await lookAhead(rolePermissions.Viewer)
    expect(viewer.getByText('No trips ahead.')).toBeTruthy()
    expect(viewer.queryByText(/What you book/)).toBeNull()
    expect(viewer.queryByRole('link', { name: /Search trains|Explore/ })).toBeNull()
  })
})

const item = (id: string, kind: string) => ({
  id,
  kind,
  at: '2026-11-15T05:00:00Z',
  bookingId: 'b1',
  title: 'Paris – Zürich',
  reference: 'PTL-7F3K2Q',
  state: 'Committed',
})

test('[B5] the work list shows what waits of which booking, and settling answers what still waits', async () => {
  const sent = openDesk({
    'own-info': owner,
    'work-items': () => ({ success: true, items: [item('w1', 'refund'), item('w2', 'unpaid')] }),
    w1: () => ({ success: true, items: [item('w2', 'unpaid')] }),
  })
  visit('/booking/work')
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('A refund could not be paidParis – Zürich PTL-7F3K2Q')
  expect(within(first as HTMLElement).getByRole('link', { name: 'Open the booking: Paris – Zürich' })).toBeTruthy()
  // Money that was never taken cannot be tried for again.
  expect(within(second as HTMLElement).queryByRole('button', { name: 'Try again' })).toBeNull()
  const box = within(first as HTMLElement)
  fireEvent.change(box.getByLabelText(/Note/), { target: { value: 'called them' } })
  fireEvent.click(box.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBe(1))
  expect(sentTo(sent, 'w1')[0]?.body).toEqual({ action: 'retry', note: 'called them' })
})

test('[R6.2] without orders:manage there is no work list, and the server is not asked for it', async () => {
  const sent = openDesk()
  visit('/booking/work')
  expect(await screen.findByText('You do not have permission for this.')).toBeTruthy()
  // A traveller has no agency whose owner could give it.
  expect(screen.queryByText(/owner or manager/)).toBeNull()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Bookings' })).toBeTruthy()
  expect(sentTo(sent, 'work-items')).toEqual([])
})

test('[B5] the bell counts what is new; each notice says what happened to which booking, and leads there', async () => {
  const notice = (id: string, kind: string, rest: object) => ({
    id,
    kind,
    read: true,
    at: '2026-11-15T05:00:00Z',
    bookingId: 'b1',
    title: 'Paris – Zürich',
    reference: 'PTL-7F3K2Q',
    ...rest,
  })
  const soon = new Date(Date.now() + 5 * 60_000).toISOString()
  openDesk({
    notices: () => ({
      success: true,
      notices: [
        notice('n1', 'holdEnding', { read: false, holdExpires: soon }),
        notice('n2', 'refundPaid', { amount: { currencyCode: 'HKD', amount: 4320 } }),
        notice('n3', 'confirmed', { title: 'Casa do Cais', reference: 'PTL-9X', bookingId: 'b2' }),
        notice('n4', 'holdEnding', {}),
      ],
    }),
  })
  visit('/booking')
  const bell = await screen.findByLabelText('Notices, 1 new')
  fireEvent.click(bell)
  const list = within(await screen.findByRole('region', { name: 'Notices' }))
  const links = list.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent?.replace(/\d+ \w+( \d{4})?, \d+:\d+ your time$/, ''))).toEqual([
    expect.stringMatching(/^Hold ends: .*NewParis – ZürichPTL-7F3K2Q$/),
    'Refund paid: HK$4,320.00Paris – ZürichPTL-7F3K2Q',
    'Booking confirmedCasa do CaisPTL-9X',
    'The hold has endedParis – ZürichPTL-7F3K2Q',
  ])
  expect(list.getByRole('link', { name: /Hold ends: .* Paris – Zürich/ }).getAttribute('href')).toBe(
    '/booking/view?id=b1',
  )
  expect(list.getByRole('link', { name: /Casa do Cais/ }).getAttribute('href')).toBe('/booking/view?id=b2')
})

test('find offers bookings by reference or traveller and places, and goes there', async () => {
  const sent = openDesk({
    'rail-station': () => [
      {
        code: '8503000',
        codeContext: 'UIC',
        name: 'Zürich HB',
        cityName: 'Zürich',
        countryCode: 'CH',
        countryName: 'Switzerland',
      },
    ],
  })
  visit('/booking/work')
  fireEvent.click(await screen.findByRole('button', { name: 'Find a booking, traveller or place' }))
  const box = within(await screen.findByRole('dialog')).getByRole('combobox')
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: 'zür' } })
  expect(await screen.findByRole('option', { name: /Switzerland/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('option', { name: /PTL-7F3K2Q/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/booking/rail/view'))
  expect(sentTo(sent, 'history').at(-1)?.body).toMatchObject({ keyword: 'zür' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[R6.2] find offers no places to an employee who may not view trains, and asks for none', async () => {
  const sent = openDesk({ 'own-info': () => ({ ...owner(), permissions: ['hotel:view'] }), 'rail-station': () => [] })
  visit('/booking/work')
  fireEvent.click(await screen.findByRole('button', { name: 'Find a booking, traveller or place' }))
  const box = within(await screen.findByRole('dialog')).getByRole('combobox')
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: 'zür' } })
  expect(await screen.findByRole('option', { name: /PTL-7F3K2Q/ })).toBeTruthy()
  expect(sentTo(sent, 'rail-station')).toEqual([])
})

test('a stroke opens the search, but not where somebody writes', async () => {
  visit('/booking')
  const field = await screen.findByRole('searchbox', { name: 'Find a booking' })
  fireEvent.keyDown(field, { key: '/' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
