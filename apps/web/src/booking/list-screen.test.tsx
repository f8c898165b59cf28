import { rolePermissions } from '@portolan/domain/permission'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { arrive, openDesk, owner, refusal, sentTo, summary, visit } from '../testing/booking-shop.tsx'
import { bookingState } from './state.ts'

beforeEach(arrive)

const page = (content: unknown[], totalElements: number, totalPages: number) => ({
  success: true,
  content,
  totalElements,
  totalPages,
})

test('[R7.33, R2.6] the list shows what was booked, for whom, when, for how much and how it stands', async () => {
  const hold = summary({
    bookingId: 'b2',
    uniqueIDs: [{ type: '23', id: 'PTL-C20V6T' }],
    title: 'Benelux Pass',
    productType: 'railPass',
    status: 'OnHold',
    holdExpires: '2027-01-01T10:00:00Z',
    paymentStatus: 'None',
  })
  const refunded = summary({
    bookingId: 'b3',
    status: 'Cancelled',
    paymentStatus: 'Refunded',
    title: 'Milan – Florence',
  })
  openDesk({ history: () => page([summary(), hold, refunded], 3, 1) })
  visit('/booking')
  const rows = await screen.findAllByRole('row')
  const [, first, second, third] = rows.map((row) => row.textContent ?? '')
  for (const part of ['Paris – Zürich', 'PTL-7F3K2Q', 'LAM Mei Yee', 'Fri 15 Jan', 'HK$4,320.00', 'Ticketed'])
    expect(first).toContain(part)
  expect(second).toContain('On hold')
  expect(second).toContain('Pay by')
  expect(third).toContain('Refunded')
  expect(screen.getByRole('link', { name: /Paris – Zürich/ }).getAttribute('href')).toBe(
    '/booking/rail/view?id=PTL-7F3K2Q',
  )
  expect(screen.getByText('3 bookings')).toBeTruthy()
  expect(bookingState.read().bookingHistoryRS?.totalElements).toBe(3)
})

test('[R2.2] /booking/rail asks for rail alone, another product for its own, and a word that is none is no page', async () => {
  const sent = openDesk()
  visit('/booking/rail')
  await screen.findByText('1 booking')
  expect(sentTo(sent, 'history')[0]?.body).toMatchObject({ productType: 'rail', page: 0, size: 10 })
  cleanup()
  visit('/booking/hotel')
  await waitFor(() => expect(sentTo(sent, 'history').at(-1)?.body).toMatchObject({ productType: 'hotel' }))
  cleanup()
  visit('/booking/nonsense')
  expect(await screen.findByText('There is no such page')).toBeTruthy()
})

test('[R2.6] filters, order and page stand in the address, and the address asks for them again', async () => {
  const sent = openDesk({ history: () => page([summary()], 35, 4) })
  visit('/booking?status=Ticketed&find=lam&bookedFrom=2026-11-01&travelTo=2027-02-01&sort=travelDate,asc&page=2')
  await screen.findByText('35 bookings')
  expect(sentTo(sent, 'history')[0]?.body).toEqual({
    page: 1,
    size: 10,
    sort: 'travelDate,asc',
    status: ['Ticketed'],
    keyword: 'lam',
    bookingDate: { start: '2026-11-01' },
    travelDate: { end: '2027-02-01' },
  })
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'Cancelled' } })
  await waitFor(() => expect(window.location.search).toContain('status=Cancelled'))
  expect(window.location.search).not.toContain('page=')
  expect(window.location.search).toContain('find=lam')
  await waitFor(() => expect(sentTo(sent, 'history').at(-1)?.body).toMatchObject({ status: ['Cancelled'], page: 0 }))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a booking' }), { target: { value: 'PTL-1' } })
  await waitFor(() => expect(sentTo(sent, 'history').at(-1)?.body).toMatchObject({ keyword: 'PTL-1' }))
})

test('[R1.6] pages are turned by First, Prev, Next, Last, Page, and counted by Total Pages and Per Page', async () => {
  const sent = openDesk({ history: () => page([summary()], 35, 4) })
  visit('/booking')
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
  for (const name of ['First', 'Prev', 'Next', 'Last']) expect(pages.getByRole('button', { name })).toBeTruthy()
  expect(pages.getByText(/Total Pages/).textContent).toContain('4')
  fireEvent.click(pages.getByRole('button', { name: 'Last' }))
  await waitFor(() => expect(sentTo(sent, 'history').at(-1)?.body).toMatchObject({ page: 3 }))
  expect(window.location.search).toContain('page=4')
  fireEvent.change(pages.getByLabelText('Per Page'), { target: { value: '50' } })
  await waitFor(() => expect(sentTo(sent, 'history').at(-1)?.body).toMatchObject({ page: 0, size: 50 }))
})

test('a page past the end turns to the last one there is', async () => {
  const sent = openDesk({ history: ({ page: asked }) => page(asked === 1 ? [summary()] : [], 12, 2) })
  visit('/booking?page=9')
  await screen.findByRole('link', { name: /Paris – Zürich/ })
  expect(sentTo(sent, 'history').map(({ body }) => body.page)).toEqual([8, 1])
})

test('the file has the same filters as the list', async () => {
  visit('/booking/rail?status=Ticketed&find=lam&bookedFrom=2026-11-01')
  const link = await screen.findByRole('link', { name: 'Download as CSV' })
  expect(link.getAttribute('href')).toBe(
    '/api/v1/booking/history.csv?productType=rail&status=Ticketed&bookingDateStart=2026-11-01&keyword=lam&sort=bookingDate%2Cdesc',
  )
})

test('[R8.5, R4.9] an answer without totalElements says ‘Loading data unsuccessfully’', async () => {
  const sent = openDesk({ history: () => ({ success: true, content: [] }) })
  visit('/booking')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Sorry!Loading data unsuccessfully')
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sentTo(sent, 'history').length).toBe(2))
})

test.each([
  ['the first error of a refusal', () => refusal(503, 'The list is away.'), 'The list is away.'],
  ['a reply that says nothing', () => refusal(502), 'Some reponse errors'],
  [
    'no reply',
    () => {
      throw new TypeError('network')
    },
    'Some request errors',
  ],
])('[R8.5] %s is said under Sorry!', async (_, history, text) => {
  openDesk({ history })
  visit('/booking')
  expect((await screen.findByRole('alert')).textContent).toContain(`Sorry!${text}`)
})

test('without bookings the way on is a search; with filters it is to clear them', async () => {
  let sent = openDesk({ history: () => page([], 0, 0) })
  visit('/booking')
  expect(await screen.findByText('No bookings yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search trains' }).getAttribute('href')).toBe('/rail')
  cleanup()
  await arrive()
  sent = openDesk({ history: () => page([], 0, 0) })
  visit('/booking?find=nobody&status=Ticketed')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(sentTo(sent, 'history').at(-1)?.body).not.toHaveProperty('keyword'))
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a booking' }).value).toBe('')
})

describe('[R6.2] an empty list tells an employee what is true', () => {
  const lookAt = async (permissions: readonly string[], content: unknown[] = []) => {
    openDesk({ 'own-info': () => ({ ...owner(), permissions }), history: () => page(content, content.length, 1) })
    visit('/booking')
    await screen.findByText(content.length === 1 ? '1 booking' : /^No bookings/)
    return within(screen.getByRole('main'))
  }
  const notListed = /^Bookings of these products are not listed/

  test.each(['Finance', 'Viewer'] as const)('%s, who never books, waits for what the agency books', async (role) => {
    const main = await lookAt(rolePermissions[role])
    expect(main.getByText('No bookings yet.')).toBeTruthy()
    expect(main.getByText('What your agency books appears here.')).toBeTruthy()
    expect([main.queryByText(/What you book/), main.queryByText(notListed)]).toEqual([null, null])
    expect(main.queryByRole('link', { name: /Search trains|Explore/ })).toBeNull()
  })

  test('who sees only the own bookings and books nothing is promised nothing', async () => {
    const main = await lookAt(rolePermissions.Viewer.filter((one) => one !== 'orders:view'))
    expect([main.queryByText(/appears here/), main.queryByRole('link', { name: 'Search trains' })]).toEqual([
      null,
      null,
    ])
  })

  test('an agent is led to a search of what may be booked', async () => {
    const main = await lookAt(rolePermissions.Agent)
    expect(main.getByText('What you book appears here, with tickets and changes.')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Search trains' })).toBeTruthy()
    expect(main.queryByText(notListed)).toBeNull()
    cleanup()
    await arrive()
    const seller = await lookAt(rolePermissions.Agent.filter((one) => one !== 'rail:book'))
    expect(seller.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
  })

  test('products that may not be seen are named, with and without bookings of others', async () => {
    const agent = rolePermissions.Agent.filter((one) => one !== 'rail:view')
    const sentence =
      'Bookings of these products are not listed, because you do not have permission to see them: Rail ticket and Rail pass.'
    const main = await lookAt(agent)
    expect(main.getByText('No bookings to show.')).toBeTruthy()
    expect(main.queryByText('No bookings yet.')).toBeNull()
    expect(main.getByText(sentence)).toBeTruthy()
    expect(main.getByText('An owner or manager of your agency can give it to you.')).toBeTruthy()
    cleanup()
    await arrive()
    expect((await lookAt(agent, [summary({ productType: 'hotel' })])).getByText(sentence)).toBeTruthy()
  })

  test('products that nobody can book yet are not named', async () => {
    const main = await lookAt(rolePermissions.Viewer.filter((one) => !/^(cruise|visa|insurance):/.test(one)))
    expect(main.queryByText(notListed)).toBeNull()
  })
})

test('[R6.2] the work list is offered to who may manage orders alone', async () => {
  visit('/booking')
  await screen.findByText('1 booking')
  expect(screen.queryByRole('link', { name: 'Work list' })).toBeNull()
  cleanup()
  await arrive()
  openDesk({ 'own-info': owner })
  visit('/booking')
  expect(await screen.findByRole('link', { name: 'Work list' })).toBeTruthy()
})

test('[R6.2] an employee has tabs of the products that may be viewed; the list of another says so and is not asked for', async () => {
  openDesk({ 'own-info': () => ({ ...owner(), permissions: ['rail:view'] }) })
  visit('/booking')
  await screen.findByText('1 booking')
  const tabs = within(screen.getByRole('navigation', { name: 'Bookings by product' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All', 'Rail ticket', 'Rail pass'])
  cleanup()
  await arrive()
  const sent = openDesk({ 'own-info': () => ({ ...owner(), permissions: ['rail:view'] }) })
  visit('/booking/hotel')
  expect(await screen.findByText('You do not have permission to see this product.')).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/booking')
  expect(sentTo(sent, 'history')).toEqual([])
})
