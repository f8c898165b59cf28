import { type PaymentWay, paymentWays } from '@portolan/domain/booking/settlement'
import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { dueText, dueThere, paymentLines, paymentText, type SettledBooking } from './payment-words.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

const booking = (ways: readonly PaymentWay[], more: Partial<SettledBooking> = {}): SettledBooking => ({
  product: 'hotel',
  paymentWays: ways,
  price: usd(10_000),
  paid: usd(ways.includes('card') || ways.includes('account') ? 9_000 : 0),
  offers: [
    { token: 'one', price: { there: usd(600) } },
    { token: 'other', price: { there: usd(400) } },
  ],
  reservation: null,
  ...more,
})

const textOf = (ways: readonly PaymentWay[], product = 'hotel') => paymentText({ product, paymentWays: ways }, 'en')

/** Every set of ways. */
const sets = Array.from({ length: 8 }, (_, bits) => paymentWays.filter((_way, index) => bits & (1 << index)))

describe('[R4.3] how a booking is paid, in words', () => {
  test('by card, on account, and where it is used: at the hotel, at pick-up, on the spot', () => {
    expect(textOf([])).toBe('')
    expect(textOf(['card'])).toBe('Paid by card')
    expect(textOf(['account'])).toBe('On account')
    expect(['hotel', 'car', 'activity'].map((product) => textOf(['there'], product))).toEqual([
      'Pay at the hotel',
      'Pay at pick-up',
      'Pay on the spot',
    ])
    expect(textOf(['card', 'there'])).toBe('Paid in part by card, the rest to the hotel')
    expect(textOf(['account', 'there'], 'car')).toBe('In part on account, the rest at pick-up')
  })

  test('every set of ways has its own words in every language; only what is paid on the spot alone is never called paid', () => {
    for (const language of languages)
      for (const product of ['hotel', 'car', 'transfer']) {
        const texts = sets.map((ways) => paymentText({ product, paymentWays: ways }, language))
        expect(new Set(texts).size).toBe(sets.length)
      }
    expect(textOf(['there'])).not.toMatch(/paid/i)
  })
})

describe('[R4.3] the sums beside these words', () => {
  const linesOf = (...bookings: SettledBooking[]) =>
    paymentLines(bookings, 'USD', 'en').map(({ text, amount }) => [text, amount.minor])

  test('what was taken, then what is due and where; what is nothing has no line', () => {
    expect(linesOf(booking(['card', 'there']))).toEqual([
      ['Paid by card', 9_000],
      ['To be paid at the hotel', 1_000],
    ])
    expect(linesOf(booking(['there']))).toEqual([['To be paid at the hotel', 1_000]])
    expect(linesOf(booking([]))).toEqual([])
  })

  test('what the hotel takes on a day before the stay is due then, and not at its desk', () => {
    const later = (minor: number, on: string) => ({ there: usd(minor + 100), later: { amount: usd(minor), on } })
    const offers = [
      { token: 'one', price: later(700, '2027-05-07') },
      { token: 'two', price: later(300, '2027-05-07') },
      { token: 'three', price: later(500, '2027-05-01') },
    ]
    expect(linesOf(booking(['card', 'there'], { offers }))).toEqual([
      ['Paid by card', 9_000],
      ['Taken by the hotel on 1 May 2027', 500],
      ['Taken by the hotel on 7 May 2027', 1_000],
      ['To be paid at the hotel', 300],
    ])
    // What is only held is due nowhere yet.
    expect(linesOf(booking([], { offers }))).toEqual([])
  })

  test('[B12] what is paid on the spot is said in the money of the place, and about how much that is in the customer’s', () => {
    const eur = (minor: number) => ({ minor, currency: 'EUR' })
    const later = { price: { amount: usd(500), on: '2027-05-01' }, local: { amount: eur(440), on: '2027-05-01' } }
    const offers = [
      {
        token: 'one',
        price: { there: usd(600), later: later.price },
        supplierPrice: { there: eur(528), later: later.local },
      },
      { token: 'two', price: { there: usd(400) }, supplierPrice: { there: eur(352) } },
      { token: 'three', price: {}, supplierPrice: {} },
    ]
    const textsOf = (some: SettledBooking['offers'], language: 'en' | 'ar' = 'en') =>
      paymentLines([booking(['there'], { offers: some })], 'USD', language).map((line) => dueText(line, language))
    expect(textsOf(offers)).toEqual(['EUR 4.40 (about $5.00)', 'EUR 4.40 (about $5.00)'])
    expect(textsOf(offers, 'ar')[0]).toBe('EUR 4.40 (نحو $5.00)')
    // In the customer's own currency, in several or in one that nobody says, it is said once.
    const [one, two] = [{ token: 'one', price: { there: usd(600) } }, offers[1]]
    expect(textsOf([{ ...one, supplierPrice: { there: usd(600) } }])).toEqual(['$6.00'])
    expect(
      textsOf([{ ...one, supplierPrice: { there: { minor: 500, currency: 'GBP' } } }, ...(two ? [two] : [])]),
    ).toEqual(['$10.00'])
    expect(textsOf([one, ...(two ? [two] : [])])).toEqual(['$10.00'])
  })

  test('of several bookings one line for each place, and one for all that was taken', () => {
    const car = booking(['account', 'there'], { product: 'car' })
    expect(linesOf(booking(['account', 'there']), car, booking(['account'], { product: 'rail' }))).toEqual([
      ['On account', 27_000],
      ['To be paid at the hotel', 1_000],
      ['To be paid at pick-up', 1_000],
    ])
    expect(linesOf(booking(['card']), booking(['account']))).toEqual([['Paid', 18_000]])
  })

  test('a room that was given back is not paid for at the hotel, nor is what is only held', () => {
    const rooms = [
      { token: 'one', isCancelled: true },
      { token: 'other', isCancelled: false },
    ]
    expect(dueThere(booking(['there'], { reservation: { detail: { rooms } } })).minor).toBe(400)
    expect(dueThere(booking([])).minor).toBe(0)
  })
})
