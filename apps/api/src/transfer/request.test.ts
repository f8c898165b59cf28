import { searchTransfers } from '@portolan/contract/transfer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFinder } from '../suppliers/house/air/router/find.ts'
import { kilometresBetween } from '../suppliers/house/air/schedule/airport.ts'
import { makeSchedule } from '../suppliers/house/air/schedule/schedule.ts'
import { airportsFrom } from '../suppliers/house/air/ticket/supplier.ts'
import { benchPlaces } from '../testing/house-transfer-bench.ts'
import { inDays } from '../testing/shop-world.ts'
import { address, airport, day, hotel, ofKind, type TransferBody, transferBody } from '../testing/transfer-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

const airports = airportsFrom(benchPlaces)
let world: TestWorld
let traveller: Browser
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  traveller = await world.loggedIn('traveller')
})
afterAll(() => world.close())

const send = (body: TransferBody, language = 'en') =>
  traveller.call(searchTransfers, { body }, { 'accept-language': language })

async function wrongIn(body: TransferBody, language?: string) {
  const reply = await send(body, language)
  expect(reply.status, reply.raw.body.slice(0, 300)).toBe(400)
  return (reply.body.errors?.errors ?? []).slice(1).map(({ nodeList, stringValue }) => [nodeList, stringValue])
}

const pickup = '/service/pickup'
const dropoff = '/service/dropoff/location'
const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString().slice(0, 19)
const flight = (airline: string, flightNumber: string) => ({ airline, flightNumber, dateTime: `${day}T10:00:00` })

describe('[R1.2] what is wrong is told beside its field', () => {
  const ofContext = (codeContext: string) => ({ location: { locationCode: 'LIS', codeContext } })
  const unknown = { location: { locationCode: 'XXX', codeContext: 'IATA' } }
  const cases: [string, TransferBody, string, RegExp][] = [
    ['a place to itself', transferBody({ dropoff: airport('LIS') }), dropoff, /to itself/],
    ['an unknown place', transferBody({ pickup: unknown }), `${pickup}/location`, /do not know/],
    [
      'a kind of code that nobody knows',
      transferBody({ pickup: ofContext('toString') }),
      `${pickup}/location`,
      /do not know/,
    ],
    ['a hotel without a code or a position', transferBody({ dropoff: hotel('0000000') }), dropoff, /do not know/],
    ['too far', transferBody({ dropoff: address('Unter den Linden 1', 'BER') }), dropoff, /250 km/],
    ['no road', transferBody({ dropoff: airport('FNC') }), dropoff, /no road/],
    ['a pick-up that is over', transferBody({ pickup: { dateTime: hourAgo() } }), `${pickup}/dateTime`, /over/],
    [
      'a pick-up far ahead',
      transferBody({ pickup: { dateTime: `${inDays(510)}T10:00:00` } }),
      ...([`${pickup}/dateTime`, /500 days/] as const),
    ],
    [
      'a return before the arrival',
      transferBody({ back: { pickupDateTime: `${day}T14:05:00` } }),
      ...(['/service/return/pickupDateTime', /before you have arrived/] as const),
    ],
    ['nobody', transferBody({ passengers: { adults: 0, children: 2 } }), '/passengers/adults', /one adult/],
    ['fifteen people', transferBody({ passengers: { adults: 15 } }), '/passengers/adults', /14 people/],
    [
      'more seats than children',
      transferBody({ passengers: { childSeats: 1 } }),
      '/passengers/childSeats',
      /child seats/,
    ],
    ['a lorry of bags', transferBody({ baggage: 29 }), '/baggage', /28 bags/],
    ['no airline', transferBody({ pickup: { flight: flight('?', '1') } }), `${pickup}/flight/airline`, /ticket/],
    ['no flight', transferBody({ pickup: { flight: flight('TP', 'x') } }), `${pickup}/flight/flightNumber`, /ticket/],
  ]

  test.each(cases)('%s', async (_, body, pointer, text) => {
    const wrong = await wrongIn(body)
    expect(wrong).toEqual([[pointer, expect.stringMatching(text)]])
    const [[, arabic] = []] = await wrongIn(body, 'ar')
    expect(arabic).toMatch(/[\u0600-\u06ff]/)
  })

  test('[R8.11] everything at once, after the fixed text of the status', async () => {
    const body = transferBody({ pickup: unknown, passengers: { adults: 0 }, baggage: 99 })
    expect((await send(body)).body.errors?.errors[0]?.stringValue).toBe('Some request errors.')
    const wrong = await wrongIn(body)
    expect(wrong.map(([pointer]) => pointer)).toEqual([`${pickup}/location`, '/passengers/adults', '/baggage'])
  })
})

describe('[R1.2] whichever way a place is told, it is found', () => {
  const namesIn = async (body: TransferBody) => {
    const { status, body: found, raw } = await send(body)
    expect(status, raw.body.slice(0, 300)).toBe(200)
    expect(found.groundServices.length).toBeGreaterThan(2)
    return [found.from?.name, found.to?.name]
  }

  test('hotels by their code, ports, stations, points on the map', async () => {
    const [, house] = await namesIn(transferBody({ dropoff: hotel('1180001') }))
    expect(house).toMatch(/\w/)
    const ground = (locationType: 'Port' | 'Station', locationCode: string, codeContext: string) =>
      transferBody({ pickup: { locationType, location: { locationCode, codeContext } } })
    expect((await namesIn(ground('Port', 'PTLIS', 'PORT')))[0]).toBe('Lisbon, port')
    const point = { locationType: 'Address' as const, position: { latitude: 38.71, longitude: -9.14 }, name: 'Home' }
    expect((await namesIn({ ...transferBody(), service: { ...transferBody().service, dropoff: point } }))[1]).toBe(
      'Home',
    )
    const zurich = { locationType: 'Station' as const, location: { locationCode: '8503000', codeContext: 'UIC' } }
    const [station] = await namesIn(transferBody({ pickup: zurich, dropoff: airport('ZRH') }))
    expect(station).toMatch(/Z[uü]rich/)
  })

  test('[R1.2] a flight of the timetable moves the pick-up, any other leaves it', async () => {
    const find = makeFinder(makeSchedule(airports, kilometresBetween))
    const [voyage] = find({ from: ['LHR'], to: ['LIS'], day, maxStops: 0, limit: 1 })
    const known = voyage?.flights[0] ?? expect.fail('nobody flies to Lisbon')
    const lands = new Date((known.arrives + known.arrivesOffset) * 60_000).toISOString().slice(0, 19)
    const named = { airline: known.airline, flightNumber: `0${known.number}`, dateTime: lands }
    const moved = await send(transferBody({ pickup: { flight: named, dateTime: `${lands.slice(0, 10)}T12:00:00` } }))
    const sedan = ofKind(moved.body.groundServices, 'Sedan')
    expect(sedan.flightDateTime).toBe(lands)
    const wait = (Date.parse(`${sedan.pickupDateTime}Z`) - Date.parse(`${lands}Z`)) / 60_000
    expect([45, 46, 47, 48, 49]).toContain(wait)
    const strange = await send(transferBody({ pickup: { flight: flight('tp', 'TP 9998') } }))
    expect(strange.body.groundServices[0]).toMatchObject({ pickupDateTime: expect.stringContaining(`${day}T14:`) })
    expect(strange.body.groundServices[0]).not.toHaveProperty('flightDateTime')
  })
})
