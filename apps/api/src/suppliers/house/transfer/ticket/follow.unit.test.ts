import { expect, test } from 'vitest'
import { benchPlaces } from '../../../../testing/house-transfer-bench.ts'
import { queries } from '../../../../testing/simulated-bench.ts'
import { makeFinder } from '../../air/router/find.ts'
import { kilometresBetween } from '../../air/schedule/airport.ts'
import { makeSchedule } from '../../air/schedule/schedule.ts'
import { airportsFrom } from '../../air/ticket/supplier.ts'
import { type FlightTime, type FlightTimes, makeFlightTimes, noFlightTimes } from '../flight/flight-times.ts'
import { flightIn } from '../flight/read-flight.ts'
import { makeFollow } from './follow.ts'

const { signal } = new AbortController()
const flight = { airline: 'TP', number: '1024' }
const airport = queries.transfer.from
const city = queries.transfer.to
const query = { ...queries.transfer, at: '2027-05-14T10:30' }

const knowing = (lands?: FlightTime, leaves?: FlightTime): FlightTimes => ({
  landing: async () => lands,
  leaving: async () => leaves,
})
const follow = (flights: FlightTimes, drive = 40) => makeFollow(flights, () => drive)

test('[R1.2] the driver comes half an hour after a landing, a quarter more from abroad', async () => {
  const home = await follow(knowing({ at: '2027-05-14T11:02', isAbroad: false }))({ ...query, flight }, signal)
  expect(home.ways).toMatchObject([{ at: '2027-05-14T11:35', flight: { ...flight, at: '2027-05-14T11:02' } }])
  const abroad = await follow(knowing({ at: '2027-05-14T23:40', isAbroad: true }))({ ...query, flight }, signal)
  expect(abroad.ways).toMatchObject([{ at: '2027-05-15T00:25' }])
})

test('[R1.2] to a flight one is fetched three hours and the drive before it leaves', async () => {
  const asked = { ...query, from: city, to: airport, flight }
  const { ways } = await follow(knowing(undefined, { at: '2027-05-14T15:00', isAbroad: true }))(asked, signal)
  expect(ways).toMatchObject([{ at: '2027-05-14T11:20', flight: { at: '2027-05-14T15:00' } }])
})

test('the way back has a flight of its own', async () => {
  const back = { at: '2027-05-20T09:00', flight: { airline: 'LX', number: '22' } }
  const { ways } = await follow(knowing(undefined, { at: '2027-05-20T15:00', isAbroad: false }))(
    { ...query, back },
    signal,
  )
  expect(ways).toMatchObject([{ at: query.at }, { at: '2027-05-20T11:20', flight: { number: '22' } }])
})

test('[R1.2] an unknown flight leaves the hour as it was typed, and says so', async () => {
  const { ways } = await follow(noFlightTimes)({ ...query, flight }, signal)
  expect(ways).toMatchObject([{ at: query.at, flight }])
  expect(ways[0]?.flight).not.toHaveProperty('at')
})

const airports = airportsFrom(benchPlaces)
const find = makeFinder(makeSchedule(airports, kilometresBetween))
const times = makeFlightTimes(async (asked) => asked.map(find), airports)

test('[R1.2] the timetable of the air knows when its flights land and leave', async () => {
  const day = '2027-05-14'
  const [voyage] = find({ from: ['LHR'], to: ['LIS'], day, maxStops: 0, limit: 1 })
  const known = voyage?.flights[0] ?? expect.fail('no flight to Lisbon')
  const local = (moment: number, offset: number) => new Date((moment + offset) * 60_000).toISOString().slice(0, 16)
  const [leaves, lands] = [local(known.departs, known.departsOffset), local(known.arrives, known.arrivesOffset)]
  const named = { airline: known.airline, number: String(known.number) }
  expect(await times.landing(named, 'LIS', `${lands.slice(0, 10)}T12:00`)).toEqual({ at: lands, isAbroad: true })
  expect(await times.leaving(named, 'LHR', `${day}T00:00`)).toEqual({ at: leaves, isAbroad: true })
  expect(await times.landing(named, 'MAD', `${day}T12:00`)).toBeUndefined()
  expect(await times.landing({ airline: 'TP', number: '9998' }, 'LIS', `${day}T12:00`)).toBeUndefined()
  expect(await times.landing(named, 'XXX', `${day}T12:00`)).toBeUndefined()
})

test('a timetable that does not answer keeps nobody from driving', async () => {
  const broken = makeFlightTimes(() => Promise.reject(new Error('Broken on purpose.')), airports)
  expect(await broken.landing(flight, 'LIS', '2027-05-14T12:00')).toBeUndefined()
})

test('the number of a flight however it is typed, and nothing else', () => {
  for (const typed of ['TP1024', 'tp 1024', 'TP-01024', ' tp1024a '])
    expect(flightIn(typed)).toEqual({ airline: 'TP', number: '1024' })
  expect([flightIn('U2 17'), flightIn('3U8888')]).toEqual([
    { airline: 'U2', number: '17' },
    { airline: '3U', number: '8888' },
  ])
  for (const typed of ['', '1024', '12 345', 'TP', 'TP 12345', 'by train']) expect(flightIn(typed)).toBeUndefined()
})
