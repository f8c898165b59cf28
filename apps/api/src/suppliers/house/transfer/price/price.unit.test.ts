import { addMinutes } from '@portolan/domain/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AirportFact, airportFacts } from '../catalogue/airport.ts'
import { type VehicleKind, vehicleOf, vehicles } from '../catalogue/vehicle.ts'
import { minutesFor } from './drive.ts'
import { downTo, isBusy, isNight, isShuttleHour, upTo } from './hour.ts'
import { bagsTooMany, carsFor, headsOf } from './party.ts'
import { priceRide } from './price.ts'
import { carPrice } from './ride.ts'

const factOf = (code: string): AirportFact =>
  airportFacts.find((fact) => fact.code === code) ?? expect.fail(`no airport ${code}`)
const kindOf = (kind: VehicleKind) => vehicleOf(kind) ?? expect.fail(`no ${kind}`)
const couple = { adults: 2, children: 0, bags: 2, childSeats: 0 }
// A Wednesday.
const noon = '2027-05-12T12:00'

test('84 airports, each with a price for every kind of car', () => {
  expect(airportFacts).toHaveLength(84)
  for (const { km, minutes, prices, shuttle } of airportFacts) {
    expect(km).toBeGreaterThan(0)
    expect(minutes.busy).toBeGreaterThan(minutes.usual)
    expect(Math.min(...Object.values(prices), shuttle)).toBeGreaterThan(0)
    expect(prices.premium).toBeGreaterThan(prices.sedan)
  }
})

test('the known way costs and takes what is known of it', () => {
  for (const fact of airportFacts) {
    expect(carPrice(fact, 'sedan', fact.km)).toBe(fact.prices.sedan)
    expect(minutesFor(fact, fact.km, noon)).toBe(fact.minutes.usual)
    expect(minutesFor(fact, fact.km, '2027-05-12T08:00')).toBe(fact.minutes.busy)
  }
})

test('further is never cheaper nor quicker', () => {
  const anyKm = fc.integer({ min: 2, max: 250 })
  fc.assert(
    fc.property(fc.constantFrom(...airportFacts), anyKm, anyKm, (fact, one, other) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)]
      expect(carPrice(fact, 'van', near)).toBeLessThanOrEqual(carPrice(fact, 'van', far))
      expect(minutesFor(fact, near, noon)).toBeLessThanOrEqual(minutesFor(fact, far, noon))
      expect(minutesFor(fact, near, noon)).toBeLessThanOrEqual(minutesFor(fact, near, '2027-05-12T17:00'))
    }),
  )
})

test('[R1.2] the drive and the fees are the total, and every seat of a shuttle costs the same', () => {
  const riders = fc.record({
    adults: fc.integer({ min: 1, max: 8 }),
    children: fc.integer({ min: 0, max: 6 }),
    bags: fc.nat(14),
    childSeats: fc.constant(0),
  })
  const hour = fc.nat(23).map((hours) => `2027-05-12T${String(hours).padStart(2, '0')}:15`)
  fc.assert(
    fc.property(
      ...[
        fc.constantFrom(...airportFacts),
        fc.constantFrom(...vehicles),
        riders,
        fc.array(hour, { minLength: 1, maxLength: 2 }),
      ],
      (fact, vehicle, party, hours) => {
        const cars = carsFor(vehicle, party)
        if (cars === undefined) return
        const ways = hours.map((pickUpAt) => ({ km: fact.km, pickUpAt }))
        const { ride, fees, total, each } = priceRide({ fact, vehicle, cars, riders: party, ways })
        expect(fees.reduce((sum, { amount }) => sum + amount, ride)).toBe(total)
        expect(Number.isInteger(total)).toBe(true)
        if (each !== undefined) expect(each * headsOf(party)).toBe(ride)
        expect(fees.some(({ code }) => code === 'NIGHT')).toBe(
          vehicle.kind !== 'shuttle' && hours.some((at) => at.slice(11) >= '22:00' || at.slice(11) < '06:00'),
        )
      },
    ),
  )
})

test('there and back is five in a hundred cheaper than twice there', () => {
  const fact = factOf('CDG')
  const way = { km: 26, pickUpAt: noon }
  const wanted = { fact, vehicle: kindOf('sedan'), cars: 1, riders: couple }
  const [one, two] = [priceRide({ ...wanted, ways: [way] }), priceRide({ ...wanted, ways: [way, way] })]
  expect([one.total, two.total]).toEqual([7200, 13_680])
})

test('ten people in a sedan are too many, in vans they are two; a bag too many is paid for, many take a second car', () => {
  const ten = { ...couple, adults: 10 }
  expect(carsFor(kindOf('sedan'), ten)).toBeUndefined()
  expect(carsFor(kindOf('van'), ten)).toBe(2)
  expect(carsFor(kindOf('shuttle'), ten)).toBeUndefined()
  const [five, six] = [
    { ...couple, bags: 5 },
    { ...couple, bags: 6 },
  ]
  expect([carsFor(kindOf('sedan'), five), bagsTooMany(kindOf('sedan'), 1, five)]).toEqual([1, 2])
  expect([carsFor(kindOf('sedan'), six), bagsTooMany(kindOf('sedan'), 2, six)]).toEqual([2, 0])
  expect(bagsTooMany(kindOf('shuttle'), 1, { ...couple, bags: 3 })).toBe(1)
})

test('hours: busy on working days, night from ten to six, buses on the half hour', () => {
  expect([isBusy('2027-05-12T06:30'), isBusy('2027-05-12T09:30'), isBusy('2027-05-15T08:00')]).toEqual([
    true,
    false,
    false,
  ])
  expect([isNight('2027-05-12T22:00'), isNight('2027-05-12T05:59'), isNight('2027-05-12T06:00')]).toEqual([
    true,
    true,
    false,
  ])
  expect([upTo('2027-05-12T23:31', 30), downTo('2027-05-12T00:29', 30)]).toEqual([
    '2027-05-13T00:00',
    '2027-05-12T00:00',
  ])
  expect(upTo('2027-05-12T23:30', 30)).toBe('2027-05-12T23:30')
  expect(addMinutes('2027-05-12T00:10', -15)).toBe('2027-05-11T23:55')
  expect([
    isShuttleHour('2027-05-12T00:30'),
    isShuttleHour('2027-05-12T01:00'),
    isShuttleHour('2027-05-12T05:00'),
  ]).toEqual([...[true, false, true]])
})
