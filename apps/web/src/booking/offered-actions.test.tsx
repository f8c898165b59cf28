import type { BookingDetailsRS } from '@portolan/contract/booking'
import type { Product } from '@portolan/domain/product'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { arrive, details, openDesk, owner, refusal, summary, visit } from '../testing/booking-shop.tsx'

beforeEach(arrive)

const whoGives = 'An owner or manager of your agency can give it to you.'

type Standing = NonNullable<BookingDetailsRS['standing']>

const names = [
  'Send',
  'Exchange',
  'Edit contact',
  'Revoke the link',
  'Cancel booking',
  'Pay now',
  'Ask for more time',
  'Release the hold',
]

/** Employees send it to their client, and it is called so. */
const said = (name: string) => (name === 'Send' ? /^Send( to the traveller)?$/ : name)

const isThere = (name: string) =>
  screen.queryByRole('button', { name: said(name) }) !== null || screen.queryByRole('link', { name }) !== null

/** What the page offers of all that can be done with a booking, in its two states: bought, and held. */
async function offeredTo(
  permissions: readonly string[] | 'consumer',
  told: Partial<BookingDetailsRS>,
  productType: Product = 'rail',
) {
  const held = summary({
    productType,
    status: 'OnHold',
    paymentStatus: 'None',
    holdExpires: new Date(Date.now() + 12.5 * 60_000).toISOString(),
  })
  const offered: string[] = []
  for (const booking of [summary({ productType }), held]) {
    await arrive()
    openDesk({
      ...(permissions !== 'consumer' && { 'own-info': () => ({ ...owner(), permissions }) }),
      details: () => details({ ...told, booking }),
    })
    visit('/booking/rail/view?id=PTL-7F3K2Q')
    await screen.findByRole('region', { name: 'Journey' })
    offered.push(...names.filter(isThere))
    cleanup()
  }
  return [...new Set(offered)].toSorted((one, other) => names.indexOf(one) - names.indexOf(other))
}

const changes = ['Send', 'Exchange', 'Edit contact', 'Revoke the link', 'Ask for more time']

describe('[R6.2] the page of a booking offers what the reader may do', () => {
  test('everything to a consumer whose own it is', async () => {
    expect(await offeredTo('consumer', { standing: 'own' })).toEqual(names)
  })

  test('nothing to an employee who may only look, be it the own one or a colleague’s', async () => {
    const viewer = ['rail:view', 'orders:view']
    expect(await offeredTo(viewer, { standing: 'own' })).toEqual([])
    expect(await offeredTo(viewer, { standing: 'colleague' })).toEqual([])
  })

  test('changes to those who book, cancelling to those who cancel', async () => {
    const seller = await offeredTo(['rail:view', 'rail:book'], { standing: 'own' })
    expect(seller.toSorted()).toEqual([...changes, 'Pay now'].toSorted())
    const canceller = await offeredTo(['rail:view', 'rail:cancel'], { standing: 'own' })
    expect(canceller).toEqual(['Cancel booking', 'Release the hold'])
  })

  test('a colleague’s asks for the right to manage bookings as well, and is paid for by the colleague alone', async () => {
    const agent = ['rail:view', 'rail:book', 'rail:cancel', 'orders:view']
    expect(await offeredTo(agent, { standing: 'colleague' })).toEqual([])
    const offered = await offeredTo([...agent, 'orders:manage'], { standing: 'colleague' })
    expect(offered.toSorted()).toEqual([...changes, 'Cancel booking', 'Release the hold'].toSorted())
  })

  test('a package asks for the rights of packages, whatever one may do with its parts', async () => {
    const agent = ['air:view', 'air:book', 'air:cancel', 'hotel:view', 'hotel:book', 'hotel:cancel', 'package:view']
    expect(await offeredTo(agent, { standing: 'own' }, 'package')).toEqual([])
  })

  test.each<[Standing | undefined, string[]]>([
    ['manage', [...changes, 'Cancel booking', 'Release the hold']],
    ['look', []],
    [undefined, []],
  ])('opened by a code with the standing %s', async (standing, expected) => {
    const offered = await offeredTo('consumer', { standing })
    expect(offered.toSorted()).toEqual(expected.toSorted())
  })
})

test('[R6.2] a booking that may not be seen says so once, without an offer to try again', async () => {
  openDesk({ details: () => refusal(403, '{"label":"Sorry!","details":"You do not have permission for this."}') })
  visit('/booking/rail/view?id=PTL-7F3K2Q')
  expect((await screen.findByRole('alert')).textContent).toContain('You do not have permission for this.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Bookings' }).length).toBeGreaterThan(0)
  // A traveller has no agency whose owner could give it.
  expect(screen.queryByText(whoGives)).toBeNull()
})

test('[R6.2] an employee reads who can give the right to see it, and of another failure nothing of the kind', async () => {
  const open = async (status: number) => {
    await arrive()
    openDesk({
      'own-info': () => ({ ...owner(), permissions: ['hotel:view'] }),
      details: () => refusal(status, '{"label":"Sorry!","details":"You do not have permission for this."}'),
    })
    visit('/booking/rail/view?id=PTL-7F3K2Q')
    return within(await screen.findByRole('alert'))
  }
  expect((await open(403)).getByText(whoGives)).toBeTruthy()
  cleanup()
  expect((await open(404)).queryByText(whoGives)).toBeNull()
})
