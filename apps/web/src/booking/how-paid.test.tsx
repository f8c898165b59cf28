import type { BookingSummary } from '@portolan/contract/booking'
import { paymentWays } from '@portolan/domain/booking/settlement'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { arrive, details, openDesk, summary, visit } from '../testing/booking-shop.tsx'
import { wayWord } from './payment-words.ts'

beforeEach(arrive)

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

/** The row of the only booking of the list, as it is read. */
async function rowOf(change: Partial<BookingSummary>): Promise<string> {
  openDesk({ history: () => ({ success: true, content: [summary(change)], totalElements: 1, totalPages: 1 }) })
  visit('/booking')
  const [, row] = await screen.findAllByRole('row')
  const text = row?.textContent ?? ''
  cleanup()
  return text
}

/** The words and sums of the price card, row by row. */
async function sumsOf(change: Partial<BookingSummary>, money: Parameters<typeof details>[0] = {}): Promise<string[]> {
  openDesk({ details: () => details({ booking: summary(change), ...money }) })
  visit(`/booking/${change.productType ?? 'rail'}/view?id=PTL-7F3K2Q`)
  const card = within(await screen.findByRole('region', { name: 'Price' }))
  const rows = card.getAllByRole('definition').map((sum) => sum.parentElement?.textContent ?? '')
  cleanup()
  return rows
}

const there = { settlement: 'there', paymentWays: ['there'], paymentStatus: 'None' } as const
const mixed = { settlement: 'mixed', paymentWays: ['card', 'there'] } as const
const account = { settlement: 'account', paymentWays: ['account'] } as const

describe('[R4.3] the list says how a booking is paid', () => {
  test.each<[string, Partial<BookingSummary>]>([
    ['Paid by card', {}],
    ['On account', { ...account, paymentWays: ['account'] }],
    ['Pay at the hotel', { ...there, paymentWays: ['there'], productType: 'hotel' }],
    ['Pay at pick-up', { ...there, paymentWays: ['there'], productType: 'car' }],
    ['Pay on the spot', { ...there, paymentWays: ['there'], productType: 'activity' }],
    ['Paid in part by card, the rest to the hotel', { ...mixed, paymentWays: ['card', 'there'], productType: 'hotel' }],
  ])('%s', async (words, change) => {
    const row = await rowOf(change)
    expect(row).toContain(words)
    expect(row).not.toMatch(/refunded|Captured/i)
    if (change.paymentStatus === 'None') expect(row).not.toMatch(/paid/i)
  })

  test('a hold is not paid, and says nothing of it', async () => {
    const row = await rowOf({ status: 'OnHold', paymentStatus: 'None', settlement: 'none', paymentWays: [] })
    expect(row).not.toMatch(/paid|account/i)
  })

  test('every set of ways has words of its own, at each place', () => {
    const sets = Array.from({ length: 8 }, (_, bits) => paymentWays.filter((_way, index) => bits & (1 << index)))
    for (const productType of ['hotel', 'car', 'transfer'] as const)
      expect(new Set(sets.map((ways) => wayWord({ productType, paymentWays: ways }))).size).toBe(sets.length)
    expect(wayWord({ productType: 'package', paymentWays: ['there'] })).toBe('booking.way.atHotel')
  })
})

describe('[R4.3] the page has the sums', () => {
  test('paid by card, and what came back of it', async () => {
    const refunded = { paymentStatus: 'PartiallyRefunded' as const }
    expect(await sumsOf(refunded, { refunded: hkd(1320) })).toEqual(
      expect.arrayContaining(['TotalHK$4,320.00', 'Paid by cardHK$4,320.00', 'RefundedHK$1,320.00']),
    )
  })

  test('on account', async () => {
    expect(await sumsOf({ ...account, paymentWays: ['account'] })).toContain('On accountHK$4,320.00')
  })

  test('at the hotel: nothing was paid', async () => {
    const money = { paid: hkd(0), payThere: hkd(4320) }
    const rows = await sumsOf({ ...there, paymentWays: ['there'], productType: 'hotel' }, money)
    expect(rows).toEqual(expect.arrayContaining(['TotalHK$4,320.00', 'To be paid at the hotelHK$4,320.00']))
    expect(rows.join()).not.toMatch(/Paid/)
  })

  test('[B12] a deposit by card, the rest on its day, the city tax at the hotel', async () => {
    const takenLater = [{ on: '2027-01-13', price: hkd(3000) }]
    const money = { paid: hkd(1000), payThere: hkd(3320), takenLater }
    expect(await sumsOf({ ...mixed, paymentWays: ['card', 'there'], productType: 'hotel' }, money)).toEqual(
      expect.arrayContaining([
        'Paid by cardHK$1,000.00',
        'Taken by the hotel on Wed 13 JanHK$3,000.00',
        'To be paid at the hotelHK$320.00',
      ]),
    )
  })

  test('[B12] first in the money of the place, in which it is paid', async () => {
    const eur = (amount: number) => ({ currencyCode: 'EUR', amount })
    const takenLater = [{ on: '2027-01-13', price: hkd(3000), local: eur(330) }]
    const money = { paid: hkd(1000), payThere: hkd(3320), payThereLocal: eur(365.2), takenLater }
    const rows = await sumsOf({ ...mixed, paymentWays: ['card', 'there'], productType: 'hotel' }, money)
    expect(rows.map((row) => row.replaceAll(/[\u2068\u2069]/g, ''))).toEqual(
      expect.arrayContaining([
        'Taken by the hotel on Wed 13 JanEUR 330.00 about HK$3,000.00',
        'To be paid at the hotelEUR 35.20 about HK$320.00',
      ]),
    )
  })

  test('in part by card, the rest at pick-up', async () => {
    const money = { paid: hkd(4000), payThere: hkd(320) }
    expect(await sumsOf({ ...mixed, paymentWays: ['card', 'there'], productType: 'car' }, money)).toEqual(
      expect.arrayContaining(['Paid by cardHK$4,000.00', 'To be paid at pick-upHK$320.00']),
    )
  })

  test('what was cancelled is paid nowhere any more', async () => {
    const money = { paid: hkd(0), payThere: hkd(4320) }
    const cancelled = { status: 'Cancelled', settlement: 'none', paymentStatus: 'Voided' } as const
    const rows = await sumsOf({ ...cancelled, paymentWays: [], productType: 'hotel', cancellable: false }, money)
    expect(rows.join()).not.toMatch(/paid/i)
    expect(rows, 'beside a total that nobody asks for').toContain('Still dueHK$0.00')
  })

  test('of what was cancelled at a price: what came back, and what did not', async () => {
    const money = { paid: hkd(4320), refunded: hkd(4000), cancelFee: hkd(320) }
    const cancelled = { status: 'Cancelled', settlement: 'card', paymentStatus: 'PartiallyRefunded' } as const
    const rows = await sumsOf({ ...cancelled, paymentWays: ['card'], cancellable: false }, money)
    expect(rows).toEqual(expect.arrayContaining(['RefundedHK$4,000.00', 'Cancellation feeHK$320.00']))
  })

  test('a hold says what is paid now and what later', async () => {
    const held = { status: 'OnHold', settlement: 'none', paymentStatus: 'None' } as const
    const money = { paid: hkd(0), payThere: hkd(320) }
    expect(await sumsOf({ ...held, paymentWays: [], productType: 'hotel' }, money)).toEqual(
      expect.arrayContaining(['Paid nowHK$4,000.00', 'Paid on the spotHK$320.00']),
    )
  })
})

test.each<[string, Partial<BookingSummary>, string[]]>([
  ['charges where nothing was paid', { ...there, paymentWays: ['there'] }, ['Free of charge', 'The whole price']],
  ['brings where something was', { ...mixed, paymentWays: ['card', 'there'] }, ['Full refund', 'No refund']],
])('[R4.3] the conditions say what giving it back %s', async (_, change, steps) => {
  const penalties = [
    { deadline: { absoluteDeadline: '2027-01-10T10:00:00Z' }, amountPercent: { percent: 0 } },
    { nonRefundable: true },
  ]
  openDesk({ details: () => details({ booking: summary({ ...change, productType: 'hotel' }), penalties }) })
  visit('/booking/hotel/view?id=PTL-7F3K2Q')
  const card = within(await screen.findByRole('region', { name: 'Refunds and changes' }))
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(steps)
})

describe('[F15] a hold that is over', () => {
  const over = { status: 'Ignored', paymentStatus: 'None', settlement: 'none', cancellable: false } as const

  test.each<[NonNullable<BookingSummary['ended']>, string]>([
    ['released', 'Released'],
    ['expired', 'Expired'],
  ])('was %s: the list says so', async (ended, word) => {
    expect(await rowOf({ ...over, paymentWays: [], ended })).toContain(word)
  })

  test('and was released: its page says so', async () => {
    openDesk({ details: () => details({ booking: summary({ ...over, paymentWays: [], ended: 'released' }) }) })
    visit('/booking/rail/view?id=PTL-7F3K2Q')
    expect(await screen.findByText('Released')).toBeTruthy()
    expect(screen.queryByText('Expired')).toBeNull()
  })

  test('is found by one filter, which names both', async () => {
    visit('/booking')
    expect(await screen.findByRole('option', { name: 'Expired or released' })).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'Expired' })).toBeNull()
  })
})
