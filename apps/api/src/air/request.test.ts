import { searchFlights } from '@portolan/contract/air'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { airSupplier } from '../testing/air-supplier.ts'
import { type AirSearchBody, openAirWorld, people, searchBody } from '../testing/air-world.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const [out, back] = [inDays(30), inDays(37)]
let world: ShopWorld
let login: Record<string, string>
const tap = airSupplier('tap', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openAirWorld([tap])
  login = await world.cookieOf('traveller')
})
afterAll(() => world.close())
beforeEach(() => {
  world.setNow(undefined)
  tap.queries.length = 0
})

const search = (body: AirSearchBody, headers = {}) => world.call(searchFlights, { body }, { ...login, ...headers })
const oneWay = (leg: string, more: Partial<AirSearchBody> = {}) => searchBody('OneWay', [leg], more)
const party = (...quantities: Parameters<typeof people>) =>
  oneWay(`HKG LIS ${out}`, { travelerInfoSummary: people(...quantities) })

describe('[R7.16] a search in the port’s words', () => {
  test('legs, party with ages, cabin, stops, airlines, how many', async () => {
    const body = searchBody('Return', [`HKG LIS ${out}T08:00:00`, `LIS HKG ${back}`], {
      travelerInfoSummary: people(
        { code: 'INF', quantity: 1 },
        { code: 'CHD', quantity: 2, ages: [4, 8] },
        { code: 'ADT', quantity: 2 },
        { code: 'SRC', quantity: 1, ages: [71] },
      ),
      travelPreferences: {
        cabinPrefs: [{ cabin: 'Business' }],
        vendorPrefs: [
          { code: 'TP', preferLevel: 'Only' },
          { code: 'EK', preferLevel: 'Preferred' },
          { code: 'FR', preferLevel: 'Unacceptable' },
        ],
        maxStopsQuantity: 1,
      },
      processingInfo: { maxResponses: 40 },
    })
    expect((await search(body)).statusCode).toBe(200)
    expect(tap.queries).toMatchObject([
      {
        legs: [
          { from: { code: 'HKG', context: 'IATA' }, to: { code: 'LIS', context: 'IATA' }, date: out },
          { from: { code: 'LIS' }, to: { code: 'HKG' }, date: back },
        ],
        party: [
          { ref: '1', type: 'adult' },
          { ref: '2', type: 'adult' },
          { ref: '3', type: 'senior', age: 71 },
          { ref: '4', type: 'child', age: 4 },
          { ref: '5', type: 'child', age: 8 },
          { ref: '6', type: 'infant', age: 1 },
        ],
        ...{ cabin: 'Business', maxStops: 1, airlines: ['TP'], most: 40 },
      },
    ])
    expect(tap.queries[0]).not.toHaveProperty('isByLeg')
  })

  test('several cities leg by leg; a city stands for all its airports, also where its code is an airport’s', async () => {
    await search(searchBody('Other', [`BKK@CITY LON ${out}`, `LHR MAD ${out}`, `MAD BKK ${back}`]))
    expect(tap.queries[0]).toMatchObject({
      ...{ isByLeg: true, most: 200 },
      legs: [{ from: { code: 'BKK', context: 'CITY' }, to: { code: 'LON', context: 'CITY' } }, {}, {}],
    })
  })

  test('airports nearby on both sides, none on both, none far away', async () => {
    const nearby = { travelPreferences: { nearbyAirportsInd: true } }
    await search(oneWay(`HKG LGW ${out}`, nearby))
    const [leg] = tap.queries[0]?.legs ?? []
    const codes = (places: readonly { code: string }[] = []) => places.map(({ code }) => code)
    expect(codes(leg?.alsoFrom)).toEqual(expect.arrayContaining(['SZX', 'MFM']))
    expect(codes(leg?.alsoTo)).toEqual(expect.arrayContaining(['LHR', 'LCY']))
    expect(codes(leg?.alsoTo)).not.toContain('LGW')
    expect(codes(leg?.alsoTo)).not.toContain('BHX')
    await search(oneWay(`HKG SZX ${out}`, nearby))
    const [short] = tap.queries[1]?.legs ?? []
    expect(codes(short?.alsoFrom)).not.toContain('SZX')
    expect(codes(short?.alsoTo).filter((code) => ['HKG', ...codes(short?.alsoFrom)].includes(code))).toEqual([])
    await search(oneWay(`HKG LGW ${out}`))
    expect(tap.queries[2]?.legs[0]).not.toHaveProperty('alsoFrom')
  })

  test('a way that is there and back in part only is taken too', async () => {
    for (const direction of ['Return', 'OpenJaw', 'Circle'] as const)
      expect((await search(searchBody(direction, [`HKG LIS ${out}`, `MAD HKG ${out}`]))).statusCode).toBe(200)
  })

  test('today is the day at the origin', async () => {
    // In Lisbon it is still the 5th, in Hong Kong the 6th.
    world.setNow(new Date('2026-10-05T20:00:00Z'))
    expect((await search(oneWay('LIS HKG 2026-10-05'))).statusCode).toBe(200)
    expect((await search(oneWay('HKG LIS 2026-10-05'))).statusCode).toBe(400)
  })
})

describe('[R7.16] [R8.11] what cannot be searched is told at its field, and nobody is asked', () => {
  const first = '/originDestinationInformations/0'
  const quantities = '/travelerInfoSummary/airTravelerAvails/passengerTypeQuantities'
  const samePlace = 'From and to are in the same city. Choose another.'
  const unknown = 'We do not know this airport or city. Choose one from the list.'
  const legs = 'The number of flights does not fit the trip: 1 for one way, 2 for a return, 2 to 6 for several cities.'
  const order = 'This flight is before the one above it. Put the flights in the order of travel.'
  const age = 'This age does not fit the passenger. Adults are 12 or older, children 2 to 11, infants under 2.'
  const size = 'A search takes 1 to 9 passengers.'

  test.each<[string, AirSearchBody, readonly [pointer: string, text: string][]]>([
    ['the same airport', oneWay(`HKG HKG ${out}`), [[`${first}/destinationLocation/locationCode`, samePlace]]],
    ['two airports of one city', oneWay(`LHR LGW ${out}`), [[`${first}/destinationLocation/locationCode`, samePlace]]],
    [
      'a city and an airport of it',
      oneWay(`LON@CITY LCY ${out}`),
      [[`${first}/destinationLocation/locationCode`, samePlace]],
    ],
    ['an unknown code', oneWay(`HKG QQQ ${out}`), [[`${first}/destinationLocation/locationCode`, unknown]]],
    ['a station', oneWay(`8768600@UIC LIS ${out}`), [[`${first}/originLocation/locationCode`, unknown]]],
    [
      'yesterday',
      oneWay(`HKG LIS ${inDays(-2)}`),
      [[`${first}/departureDateTime`, 'This day is over. Choose today or later.']],
    ],
    [
      'more than 360 days ahead',
      oneWay(`HKG LIS ${inDays(363)}`),
      [[`${first}/departureDateTime`, 'Flights are on sale up to 360 days ahead. Choose an earlier day.']],
    ],
    [
      'a return before the departure',
      searchBody('Return', [`HKG LIS ${out}`, `LIS HKG ${inDays(29)}`]),
      [
        [
          '/originDestinationInformations/1/departureDateTime',
          'The return is before the outbound flight. Choose a later day.',
        ],
      ],
    ],
    [
      'six legs out of order',
      searchBody('Other', [
        ...[`HKG LIS ${inDays(30)}`, `LIS MAD ${inDays(33)}`, `MAD LHR ${inDays(31)}`],
        ...[`LHR CDG ${inDays(36)}`, `CDG FCO ${inDays(35)}`, `FCO HKG ${inDays(40)}`],
      ]),
      [
        ['/originDestinationInformations/2/departureDateTime', order],
        ['/originDestinationInformations/4/departureDateTime', order],
      ],
    ],
    [
      'one way with two legs',
      searchBody('OneWay', [`HKG LIS ${out}`, `LIS HKG ${back}`]),
      [['/originDestinationInformations/1', legs]],
    ],
    ['a return with one leg', searchBody('Return', [`HKG LIS ${out}`]), [['/originDestinationInformations', legs]]],
    [
      'a return with three legs',
      searchBody('Return', [`HKG LIS ${out}`, `LIS MAD ${out}`, `MAD HKG ${back}`]),
      [['/originDestinationInformations/2', legs]],
    ],
    ['one city only', searchBody('Other', [`HKG LIS ${out}`]), [['/originDestinationInformations', legs]]],
    ['nobody', party({ code: 'ADT', quantity: 0 }), [[quantities, size]]],
    [
      'ten passengers',
      party({ code: 'ADT', quantity: 8 }, { code: 'CHD', quantity: 1, ages: [8] }, { code: 'INF', quantity: 1 }),
      [[quantities, size]],
    ],
    [
      'more infants than adults',
      party({ code: 'ADT', quantity: 1 }, { code: 'INF', quantity: 2 }),
      [[`${quantities}/1/quantity`, 'Each infant needs an adult of its own. Add an adult or take an infant out.']],
    ],
    [
      'children by themselves',
      party({ code: 'CHD', quantity: 2, ages: [8, 9] }),
      [[`${quantities}/0/quantity`, 'Children travel with an adult. Add one.']],
    ],
    [
      'a child of 12',
      party({ code: 'ADT', quantity: 1 }, { code: 'CHD', quantity: 2, ages: [11, 12] }),
      [[`${quantities}/1/ages/1`, age]],
    ],
    [
      'an infant of 2',
      party({ code: 'ADT', quantity: 1 }, { code: 'INF', quantity: 1, ages: [2] }),
      [[`${quantities}/1/ages/0`, age]],
    ],
    ['an adult of 11', party({ code: 'ADT', quantity: 2, ages: [30, 11] }), [[`${quantities}/0/ages/1`, age]]],
    [
      '[F15] one age for two children',
      party({ code: 'ADT', quantity: 1 }, { code: 'CHD', quantity: 2, ages: [4] }),
      [[`${quantities}/1/ages/1`, 'Choose an age for each child: as many ages as children.']],
    ],
    [
      '[F15] a child without an age',
      party({ code: 'ADT', quantity: 1 }, { code: 'CHD', quantity: 1 }),
      [[`${quantities}/1/ages/0`, 'Choose an age for each child: as many ages as children.']],
    ],
    [
      '[F15] one age for two adults',
      party({ code: 'ADT', quantity: 2, ages: [30] }),
      [[`${quantities}/0/ages/1`, 'That is too few. Add some.']],
    ],
    [
      'more ages than people',
      party({ code: 'ADT', quantity: 1 }, { code: 'CHD', quantity: 1, ages: [4, 5] }),
      [[`${quantities}/1/ages/1`, 'That is too many. Leave some out.']],
    ],
    [
      'several at once',
      searchBody('Return', [`QQQ LIS ${out}`, `LIS HKG ${inDays(29)}`], {
        travelerInfoSummary: people({ code: 'INF', quantity: 1 }),
      }),
      [
        [`${first}/originLocation/locationCode`, unknown],
        [
          '/originDestinationInformations/1/departureDateTime',
          'The return is before the outbound flight. Choose a later day.',
        ],
        [`${quantities}/0/quantity`, 'Each infant needs an adult of its own. Add an adult or take an infant out.'],
      ],
    ],
  ])('%s', async (_, body, expected) => {
    const reply = await search(body)
    expect(reply.statusCode, reply.body).toBe(400)
    const [fixed, ...fields] = reply.json().errors.errors
    expect(fixed).toEqual({ stringValue: 'Some request errors.' })
    expect(fields.map(({ nodeList, stringValue }: Record<string, string>) => [nodeList, stringValue])).toEqual(expected)
    expect(tap.queries).toEqual([])
  })

  test('in each language', async () => {
    const tags = { en: 'en', zh: 'zh-CN', zhHK: 'zh-HK', es: 'es', fr: 'fr', ar: 'ar' }
    const texts = await Promise.all(
      languages.map(async (language) => {
        const reply = await search(oneWay(`HKG QQQ ${out}`), { 'accept-language': tags[language] })
        return reply.json().errors.errors[1].stringValue
      }),
    )
    expect(new Set(texts).size).toBe(languages.length)
    expect(texts[3]).toBe('No conocemos este aeropuerto o ciudad. Elija uno de la lista.')
  })
})
