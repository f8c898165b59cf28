import { cancelBooking, readBookingDetails, readBookingHistory } from '@portolan/contract/booking'
import { readBookingDocument } from '@portolan/contract/booking-papers'
import { bookCar, type CarRatesRS, readCarRate, type VehReservation } from '@portolan/contract/car'
import { confirmCheckout, quoteCheckout, startCheckout } from '@portolan/contract/checkout'
import { suggestPlaces } from '@portolan/contract/place'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { at, carSearch, carsFor, type Listed, putCar, rateBody } from '../testing/car-journey.ts'
import { ada, byCard } from '../testing/checkout-world.ts'
import { checkInvariants } from '../testing/invariants.ts'
import { drawnPapers } from '../testing/papers.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser
let agent: Browser

beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { renderer: drawnPapers })
  traveller = await world.loggedIn('traveller')
  agent = await signedIn(world, 'agent')
})

afterAll(() => world.close())

const cents = (amount = 0): number => Math.round(amount * 100)

/** The same wherever it is told. */
const totalOf = ({ totalCharge }: Pick<CarRatesRS, 'totalCharge'>): number => cents(totalCharge.estimatedTotalAmount)

async function rateOf(listed: Listed, more = {}, browser = traveller): Promise<CarRatesRS> {
  const { status, body, raw } = await browser.call(readCarRate, { body: rateBody(listed, more) })
  expect(status, raw.body.slice(0, 400)).toBe(200)
  return body
}

const oneOf = (cars: readonly Listed[], vendor: string, rateCode: string): Listed =>
  cars.find((one) => one.vendor === vendor && one.avail.rateCode === rateCode) ?? expect.fail('no such car')

const primary = (more = {}) => ({
  personName: { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' },
  birthDate: '1990-12-10',
  contact: { email: 'ada@example.com', telephone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' } },
  ...more,
})

describe('[R7.28] cars of three companies', () => {
  test('at an airport: 20 to 60 lines, each with its total, deposit, excess, desk and what cancelling costs', async () => {
    const cars = await carsFor(traveller)
    expect(cars.length).toBeGreaterThanOrEqual(20)
    expect(cars.length).toBeLessThanOrEqual(60)
    expect(new Set(cars.map(({ vendor }) => vendor))).toEqual(new Set(['MER', 'ATL', 'COS']))
    for (const { vendor, avail } of cars) {
      expect(avail.pickUpDesk).toMatchObject({ code: 'LIS-A', kind: 'airport' })
      expect(avail.pickUpDesk?.access).toBe({ MER: 'terminal', ATL: 'beside', COS: 'shuttle' }[vendor])
      expect(cents(avail.totalCharge.rateTotalAmount) + cents(avail.payThere?.amount)).toBe(totalOf(avail))
      expect(avail.deposit?.currencyCode).toBe('EUR')
      expect(avail.cancelPenalties?.length).toBeGreaterThan(0)
    }
    const zero = cars.filter(({ avail }) => avail.rateCode === 'FULL')
    expect(zero.length).toBeGreaterThan(3)
    for (const { avail } of zero) {
      expect(avail.included).toEqual(['ZERO_EXCESS', 'SECOND_DRIVER'])
      expect(avail.excess?.amount).toBe(0)
    }
  })

  test('of a company, and of a kind of car, only those', async () => {
    const body = carSearch()
    const wish = { vendorPrefs: [{ code: 'ATL' }], vehPrefs: [{ transmissionType: 'Automatic' as const }] }
    const cars = await carsFor(traveller, { vehAvailRQCore: { ...body.vehAvailRQCore, ...wish } })
    expect(cars.length).toBeGreaterThan(0)
    for (const { vendor, avail } of cars) expect([vendor, avail.vehicle.transmissionType]).toEqual(['ATL', 'Automatic'])
  })

  test('in a city at all its offices, at a station at that one, at one office in town at no other', async () => {
    const desksAt = async (locationCode: string, codeContext: string) => {
      const place = { locationCode, codeContext }
      const cars = await carsFor(traveller, carSearch({ pickUpLocation: place, returnLocation: place, ...midWeek }))
      expect(cars.every(({ avail }) => avail.pickUpDesk?.code === avail.returnDesk?.code)).toBe(true)
      return new Set(cars.map(({ avail }) => avail.pickUpDesk?.code))
    }
    const midWeek = { pickUpDateTime: weekday(60), returnDateTime: weekday(67) }
    expect(await desksAt('LISBOA', 'CITY')).toEqual(new Set(['LIS-A', 'LIS-R', 'LIS-C']))
    expect(await desksAt('9431039', 'UIC')).toEqual(new Set(['LIS-R']))
    expect(await desksAt('8768600', 'UIC')).toEqual(new Set(['CDG-R']))
    expect(await desksAt('LIS-C', 'OFFICE')).toEqual(new Set(['LIS-C']))
    expect(await desksAt('HND-R', 'OFFICE')).toEqual(new Set(['HND-R']))
  })

  test('what is suggested is taken as it is: fetched at a station, brought back in town', async () => {
    const first = async (keyword: string) => {
      const { body } = await traveller.call(suggestPlaces, { params: { kind: 'car' }, query: { keyword } })
      const [{ code, codeContext } = expect.fail('no place')] = body
      return { locationCode: code, codeContext }
    }
    const [pickUpLocation, returnLocation] = [await first('lisboa oriente'), await first('Porto City Centre')]
    const cars = await carsFor(
      traveller,
      carSearch({ pickUpLocation, returnLocation, pickUpDateTime: weekday(60), returnDateTime: weekday(67) }),
    )
    const ways = cars.map(({ avail }) => `${avail.pickUpDesk?.code} ${avail.returnDesk?.code}`)
    expect(new Set(ways)).toEqual(new Set(['LIS-R OPO-C']))
  })
})

/** The first Wednesday from then on: every office is open. */
function weekday(days: number): string {
  for (let later = days; ; later += 1) if (new Date(at(later).slice(0, 10)).getUTCDay() === 3) return at(later)
}

describe('[R7.29] what one car costs, now and at the desk', () => {
  test('every fee by name, in six languages; list price = rate price; all parts are the total to the cent', async () => {
    const cars = await carsFor(traveller)
    for (const listed of [oneOf(cars, 'MER', 'FLEX'), oneOf(cars, 'MER', 'FULL'), oneOf(cars, 'COS', 'PREPAID')]) {
      const rate = await rateOf(listed)
      expect(totalOf(rate)).toBe(totalOf(listed.avail))
      expect(rate.fees.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(totalOf(rate))
      expect(rate.fees.map(({ code }) => code)).toEqual(['RENTAL', 'AIRPORT', 'VAT'])
      expect(rate.fees.every(({ local }) => local?.currencyCode === 'EUR')).toBe(true)
      expect(cents(rate.payNow.amount)).toBe(totalOf(rate))
      expect(rate.payThere).toEqual([])
      expect(rate.notCovered).toHaveLength(3)
      expect(rate.priceWas).toBeUndefined()
    }
    const told = new Set<string>()
    for (const language of languages) {
      const headers = { 'accept-language': language === 'zhHK' ? 'zh-HK' : language }
      const { body } = await traveller.call(readCarRate, { body: rateBody(oneOf(cars, 'ATL', 'FLEX')) }, headers)
      told.add([body.fees[0]?.description, body.fuelRule, body.vehRentalCore.pickUpDetail?.operationSchedule].join())
    }
    expect(told.size).toBe(languages.length)
  })

  test('extras and cover: paid at the desk, in both currencies, and part of the price under a new handle', async () => {
    const listed = oneOf(await carsFor(traveller), 'ATL', 'FLEX')
    const plain = await rateOf(listed)
    const wish = { specialEquipPrefs: [{ equipType: 'CSB', quantity: 2 }], coveragePrefs: [{ coverageType: 'SCDW' }] }
    const rate = await rateOf(listed, wish)
    // Two seats at 9 a day, cover at 19 a day, three days.
    expect(rate.payThere.map(({ code, local }) => [code, local?.amount])).toEqual([
      ['CSB', 54],
      ['SCDW', 57],
    ])
    expect(rate.payThere.every(({ payAt, taxInclusive }) => payAt === 'there' && taxInclusive)).toBe(true)
    expect(rate.payNow).toEqual(plain.payNow)
    expect(rate.fees.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(totalOf(rate))
    expect(totalOf(rate)).toBeGreaterThan(totalOf(plain))
    expect([plain.excess?.amount, rate.excess?.amount]).toEqual([expect.any(Number), 0])
    expect(rate.pricedEquips.find(({ equipType }) => equipType === 'CSB')).toMatchObject({ quantity: 2, otaCode: '8' })
    expect(rate.pricedCoverages.find(({ coverageType }) => coverageType === 'SCDW')).toMatchObject({ chosen: true })
    expect(rate.rph).not.toBe(plain.rph)
    const again = await rateOf({ ...listed, avail: { ...listed.avail, rph: rate.rph ?? '' } })
    expect([totalOf(again), again.payThere]).toEqual([totalOf(rate), rate.payThere])
  })

  test('a young driver and an hour at which the office is closed: priced before, not discovered later', async () => {
    const late = { pickUpDateTime: at(60, '05:30') }
    const munich = { locationCode: 'MUC', codeContext: 'IATA' }
    const faro = { locationCode: 'FAO', codeContext: 'IATA' }
    const [young] = await carsFor(traveller, carSearch({ pickUpLocation: munich, returnLocation: munich }, 20))
    const [early] = await carsFor(traveller, carSearch({ ...late, pickUpLocation: faro, returnLocation: faro }))
    if (!young || !early) return expect.fail('no car')
    expect((await rateOf(young)).payThere.map(({ code, local }) => [code, local?.amount])).toEqual([
      ['YOUNG_DRIVER', 48],
    ])
    expect((await rateOf(early)).payThere.map(({ code, local }) => [code, local?.amount])).toEqual([
      ['OUT_OF_HOURS_PICK_UP', 60],
    ])
  })

  test('to another city: the fee is part of what is paid now', async () => {
    const porto = { locationCode: 'OPO', codeContext: 'IATA' }
    const [car] = await carsFor(traveller, carSearch({ returnLocation: porto }))
    if (!car) return expect.fail('no car')
    const rate = await rateOf(car)
    expect(rate.fees.find(({ code }) => code === 'ONE_WAY')).toMatchObject({ payAt: 'now', taxInclusive: false })
    expect(rate.returnDesk?.code).toBe('OPO-A')
  })

  test('without a handle: the cheapest car that is named', async () => {
    const listed = oneOf(await carsFor(traveller), 'COS', 'FLEX')
    const { rph, ...body } = rateBody(listed)
    expect(rph).toBe(listed.avail.rph)
    const { body: rate } = await traveller.call(readCarRate, { body })
    expect(totalOf(rate)).toBe(totalOf(listed.avail))
    const unknown = { ...body, rentalInfo: { ...body.rentalInfo, vehClassCode: 'XXXX' } }
    expect((await traveller.call(readCarRate, { body: unknown })).status).toBe(409)
  })
})

async function cancelAll(browser: Browser, id: string) {
  const uniqueIDs = [{ type: '14', id }]
  const quote = await browser.call(cancelBooking, { body: { cancelType: 'Quote', uniqueIDs } })
  expect(quote.status, JSON.stringify(quote.body)).toBe(200)
  const cancelQuoteID = quote.body.cancelInfoRS?.cancelQuoteID
  const done = await browser.call(cancelBooking, {
    body: { cancelType: 'Commit', uniqueIDs, ...(cancelQuoteID && { cancelQuoteID }) },
  })
  expect([done.status, done.body.errors, done.body.success]).toEqual([200, undefined, true])
  return done.body
}

async function held(browser: Browser, rph: string, more = {}) {
  const item = await putCar(browser, rph)
  const { body: order } = await browser.call(startCheckout, { body: { cartItemIds: [item.id] } })
  const reply = await browser.call(quoteCheckout, {
    body: {
      ...{ orderId: order.orderId, travelers: [{ ...ada, ...more }], contact: { email: ada.email } },
      assign: [{ cartItemId: item.id, travelerRefs: ['t1'], answers: [{ code: 'FLIGHT', value: 'TP1351' }] }],
    },
  })
  return { item, reply }
}

describe('[R8.11] a car from the list to the voucher and back', () => {
  test('a consumer: list, rate, cart, order, charge and receipt say the same; free cancellation gives all of it back', async () => {
    const listed = oneOf(await carsFor(traveller), 'MER', 'FLEX')
    const wish = { specialEquipPrefs: [{ equipType: 'NAV', quantity: 1 }] }
    const rate = await rateOf(listed, wish)
    const { item, reply } = await held(traveller, rate.rph ?? '')
    expect(item.display.lines).toEqual(expect.arrayContaining([expect.stringContaining('GPS')]))
    expect(reply.status, reply.raw.body).toBe(200)
    const [first] = reply.body.items ?? []
    expect(cents(first?.price.amount), JSON.stringify(first)).toBe(totalOf(rate))
    const { orderId, quoteId, total } = reply.body
    const paid = await traveller.call(confirmCheckout, {
      body: { orderId, quoteId, paymentForm: byCard(), acceptedTotal: { currencyCode: 'USD', amount: total.amount } },
    })
    const id = paid.body.items?.[0]?.uniqueID?.id ?? expect.fail(JSON.stringify(paid.body))
    const details = await traveller.call(readBookingDetails, { body: { uniqueID: { type: '14', id } } })
    expect(details.body).toMatchObject({
      booking: { productType: 'car' },
      documents: expect.arrayContaining(['voucher']),
    })
    const told = details.body.reservation as VehReservation
    expect(told).toMatchObject({ arrivalFlight: 'TP1351', driver: { personName: { surname: 'Lovelace' } } })
    expect(told.vendorConfID?.id).toMatch(/^ME\d{8}$/)
    expect(told.vehSegmentCore.totalCharge).toEqual(rate.totalCharge)
    expect(cents(details.body.payThere?.amount)).toBe(cents(rate.payThere[0]?.amount))
    const pdf = await traveller.call(readBookingDocument, {
      ...{ params: { id, documentId: 'voucher' }, query: {} },
    } as never)
    expect(pdf.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { body: history } = await traveller.call(readBookingHistory, { body: { page: 0, size: 5 } })
    expect(JSON.stringify(history)).toContain(id)
    const done = await cancelAll(traveller, id)
    const refund = done.cancelInfoRS?.cancelRules.find(({ type }) => type === 'Refund')
    expect(cents(refund?.amount)).toBe(cents(rate.payNow.amount))
    await world.app.settle()
    await checkInvariants(world.db)
  })

  test('a driver of another age than the price is for is refused beside the birth date', async () => {
    const listed = oneOf(await carsFor(traveller), 'ATL', 'PREPAID')
    const { reply } = await held(traveller, listed.avail.rph, {
      birthDate: `${new Date().getUTCFullYear() - 22}-01-01`,
    })
    expect(reply.status).toBe(400)
    expect(reply.raw.body).toContain('/travelers/0/birthDate')
    const body = {
      resStatus: 'Hold' as const,
      rph: listed.avail.rph,
      customer: { primary: primary({ birthDate: '2008-01-01' }) },
    }
    const refused = await traveller.call(bookCar, { body })
    expect([refused.status, refused.raw.body]).toEqual([400, expect.stringContaining('/customer/primary/birthDate')])
  })

  test('an agency holds, books what is held on its account, and cancels', async () => {
    const listed = oneOf(await carsFor(agent), 'ATL', 'FLEX')
    const body = {
      ...{ rph: listed.avail.rph, customer: { primary: primary() }, coveragePrefs: [{ coverageType: 'GTW' }] },
      arrivalDetails: { transportationCode: '1', number: '1351', operatingCompany: { code: 'TP' } },
    }
    const first = await agent.call(bookCar, { body: { ...body, resStatus: 'Hold' } })
    expect(first.body.errors, JSON.stringify(first.body.errors)).toBeUndefined()
    expect(first.body.vehReservation).toMatchObject({ status: 'OnHold', holdExpires: expect.any(String) })
    const paymentForm = { kind: 'account' as const, purchaseOrder: 'PO-7' }
    const bought = await agent.call(bookCar, { body: { ...body, resStatus: 'Book', paymentForm } })
    expect(bought.body.errors, JSON.stringify(bought.body.errors)).toBeUndefined()
    const { vehReservation: sold } = bought.body
    expect(sold?.confID.id).toBe(first.body.vehReservation?.confID.id)
    expect(sold).toMatchObject({ status: 'Ticketed', arrivalFlight: 'TP1351' })
    expect(sold?.vehSegmentCore.payThere.map(({ code }) => code)).toEqual(['GTW'])
    await cancelAll(agent, sold?.confID.id ?? '')
    await world.app.settle()
    await checkInvariants(world.db)
  })
})
