import { readCarRate, searchCars } from '@portolan/contract/car'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, carCore, carSearch, carsFor, rateBody } from '../testing/car-journey.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let traveller: Browser

beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
  traveller = await world.loggedIn('traveller')
})

afterAll(() => world.close())

const place = (locationCode: string, codeContext = 'IATA') => ({ locationCode, codeContext })
const core = '/vehAvailRQCore/vehRentalCore'

/** The next day of the week, Sunday 0, from two months ahead on. */
function next(weekday: number): number {
  for (let days = 60; ; days += 1) if (new Date(at(days).slice(0, 10)).getUTCDay() === weekday) return days
}

const atOffice = (locationCode: string, more: object) => ({
  ...{ pickUpLocation: place(locationCode, 'CITY'), returnLocation: place(locationCode, 'CITY') },
  ...more,
})

describe('[R7.28] what is wrong is told beside the field', () => {
  test.each([
    ['return before pick-up', carSearch({ returnDateTime: at(59) }), `${core}/returnDateTime`, /not after the pick-up/],
    ['return at the pick-up', carSearch({ returnDateTime: at(60) }), `${core}/returnDateTime`, /not after the pick-up/],
    ['pick-up in the past', carSearch({ pickUpDateTime: at(-1) }), `${core}/pickUpDateTime`, /is over/],
    ['91 days', carSearch({ returnDateTime: at(151) }), `${core}/returnDateTime`, /90 days/],
    ['too far ahead', carSearch({ pickUpDateTime: at(370), returnDateTime: at(372) }), `${core}/pickUpDateTime`, /360/],
    ['a driver of 17', carSearch({}, 17), '/vehAvailRQCore/driverType/age', /of this age/],
    ['a driver of 20 in Portugal', carSearch({}, 20), '/vehAvailRQCore/driverType/age', /of this age/],
    [
      'an unknown place',
      carSearch({ pickUpLocation: place('QQQ') }),
      `${core}/pickUpLocation/locationCode`,
      /not know/,
    ],
    [
      'an unknown station',
      carSearch({ pickUpLocation: place('9999999', 'UIC') }),
      `${core}/pickUpLocation/locationCode`,
      /not know/,
    ],
    [
      'an unknown office',
      carSearch({ returnLocation: place('LIS-X', 'OFFICE') }),
      `${core}/returnLocation/locationCode`,
      /not know/,
    ],
    [
      'a station without an office, though the next one has its own',
      carSearch({ pickUpLocation: place('8754700', 'UIC') }),
      `${core}/pickUpLocation`,
      /No car rental/,
    ],
    ['a hotel', carSearch({ returnLocation: place('1', 'HOTEL') }), `${core}/returnLocation/locationCode`, /not know/],
    [
      'an airport without an office',
      carSearch({ pickUpLocation: place('ORY') }),
      `${core}/pickUpLocation`,
      /No car rental/,
    ],
    [
      'an island left by car',
      carSearch({ returnLocation: place('PMI') }),
      `${core}/returnLocation`,
      /cannot be returned/,
    ],
  ])('%s', async (_, body, pointer, text) => {
    const reply = await traveller.call(searchCars, { body })
    expect(reply.status, reply.raw.body.slice(0, 300)).toBe(400)
    expect(reply.raw.json().errors.errors[1]).toMatchObject({
      nodeList: pointer,
      stringValue: expect.stringMatching(text),
    })
  })

  test('a closed office: out of hours for a fee where somebody comes, refused where nobody does', async () => {
    const sunday = next(0)
    const night = { pickUpDateTime: at(sunday, '22:00'), returnDateTime: at(sunday + 3) }
    const cars = await carsFor(traveller, carSearch(atOffice('LISBOA', night)))
    expect(new Set(cars.map(({ avail }) => avail.pickUpDesk?.kind))).toEqual(new Set(['airport', 'station']))
    const [station] = cars.filter(({ avail }) => avail.pickUpDesk?.kind === 'station')
    const [airport] = cars.filter(({ avail }) => avail.pickUpDesk?.kind === 'airport')
    expect([station?.avail.payThere, airport?.avail.payThere]).toEqual([expect.anything(), undefined])
    const [listed] = cars
    if (!listed) return expect.fail('no car')
    const { rentalInfo } = rateBody(listed)
    const named = { ...rentalInfo, vehRentalCore: carCore(atOffice('LISBOA', night)), pickUpDesk: 'LIS-C' }
    const refused = await traveller.call(readCarRate, { body: { rentalInfo: named } })
    expect(refused.status).toBe(400)
    expect(refused.raw.json().errors.errors[1]).toMatchObject({
      nodeList: '/rentalInfo/vehRentalCore/pickUpDateTime',
      stringValue: expect.stringContaining('closed'),
    })
  })

  test('each of them in six languages', async () => {
    const told = new Set<string>()
    for (const language of languages) {
      const headers = { 'accept-language': language === 'zhHK' ? 'zh-HK' : language }
      const reply = await traveller.call(searchCars, { body: carSearch({}, 17) }, headers)
      told.add(reply.raw.json().errors.errors[1].stringValue)
    }
    expect(told.size).toBe(languages.length)
  })
})

describe('[R7.29] what cannot be chosen beside a car is told by its place', () => {
  test.each([
    [{ specialEquipPrefs: [{ equipType: 'XXX', quantity: 1 }] }, '/specialEquipPrefs/0/equipType'],
    [{ specialEquipPrefs: [{ equipType: 'CSB', quantity: 4 }] }, '/specialEquipPrefs/0/quantity'],
    [{ coveragePrefs: [{ coverageType: 'CDW' }] }, '/coveragePrefs/0/coverageType'],
    [{ coveragePrefs: [{ coverageType: 'SCDW' }, { coverageType: 'ERD' }] }, '/coveragePrefs'],
  ])('%j', async (wish, pointer) => {
    const [listed] = (await carsFor(traveller)).filter(({ avail }) => avail.rateCode === 'FLEX')
    if (!listed) return expect.fail('no car')
    const reply = await traveller.call(readCarRate, { body: rateBody(listed, wish) })
    expect(reply.status).toBe(400)
    expect(reply.raw.json().errors.errors[1]).toMatchObject({ nodeList: pointer })
  })

  test('a handle that is not ours is refused', async () => {
    const [listed] = await carsFor(traveller)
    if (!listed) return expect.fail('no car')
    expect((await traveller.call(readCarRate, { body: rateBody(listed, { rph: 'forged' }) })).status).toBe(400)
  })
})
