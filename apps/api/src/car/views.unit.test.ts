import { languages } from '@portolan/domain/language'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { penaltyView } from '../checkout/view.ts'
import { composePaper } from '../document/compose.ts'
import { trainBooking } from '../document/testing/sample-booking.ts'
import { taxesOf } from '../invoice/tax.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { namesSum } from '../platform/names-sum.ts'
import { withSum } from '../platform/sum-line.ts'
import { carBooking, carPurchase, sampleCars, sampleChosen, sampleQuery } from '../testing/sample-rental-car.ts'
import { availView } from './avail-view.ts'
import { carCartView } from './cart-view.ts'
import { carsInstead } from './instead.ts'
import { carPaperView } from './paper-view.ts'
import { penaltiesOf } from './penalty-view.ts'
import { rateView } from './rate-view.ts'
import { rentalOf, rentalsIn } from './rental.ts'
import { makeCarReservationView } from './reservation-view.ts'
import { sharesOf } from './share.ts'
import { hoursText } from './words.ts'

let cars: KeptOffer[]
let chosen: KeptOffer

beforeAll(async () => {
  cars = await sampleCars()
  chosen = await sampleChosen('ATL', 'FLEX', [
    { code: 'CSB', quantity: 2 },
    { code: 'ERD', quantity: 1 },
  ])
})

const cents = (amount = 0): number => Math.round(amount * 100)

describe('one true price', () => {
  test('list, rate and paper tell the same, in parts that come to it, whatever the rate of exchange', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (now, there) => {
        const { price } = chosen
        const offer: KeptOffer = {
          ...chosen,
          price: {
            ...price,
            selling: { minor: now + there, currency: 'HKD' },
            there: { minor: there, currency: 'HKD' },
          },
        }
        const rental = rentalOf([offer])
        const sum = sharesOf(rental).reduce((all, { amount }) => all + amount.minor, 0)
        expect(sum).toBe(now + there)
        const rate = rateView(rental, penaltyView, 'en')
        expect(rate.fees.reduce((all, { amount }) => all + cents(amount), 0)).toBe(now + there)
        expect(cents(rate.payNow.amount)).toBe(now)
        expect(rate.totalCharge).toEqual(availView(rental, penaltyView, 'en').totalCharge)
        const { priceLines } = carPaperView.contentOf(carBooking(offer), carPurchase, 'en')
        expect(priceLines.reduce((all, { amount }) => all + amount.minor, 0)).toBe(now + there)
      }),
      { numRuns: 50 },
    )
  })

  test('[F6] the tax on the page and on the voucher is that of the invoice, whatever the sum that is paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 100_000 }), (now, there) => {
        const money = (minor: number) => ({ minor, currency: 'HKD' })
        const price = { ...chosen.price, selling: money(now + there), there: money(there) }
        const offer: KeptOffer = { ...chosen, price }
        const lines = [{ bookingId: 'a', ledgerEntryId: 1, minor: now }]
        const [invoiced] = lines.flatMap((line) => taxesOf({ ...carBooking(offer), id: 'a' }, line))
        const shown = sharesOf(rentalOf([offer])).find(({ charge }) => charge.code === 'VAT')
        expect(shown?.amount.minor).toBe(invoiced?.minor ?? 0)
      }),
      { numRuns: 200 },
    )
  })

  test('in the money of the company too: what the desk takes as it takes it, what is paid now with our markup', () => {
    const { fees } = rateView(rentalOf([chosen]), penaltyView, 'en')
    expect(fees.filter(({ payAt }) => payAt === 'there').map(({ code, local }) => [code, local])).toEqual([
      ['CSB', { currencyCode: 'EUR', amount: 54, decimalPlaces: 2 }],
      ['ERD', { currencyCode: 'EUR', amount: 30, decimalPlaces: 2 }],
    ])
    const now = fees.filter(({ payAt }) => payAt === 'now')
    const { supplier } = chosen.price
    expect(now.reduce((all, { local }) => all + cents(local?.amount), 0)).toBe(supplier.minor - 8_400)
  })
})

describe('in the cart', () => {
  test('the car, how long, where, what is beside it and what cancelling costs', () => {
    const display = carCartView.display([chosen], {}, 'en')
    expect(carCartView.title?.([chosen], 'en')).toBe(display.title)
    expect(display.title).toMatch(/ or similar$/)
    expect(display.lines).toEqual([
      expect.stringMatching(/ · Atlas Drive$/),
      '3 days · Flexible',
      'Pick-up: Lisbon Airport (LIS), Sat 15 May, 10:00',
      'Return: Lisbon Airport (LIS), Tue 18 May, 10:00',
      '2 × Child seat (9-18 kg)',
      'Excess reduction by half',
      'Free cancellation until 13 May 2027, 10:00 Lisbon time',
    ])
    expect(display).toMatchObject({ start: '2027-05-15T10:00:00', end: '2027-05-18T10:00:00', party: { adults: 1 } })
    expect(carCartView.suits?.(trainBooking.offers)).toBe(false)
  })

  test('two cars are two items', () => {
    expect(() => carCartView.display(cars.slice(0, 2), {}, 'en')).toThrow()
  })

  test('what could stand in for a car that is gone: the same class first, never fewer seats', () => {
    const [wanted] = rentalsIn(cars.filter(({ detail }) => (detail as { car: { seats: number } }).car.seats === 5))
    if (!wanted) return expect.fail('no car')
    const instead = rentalsIn(carsInstead([wanted.offer], cars).flat())
    expect(instead).toHaveLength(5)
    expect(instead[0]?.detail.car.classKey).toBe(wanted.detail.car.classKey)
    for (const { offer, detail } of instead) {
      expect(detail.car.seats).toBeGreaterThanOrEqual(5)
      expect(offer.identity).not.toBe(wanted.offer.identity)
    }
    expect(carsInstead([], cars)).toEqual([])
  })
})

describe('what a supplier sends that is no rental', () => {
  test('is left out, and never shown', () => {
    const broken = { ...chosen, detail: { ...(chosen.detail as object), charges: [] } }
    expect(rentalsIn([broken, { ...chosen, detail: { kind: 'simulated' } }, chosen])).toHaveLength(1)
  })
})

describe('[R8.11] the voucher', () => {
  test('where and when, the car, the desk, what it takes and blocks, and who drives; and once more without a price', () => {
    const booking = carBooking(chosen)
    const content = carPaperView.contentOf(booking, carPurchase, 'en')
    expect(content).toMatchObject({ kind: 'voucher', supplierName: 'Atlas Drive' })
    expect(content.sections[0]).toMatchObject({
      heading: 'Pick-up: Lisbon Airport (LIS), Saturday, 15 May 2027, 10:00',
      lines: ['Lisbon Airport (LIS), Lisbon, Portugal', 'Desk beside the building', expect.stringMatching(/^Open: /)],
    })
    expect(content.payThere?.[0]).toBe('Pay at the desk: EUR 84.00 (about HK$756.00)')
    expect(content.terms).toEqual(expect.arrayContaining([expect.stringMatching(/^Not covered: Glass/)]))
    expect(content.events).toMatchObject([{ start: { local: '2027-05-15T10:00', timeZone: 'Europe/Lisbon' } }])
    const options = { money: 'there' as const, timeZone: 'Asia/Hong_Kong' }
    const paper = composePaper(booking, carPurchase, content, options)
    expect(paper.price).toBeUndefined()
    expect(paper.code).toBeTruthy()
    expect(paper.terms.slice(0, 3)).toEqual([
      'Pay at the desk: EUR 84.00 (about HK$756.00)',
      'Paid at the desk for: 2 × Child seat (9-18 kg) EUR 54.00, Excess reduction by half EUR 30.00',
      expect.stringMatching(/^Blocked on the driver’s card, not charged: EUR [\d,]+$/),
    ])
    expect(paper.terms.slice(3).filter(namesSum)).toEqual([])
    const all = composePaper(booking, carPurchase, content, { ...options, money: 'all' })
    expect(paper.terms).toEqual(all.terms)
    // Excess and kilometres are conditions that the driver meets, whoever has paid.
    expect(paper.sections[2]?.lines.filter(namesSum)).toEqual([expect.stringMatching(/^Excess: EUR [\d,]+$/)])
    const { terms: bare } = composePaper(booking, carPurchase, content, { ...options, money: 'none' })
    expect(bare).toContain('A deposit is blocked on the driver’s card, not charged')
    expect(paper.travelers).toEqual([{ name: expect.stringContaining('Lam'), detail: 'Driver' }])
    const told = languages.map(
      (language) => carPaperView.contentOf(booking, carPurchase, language).sections[2]?.lines[0],
    )
    expect(new Set(told).size).toBeGreaterThanOrEqual(4)
  })

  test('[B9] what cancelling costs until when, as the page has it; without a price the deadlines alone', () => {
    const prepaid = rentalsIn(cars).find(({ detail }) => detail.rateCode === 'PREPAID')
    const booking = carBooking(prepaid?.offer ?? expect.fail('no prepaid car'))
    const linesFor = (money: 'all' | 'there') => {
      const content = carPaperView.contentOf(booking, carPurchase, 'en')
      const paper = composePaper(booking, carPurchase, content, { money, timeZone: 'Asia/Hong_Kong' })
      return paper.sections[2]?.lines.filter((line) => /cancel/i.test(line))
    }
    const [rule] = prepaid?.offer.penalties ?? []
    const [fee] = prepaid ? penaltiesOf(prepaid, penaltyView, 'en') : []
    const price = (fee?.amountPercent?.amount ?? 0).toFixed(2)
    expect([rule?.until, fee?.deadline?.clock]).toEqual([Date.parse('2027-05-13T09:00:00Z'), 'Lisbon time'])
    expect(linesFor('all')).toEqual([
      `Cancellation until 13 May 2027, 10:00 Lisbon time: fee HK$${price}`,
      'Cancellation after that: no refund',
    ])
    expect(linesFor('there')).toEqual([
      'Cancellation until 13 May 2027, 10:00 Lisbon time: with a fee',
      'Cancellation after that: no refund',
    ])
  })

  test('what is cancelled has no deadline any more', () => {
    const [bought, over] = [carBooking(chosen), carBooking(chosen, { status: 'Cancelled' })].map((booking) =>
      carPaperView
        .contentOf(booking, carPurchase, 'en')
        .sections[2]?.lines.filter((line) => /cancel/i.test(withSum(line))),
    )
    expect([bought?.length, over]).toEqual([3, []])
  })

  test('the reservation: number of the company, flight and driver, and no handle to buy it once more', () => {
    const view = makeCarReservationView({
      penaltyOf: penaltyView,
      uniqueIDOf: ({ reference }) => ({ type: '14', id: reference }),
    })
    const detail = { ...rentalOf([chosen]).detail, arrivalFlight: 'TP1351' }
    const documents = [{ kind: 'voucher' as const, id: 'AT12345678', travelerRefs: ['1'] }]
    const booking = carBooking(chosen, { reservation: { detail, documents } as never })
    const told = view.reservationOf(booking, carPurchase, 'en')
    expect(told).toMatchObject({
      vendorConfID: { id: 'AT12345678' },
      arrivalFlight: 'TP1351',
      driver: { personName: { givenName: 'Mei', surname: 'Lam' } },
    })
    expect(told.vehSegmentCore.rph).toBeUndefined()
    expect(view.suits(trainBooking)).toBe(false)
  })
})

describe('when an office is open', () => {
  test('days that are alike stand together, in every language', async () => {
    const [town] = rentalsIn(
      await sampleCars({
        ...sampleQuery(),
        pickUp: { place: { code: 'LISBOA', context: 'CITY' }, at: '2027-05-14T10:00', office: 'LIS-C' },
      }),
    )
    const [terminal] = rentalsIn(
      await sampleCars({
        ...sampleQuery(),
        pickUp: { place: { code: 'CDG', context: 'IATA' }, at: '2027-05-14T10:00' },
        dropOff: { place: { code: 'CDG', context: 'IATA' }, at: '2027-05-16T10:00' },
      }),
    )
    if (!town || !terminal) return expect.fail('no car')
    const { office } = town.detail.pickUp
    expect(hoursText(office, 'en')).toBe('Mon–Fri 08:00–18:00, Sat 08:00–13:00, Sun closed')
    expect(new Set(languages.map((language) => hoursText(office, language))).size).toBe(6)
    expect(hoursText(terminal.detail.pickUp.office, 'en')).toBe('24 hours a day')
  })
})
