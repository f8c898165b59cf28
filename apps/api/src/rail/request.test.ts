import { searchTrains } from '@portolan/contract/rail'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { railSupplier } from '../testing/rail-supplier.ts'
import { openRailWorld, shopBody } from '../testing/rail-world.ts'
import { inDays, type ShopWorld } from '../testing/shop-world.ts'

const out = inDays(30)
let world: ShopWorld
const lyria = railSupplier('lyria', async () => ({ ok: true, value: [] }))

beforeAll(async () => {
  world = await openRailWorld([lyria])
})
afterAll(() => world.close())
beforeEach(() => {
  world.setNow(undefined)
  lyria.queries.length = 0
})

describe('[R5.2] what cannot be searched is told at its field', () => {
  const place = (locationCode: string, codeContext = 'UIC') => ({ locationCode, codeContext })
  const withLeg = (change: object) => {
    const body = shopBody(out)
    return { ...body, originDestinations: [{ ...body.originDestinations[0], ...change }] }
  }
  const people = (...passengerTypes: object[]) => ({ ...shopBody(out), passengerTypes })
  const first = '/originDestinations/0'
  const nine = Array.from({ length: 9 }, () => ({ age: 31 }))

  test.each<[string, object, string, string]>([
    [
      'the same station',
      withLeg({ destinationLocation: place('8768600') }),
      `${first}/destinationLocation/locationCode`,
      'From and to are the same place. Choose another.',
    ],
    [
      'a city and a station of it',
      withLeg({ destinationLocation: place('PAR', 'CITY') }),
      `${first}/destinationLocation/locationCode`,
      'From and to are the same place. Choose another.',
    ],
    [
      'via where it begins',
      withLeg({ viaLocation: place('8768600') }),
      `${first}/viaLocation/locationCode`,
      'From and to are the same place. Choose another.',
    ],
    [
      'an unknown station',
      withLeg({ originLocation: place('9999999') }),
      `${first}/originLocation/locationCode`,
      'We do not know this station. Choose one from the list.',
    ],
    [
      'an airport',
      withLeg({ originLocation: place('CDG', 'IATA') }),
      `${first}/originLocation/locationCode`,
      'We do not know this station. Choose one from the list.',
    ],
    [
      'an unknown station on the way',
      withLeg({ viaLocation: place('nowhere', 'CITY') }),
      `${first}/viaLocation/locationCode`,
      'We do not know this station. Choose one from the list.',
    ],
    [
      'yesterday',
      withLeg({ departureDateTime: `${inDays(-2)}T08:00:00` }),
      `${first}/departureDateTime`,
      'This day is over. Choose today or later.',
    ],
    [
      'more than a year ahead',
      withLeg({ departureDateTime: `${inDays(367)}T08:00:00` }),
      `${first}/departureDateTime`,
      'Tickets are on sale up to 12 months ahead. Choose an earlier day.',
    ],
    [
      'no such day',
      withLeg({ departureDateTime: '2027-02-30T08:00:00' }),
      `${first}/departureDateTime`,
      'Check how this is written.',
    ],
    [
      'a return before the outbound journey',
      shopBody(out, inDays(29)),
      '/originDestinations/1/departureDateTime',
      'The return is before the outbound journey. Choose a later day.',
    ],
    ['no passengers', people(), '/passengerTypes', 'Fill in this field.'],
    [
      'nobody of a kind',
      people({ code: 'ADULT', passengerDetails: [] }),
      '/passengerTypes/0/passengerDetails',
      'Fill in this field.',
    ],
    [
      'ten of a kind',
      people({ code: 'ADULT', passengerDetails: [...nine, { age: 31 }] }),
      '/passengerTypes/0/passengerDetails',
      'That is too many. Leave some out.',
    ],
    [
      'ten in all',
      people({ code: 'ADULT', passengerDetails: nine }, { code: 'YOUTH', passengerDetails: [{ age: 12 }] }),
      '/passengerTypes',
      'A search takes 1 to 9 passengers.',
    ],
    [
      'a youth of 40',
      people({ code: 'YOUTH', passengerDetails: [{ age: 19 }, { age: 40 }] }),
      '/passengerTypes/0/passengerDetails/1/age',
      'A youth is 27 or younger. Add an adult or a senior instead.',
    ],
    [
      'a fare code that is none',
      { ...shopBody(out), preferences: { classCodes: [{ code: 'RIT' }] } },
      '/preferences/classCodes/0/codeContext',
      'Fill in this field.',
    ],
  ])('%s', async (_, body, pointer, text) => {
    const reply = await world.call(searchTrains, { body: body as never })
    expect(reply.statusCode, reply.body).toBe(400)
    const [fixed, ...fields] = reply.json().errors.errors
    expect(fixed).toEqual({ stringValue: 'Some request errors.' })
    expect(fields).toMatchObject([{ nodeList: pointer, stringValue: text }])
    expect(lyria.queries).toEqual([])
  })

  test('several at once, and in the caller’s language', async () => {
    const body = {
      ...withLeg({ originLocation: place('9999999') }),
      passengerTypes: [{ code: 'YOUTH', passengerDetails: [{ age: 40 }] }],
    }
    const reply = await world.call(searchTrains, { body: body as never }, { 'accept-language': 'es' })
    expect(reply.json().errors.errors).toMatchObject([
      {},
      {
        nodeList: `${first}/originLocation/locationCode`,
        stringValue: 'No conocemos esta estación. Elija una de la lista.',
      },
      { nodeList: '/passengerTypes/0/passengerDetails/0/age' },
    ])
  })

  test('today is the day at the origin, and trains that have left are not looked for', async () => {
    const at = (departureDateTime: string) => withLeg({ departureDateTime }) as never
    // In Paris it is still 23:30 on the 5th, in Shanghai the 6th.
    world.setNow(new Date('2026-10-05T21:30:00Z'))
    expect((await world.call(searchTrains, { body: at('2026-10-05T00:00:00') })).statusCode).toBe(200)
    expect(lyria.queries[0]?.legs[0]?.at).toBe('2026-10-05T23:30')
    world.setNow(new Date('2026-10-05T22:00:00Z'))
    expect((await world.call(searchTrains, { body: at('2026-10-05T23:59:00') })).statusCode).toBe(400)
    // The night on which clocks go back, on both sides of the repeated hour.
    world.setNow(new Date('2026-10-25T00:30:00Z'))
    await world.call(searchTrains, { body: at('2026-10-25T00:00:00') })
    world.setNow(new Date('2026-10-25T01:30:00Z'))
    await world.call(searchTrains, { body: at('2026-10-25T00:00:00') })
    expect(lyria.queries.slice(1).map(({ legs }) => legs[0]?.at)).toEqual(['2026-10-25T02:30', '2026-10-25T02:30'])
  })
})
