import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type AirLowFareSearchRS, type AirSearchLine, searchFlights } from '@portolan/contract/air'
import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import type { Queries } from '@portolan/supplier/query'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airSupplier, familiesOf, flightOffer, homeward, outward, voyageOf } from '../testing/air-supplier.ts'
import { type AirSearchBody, openAirWorld, people, searchBody } from '../testing/air-world.ts'
import { failing } from '../testing/scripted-supplier.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const [out, back] = [inDays(30), inDays(37)]
let world: ShopWorld
let login: Record<string, string>
const tap = airSupplier('tap', async () => ({ ok: true, value: [] }))
const other = airSupplier('other', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openAirWorld([tap, other])
  login = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  for (const one of [tap, other]) one.find = async () => ({ ok: true, value: [] })
})

const oneWay = (more: Partial<AirSearchBody> = {}) => searchBody('OneWay', [`HKG LIS ${out}`], more)
const family = { travelerInfoSummary: people({ code: 'ADT', quantity: 2 }, { code: 'CHD', quantity: 1, ages: [8] }) }

const search = async (body = oneWay(), headers = {}): Promise<AirLowFareSearchRS> =>
  (await world.call(searchFlights, { body }, { ...login, ...headers })).json()

const flight = (query: Queries['air'], token: string, text = outward, more = {}) =>
  flightOffer({ supplier: 'tap', token, voyages: [voyageOf(0, out, text)], party: query.party, ...more })

const numbersOf = ({ airItinerary }: PricedItinerary): string =>
  airItinerary.originDestinationOptions
    .flatMap(({ flightSegments }) => flightSegments.map(({ flightNumber }) => flightNumber))
    .join()

const cents = (amount: number) => Math.round(amount * 100)

describe('[R7.16] flights that were found', () => {
  test('the same flights are one itinerary, with their fares from the one that binds most', async () => {
    tap.find = async (query) => ({
      ok: true,
      value: [
        ...familiesOf({ supplier: 'tap', token: 'a', voyages: [voyageOf(0, out, outward)], party: query.party }),
        flight(query, 'b', 'CX 271 HKG 09:00 LIS 16:00', { minor: 70_000 }),
      ],
    })
    const { pricedItineraryList } = await search()
    expect(pricedItineraryList.map(numbersOf)).toEqual(['383,191', '271'])
    const [first, second] = pricedItineraryList
    expect(first?.fareFamilies).toMatchObject([
      { code: 'light', name: 'Light', total: { currencyCode: 'USD', amount: 726 }, hold: false },
      { code: 'classic', name: 'Classic', total: { amount: 834.9 }, hold: true },
      { code: 'flex', name: 'Flex', total: { amount: 968 } },
    ])
    expect(first?.rph).toBe(first?.fareFamilies?.[0]?.rph)
    expect(new Set(first?.fareFamilies?.map(({ rph }) => rph)).size).toBe(3)
    expect(first?.fareFamilies?.[0]?.includes).toEqual([
      { kind: 'cabinBag', policy: 'included', quantity: 1, weight: 8 },
      // 30.00 at 1.10 and the markup of a tenth: what it is sold for beside the fare.
      {
        ...{ kind: 'checkedBag', policy: 'charge', quantity: 1, weight: 23 },
        charge: { currencyCode: 'USD', amount: 36.3, decimalPlaces: 2 },
      },
      { kind: 'seat', policy: 'charge', charge: { currencyCode: 'USD', amount: 14.52, decimalPlaces: 2 } },
      { kind: 'change', policy: 'none' },
      { kind: 'refund', policy: 'none' },
      { kind: 'meal', policy: 'included' },
      { kind: 'lounge', policy: 'none' },
    ])
    expect(second?.fareFamilies).toHaveLength(1)
    expect([first, second].map((one) => one?.sequenceNumber)).toEqual([1, 2])
  })

  test('[R3.5] a leg has its flights on the clocks of their airports, named in the caller’s language', async () => {
    tap.find = async (query) => {
      const [voyage] = [voyageOf(0, out, outward)]
      const [one, two] = voyage.segments
      if (!one || !two) throw new Error('There are two flights.')
      const segments = [
        { ...one, from: { code: 'HKG', terminal: '1' } },
        { ...two, operating: { code: 'EK', name: 'Emirates' } },
      ]
      return { ok: true, value: [flight(query, 'a', outward, { voyages: [{ ...voyage, segments }] })] }
    }
    const answer = await search(undefined, { 'accept-language': 'zh-HK' })
    const [itinerary] = answer.pricedItineraryList
    const [leg] = itinerary?.airItinerary.originDestinationOptions ?? []
    expect(itinerary).toMatchObject({
      ...{ bookingSourceType: 'tap', co2Kg: 812, airItinerary: { directionInd: 'OneWay' } },
      airItineraryPricingInfo: { validatingAirlineCode: 'TP', fareRules: { refundableInd: false } },
    })
    expect(leg).toMatchObject({ rph: '1', journeyDuration: 'PT20H5M', price: { amount: 726 } })
    expect(leg).not.toHaveProperty('voyageRph')
    expect(leg?.flightSegments).toMatchObject([
      {
        ...{ rph: '1', departureDateTime: `${out}T00:35:00`, arrivalDateTime: `${out}T05:00:00` },
        ...{ departureOffset: '+08:00', arrivalOffset: '+04:00', flightDuration: 'PT8H25M' },
        departureAirport: { locationCode: 'HKG', terminal: '1', cityName: '香港', countryCode: 'HK' },
        ...{ marketingAirline: { code: 'TP', companyShortName: 'TAP Air Portugal' }, flightNumber: '383' },
        ...{ resBookDesigCode: 'Q', cabin: 'Economy', fareBasisCode: 'QOL', equipments: [{ airEquipType: '77W' }] },
      },
      { rph: '2', operatingAirline: { code: 'EK' }, arrivalAirport: { locationCode: 'LIS', cityName: '里斯本' } },
    ])
    expect(leg?.connections).toEqual([{ locationCode: 'DXB', minutes: 190, warnings: [] }])
  })

  test('fare and taxes of each passenger are shares of the selling price, to the cent', async () => {
    tap.find = async (query) => ({ ok: true, value: [flight(query, 'a', outward, { minor: 100_003 })] })
    const [itinerary] = (await search(oneWay(family))).pricedItineraryList
    const info = itinerary?.airItineraryPricingInfo
    const breakdown = info?.ptcFareBreakdowns ?? []
    const total = cents(info?.itinTotalFare.totalFare.amount ?? 0)
    // 1000.03 and a tenth are 1100.03, at 1.10 they are 1210.03.
    expect(total).toBe(121_003)
    const heads = breakdown.map(({ passengerTypeQuantity: { code, quantity } }) => `${quantity} ${code}`)
    expect(heads.join()).toMatch(/^(2 ADT|1 ADT,1 ADT),1 CHD$/)
    const all = breakdown.reduce((sum, { passengerTypeQuantity: { quantity }, passengerFare }) => {
      const { baseFare, taxes, totalFare } = passengerFare
      expect(cents(baseFare.amount) + cents(taxes.amount)).toBe(cents(totalFare.amount))
      return sum + quantity * cents(totalFare.amount)
    }, 0)
    expect(all).toBe(total)
    const { baseFare, taxes } = info?.itinTotalFare ?? {}
    expect(cents(baseFare?.amount ?? 0) + cents(taxes?.amount ?? 0)).toBe(total)
    expect(taxes?.taxList?.map(({ code }) => code)).toEqual(['HK', 'PT'])
    expect(taxes?.taxList?.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(taxes?.amount ?? 0))
    expect(breakdown[0]?.baggageAllowance).toEqual({ quantity: 0, unit: 'PC' })
  })

  test('out and back are one itinerary, each way with its share', async () => {
    tap.find = async (query) => ({
      ok: true,
      value: [
        flight(query, 'a', '', { voyages: [voyageOf(0, out, outward, 2000), voyageOf(1, back, homeward, 1000)] }),
        flight(query, 'jaw', '', {
          minor: 61_000,
          voyages: [voyageOf(0, out, outward), voyageOf(1, back, 'CX 300 MAD 10:00 HKG 06:00+1')],
        }),
      ],
    })
    const answer = await search(searchBody('Return', [`HKG LIS ${out}`, `LIS HKG ${back}`]))
    const [first, jaw] = answer.pricedItineraryList
    expect(first?.airItinerary).toMatchObject({
      directionInd: 'Return',
      originDestinationOptions: [
        { rph: '1', price: { amount: 484 } },
        { rph: '2', price: { amount: 242 }, flightSegments: [{ rph: '3' }] },
      ],
    })
    expect(jaw?.airItinerary.directionInd).toBe('OpenJaw')
  })

  test('[R3.5] legs of several cities name the one that follows', async () => {
    const legs = [`HKG LIS ${out}`, `LIS MAD ${out}`, `MAD HKG ${back}`]
    const texts = ['CX 1 HKG 09:00 LIS 16:00', 'TP 2 LIS 18:00 MAD 20:00', 'CX 3 MAD 10:00 HKG 06:00+1']
    tap.find = async (query) => ({
      ok: true,
      value: texts.map((text, leg) =>
        flight(query, `leg ${leg}`, '', {
          ...{ voyages: [voyageOf(leg, leg === 2 ? back : out, text)], minor: 50_000 - leg * 10_000 },
          detail: { trip: 'leg' },
        }),
      ),
    })
    const { pricedItineraryList } = await search(searchBody('Other', legs))
    const linked = pricedItineraryList.flatMap(({ airItinerary }) =>
      airItinerary.originDestinationOptions.map(({ voyageRph, nextVoyageRph }) => [voyageRph, nextVoyageRph]),
    )
    // Leg by leg, though the last one is the cheapest.
    expect(linked).toEqual([
      ['1', '2'],
      ['2', '3'],
      ['3', undefined],
    ])
    expect(pricedItineraryList[0]?.airItinerary.directionInd).toBe('Other')
  })

  test('warns of a transit visa where some need one, and not where the journey begins or ends', async () => {
    tap.find = async (query) => ({
      ok: true,
      value: [
        flight(query, 'london', 'CX 251 HKG 08:00 LHR 14:00, TP 1363 LHR 14:50 LIS 17:30', { minor: 1 }),
        flight(query, 'dubai', outward, { minor: 2 }),
        flight(query, 'home', 'CX 251 HKG 08:00 LHR 14:00, BA 1440 LHR 16:00 EDI 17:20', { minor: 3 }),
      ],
    })
    const warnings = (await search()).pricedItineraryList.map(({ airItinerary }) =>
      airItinerary.originDestinationOptions.flatMap(({ connections = [] }) =>
        connections.flatMap((one) => one.warnings),
      ),
    )
    expect(warnings).toEqual([['shortConnection', 'transitVisa'], [], []])
  })

  test('stands in the order that was asked for, whoever was quicker', async () => {
    const early = 'CX 1 HKG 06:00 LIS 23:00'
    const quick = 'CX 2 HKG 09:00 LIS 16:00'
    tap.find = async (query) => {
      await pause(60)
      return {
        ok: true,
        value: [flight(query, 'early', early, { minor: 900 }), flight(query, 'quick', quick, { minor: 500 })],
      }
    }
    other.find = async (query) => ({
      ok: true,
      value: [flight(query, 'cheap', 'EK 3 HKG 12:00 LIS 22:00', { supplier: 'other', minor: 100 })],
    })
    const numbers = async (displayOrder?: 'ByPriceLowToHigh' | 'ByDepartureTime' | 'ByJourneyTime') => {
      const { pricedItineraryList } = await search(oneWay(displayOrder ? { processingInfo: { displayOrder } } : {}))
      expect(pricedItineraryList.map(({ sequenceNumber }) => sequenceNumber)).toEqual([1, 2, 3])
      return pricedItineraryList.map(numbersOf)
    }
    expect(await numbers()).toEqual(['3', '2', '1'])
    expect(await numbers('ByDepartureTime')).toEqual(['1', '2', '3'])
    expect(await numbers('ByJourneyTime')).toEqual(['2', '3', '1'])
    const two = await search(oneWay({ processingInfo: { maxResponses: 2 } }))
    expect(two.pricedItineraryList.map(numbersOf)).toEqual(['3', '2'])
  })

  test('leaves out airlines that nobody wants, and what a supplier cannot mean', async () => {
    tap.find = async (query) => ({
      ok: true,
      value: [
        flight(query, 'good'),
        flight(query, 'avoided', 'FR 1 HKG 09:00 LIS 16:00'),
        { ...flight(query, 'simulated'), detail: { title: 'Hong Kong – Paris', lines: [], picture: 'plane~any~1' } },
        flight(query, 'no flight', outward, { voyages: [{ ...voyageOf(0, out, outward), segments: [] }] }),
        flight(query, 'no way back', outward, { detail: { trip: 'return' } }),
        flight(query, 'gold', outward, { detail: { fareCode: 'gold' } }),
        null as never,
      ],
    })
    const vendorPrefs = [{ code: 'FR', preferLevel: 'Unacceptable' as const }]
    const { pricedItineraryList } = await search(oneWay({ travelPreferences: { vendorPrefs } }))
    expect(pricedItineraryList.map(numbersOf)).toEqual(['383,191'])
  })

  test('[R8.11] warns of a supplier that failed by name; that nobody answered is an error', async () => {
    tap.find = async (query) => ({ ok: true, value: [flight(query, 'a')] })
    other.find = async () => failing('unavailable', { details: 'stack trace' })
    const answer = await search()
    expect(answer).toMatchObject({
      success: true,
      warnings: { warnings: [{ recordID: 'other', stringValue: 'Supplier response errors.' }] },
    })
    expect(answer.pricedItineraryList).toHaveLength(1)
    tap.find = async () => failing('unavailable')
    const nobody = await search(undefined, { 'accept-language': 'fr' })
    expect(nobody).toMatchObject({ success: false, pricedItineraryList: [] })
    expect(nobody.errors?.errors[0]).toEqual({ stringValue: 'La réponse du fournisseur contient des erreurs.' })
    expect(nobody).not.toHaveProperty('warnings')
  })

  test('that finds nothing is no failure', async () => {
    for (const one of [tap, other]) one.find = async () => failing('noAvailability')
    expect(await search()).toMatchObject({ success: true, pricedItineraryList: [] })
  })
})

describe('[R7.16] line by line', () => {
  const lines = async (body = oneWay(), headers = {}): Promise<AirSearchLine[]> => {
    const reply = await world.call(searchFlights, { body }, { ...login, accept: 'application/x-ndjson', ...headers })
    expect(reply.headers['content-type']).toContain('application/x-ndjson')
    return reply.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AirSearchLine)
  }

  test('says first who is asked, then what each answered, as they answer', async () => {
    const told = new EventEmitter()
    const afterOther = once(told, 'other')
    tap.find = async (query) => {
      await afterOther
      return { ok: true, value: [flight(query, 'a')] }
    }
    other.find = async () => failing('unavailable')
    const heard: AirSearchLine[] = []
    const headers = { ...login, accept: 'application/x-ndjson', 'accept-language': 'fr' }
    for await (const text of world.lines(searchFlights, { body: oneWay() }, headers)) {
      const line = JSON.parse(text) as AirSearchLine
      heard.push(line)
      if (line.supplier) told.emit(line.supplier)
    }
    const [first, failed, found, ...more] = heard
    expect(first?.asked).toEqual([
      { supplier: 'tap', name: 'TAP Air Portugal et Azul' },
      { supplier: 'other', name: 'other' },
    ])
    expect(failed).toMatchObject({ success: false, supplier: 'other', warnings: { warnings: [{ recordID: 'other' }] } })
    expect(failed).not.toHaveProperty('pricedItineraryList')
    expect(found?.pricedItineraryList).toHaveLength(1)
    expect(more).toEqual([])
    expect(new Set([first, failed, found].map((line) => line?.correlationID)).size).toBe(1)
  })

  test('splits a long answer, counts through, and answers no more than a thousand', async () => {
    tap.find = async (query) => ({
      ok: true,
      value: Array.from({ length: 1100 }, (_, index) =>
        flight(query, `${index}`, `CX ${index} HKG 09:00 LIS 16:00`, { minor: 10_000 + index }),
      ),
    })
    const [, ...rest] = await lines(oneWay({ processingInfo: { maxResponses: 1000 } }))
    const tapLines = rest.filter(({ supplier }) => supplier === 'tap')
    expect(Math.max(...tapLines.map(({ pricedItineraryList = [] }) => pricedItineraryList.length))).toBeLessThanOrEqual(
      100,
    )
    const numbers = tapLines.flatMap(({ pricedItineraryList = [] }) =>
      pricedItineraryList.map(({ sequenceNumber }) => sequenceNumber),
    )
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1))
  })

  test('tells the best first where nobody asked for an order, and the way out before the way on', async () => {
    const found = [
      ['slow', 'EK 1 HKG 06:00 DXB 10:00, EK 2 DXB 20:00 LIS 23:50', 100],
      ['quick', 'TP 2 HKG 09:00 LIS 16:00', 120],
      ['dear', 'CX 3 HKG 09:00 LIS 16:00', 300],
      // Half the time of the first and a little dearer; it warns of its connection.
      ['warned', 'EK 4 HKG 06:00 DXB 10:00, EK 5 DXB 10:30 LIS 13:00', 118],
    ] as const
    tap.find = async (query) => ({
      ok: true,
      value: found.map(([token, text, minor]) => flight(query, token, text, { minor: minor * 100 })),
    })
    const told = async (body = oneWay()) =>
      (await lines(body)).flatMap(({ pricedItineraryList = [] }) => pricedItineraryList.map(numbersOf))
    expect(await told()).toEqual(['2', '4,5', '1,2', '3'])
    expect(await told(oneWay({ processingInfo: { displayOrder: 'ByPriceLowToHigh' } }))).toEqual([
      '1,2',
      '4,5',
      '2',
      '3',
    ])
    // All at once they stand in the order of the specification, as before.
    expect((await search()).pricedItineraryList.map(numbersOf)).toEqual(['1,2', '4,5', '2', '3'])
    const two = await told(oneWay({ processingInfo: { maxResponses: 2 } }))
    expect(two.toSorted()).toEqual(['1,2', '4,5'])
  })

  test('ends with an error when nobody answered', async () => {
    for (const one of [tap, other]) one.find = async () => failing('unavailable')
    expect((await lines()).at(-1)).toMatchObject({
      success: false,
      errors: { errors: [{ stringValue: 'Supplier response errors.' }] },
    })
  })
})
