import { describe, expect, test } from 'vitest'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { airlineOf } from '../catalogue/airlines.ts'
import { joiningOf, leastMinutes } from './connect.ts'

const { airportOf } = makeAirWorld()

const airline = (code: string) => airlineOf.get(code) ?? expect.fail(`no airline ${code}`)

const least = (way: string, first: string, second: string, joining: 'together' | 'apart' = 'together') => {
  const [from = '', lands = '', leaves = '', to = ''] = way.split(' ')
  return leastMinutes({
    ...{ from: airportOf(from), lands: airportOf(lands), leaves: airportOf(leaves), to: airportOf(to) },
    ...{ first: airline(first), second: airline(second), joining },
  })
}

describe('[R7.16] the shortest time to change', () => {
  test.each([
    ['EDI LHR LHR MAN', 60],
    ['EDI LHR LHR JFK', 75],
    ['JFK LHR LHR EDI', 75],
    ['JFK LHR LHR FRA', 60],
    ['HND NRT NRT KIX', 20],
    ['KIX NRT NRT SIN', 75],
    ['SIN NRT NRT KIX', 110],
    ['SIN NRT NRT JFK', 60],
  ])('%s takes %i minutes: by the airport, and by whether a border is crossed before and after', (way, minutes) => {
    expect(least(way, 'BA', 'BA')).toBe(minutes)
  })

  test('no border is crossed within Schengen, between Britain and Ireland, nor within the United States', () => {
    expect(least('LIS FRA FRA VIE', 'LH', 'LH')).toBe(45)
    expect([least('MAD CDG CDG AMS', 'AF', 'AF'), least('LHR CDG CDG AMS', 'AF', 'AF')]).toEqual([60, 90])
    expect([least('DUB LHR LHR EDI', 'BA', 'BA'), least('DUB LHR LHR JFK', 'BA', 'BA')]).toEqual([60, 75])
    expect([least('SJU JFK JFK LAX', 'AA', 'AA'), least('LHR JFK JFK LAX', 'AA', 'AA')]).toEqual([60, 105])
  })

  test('where nothing is known of an airport it is 40 minutes at home and an hour abroad', () => {
    const ways = ['LHR EDI EDI MAN', 'MAN EDI EDI CDG', 'CDG EDI EDI MAN', 'CDG EDI EDI OSL']
    expect(ways.map((way) => least(way, 'BA', 'BA'))).toEqual([40, 60, 60, 60])
  })

  test('another building takes twenty minutes more; partners share one, and some airports have but one', () => {
    // British Airways and Iberia are partners; Lufthansa stands in another building of Heathrow than they do.
    expect(least('MAD LHR LHR JFK', 'IB', 'BA')).toBe(60)
    expect(least('FRA LHR LHR JFK', 'LH', 'BA')).toBe(80)
    expect(least('JFK LHR LHR FRA', 'BA', 'LH')).toBe(80)
    expect(least('EDI LHR LHR JFK', 'LH', 'BA')).toBe(95)
    expect(least('LHR AMS AMS JFK', 'BA', 'KL')).toBe(50)
  })

  test('with two tickets there is time to leave and come in again, the same in every building', () => {
    expect(least('EDI LHR LHR JFK', 'BA', 'BA', 'apart')).toBe(150)
    expect(least('FRA LHR LHR JFK', 'LH', 'BA', 'apart')).toBe(150)
    expect(least('SIN PVG PVG PEK', 'MU', 'MU', 'apart')).toBe(210)
  })

  test('from one airport of a city to another takes four hours, with two tickets five', () => {
    expect(least('EDI LGW LHR JFK', 'BA', 'BA')).toBe(240)
    expect(least('EDI LGW LHR JFK', 'U2', 'BA', 'apart')).toBe(300)
  })
})

test('[R7.16] partners carry on one ticket, and who stands outside with everybody; who flies cheaply with nobody', () => {
  const joined = (one: string, other: string) => joiningOf(airline(one), airline(other))
  expect([joined('BA', 'BA'), joined('BA', 'IB'), joined('CZ', 'BA'), joined('BA', 'CZ')]).toEqual(
    Array(4).fill('together'),
  )
  expect([joined('BA', 'LH'), joined('U2', 'BA'), joined('BA', 'U2'), joined('U2', 'FR')]).toEqual(
    Array(4).fill('apart'),
  )
  expect(joined('U2', 'U2')).toBe('together')
})
