import { mkdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { root } from '../scripts/repository.mjs'
import { logIn, startServer, withDataDir } from '../scripts/server.mjs'
import { startPostgres, startRedis } from '../scripts/services.mjs'
import { createDatabase, median } from './checkout/shop.mjs'

/**
 * What a call costs the server through HTTP: processor time of all its threads, which other work on the machine changes
 * less than a wall clock, and what travels. AGAINST names the folder of an older checkout, installed and built: one round
 * each in turn, on the same PostgreSQL and Redis. Linux alone tells a process's time like this.
 */
const { AGAINST: older } = process.env
const clients = 16
const rounds = 3
const seconds = 5
const warmUp = 4

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const at = (locationCode, codeContext = 'IATA') => ({ locationCode, codeContext })
const oneOf = (list, index) => list[index % list.length]

const people = { airTravelerAvails: { passengerTypeQuantities: [{ code: 'ADT', quantity: 1 }] } }
const flightPairs = [
  ['HKG', 'LHR'],
  ['CDG', 'JFK'],
  ['SIN', 'SYD'],
  ['FRA', 'BKK'],
]
const leg = (rph, from, to, ahead) => ({
  rph,
  departureDateTime: day(ahead),
  originLocation: at(from),
  destinationLocation: at(to),
})
const returnFlights = (index) => {
  const [from, to] = oneOf(flightPairs, index)
  return {
    directionInd: 'Return',
    originDestinationInformations: [leg('1', from, to, 30 + (index % 40)), leg('2', to, from, 37 + (index % 40))],
    travelerInfoSummary: people,
  }
}

const stations = ['8768600', '8503000', '8011160', '8301700', '8400058', '8814001']
const trains = (index) => ({
  originDestinations: [
    {
      departureDateTime: `${day(20 + (index % 30))}T06:00:00`,
      originLocation: at(oneOf(stations, index), 'UIC'),
      destinationLocation: at(oneOf(stations, index + 1 + (Math.floor(index / 6) % 5)), 'UIC'),
    },
  ],
  passengerTypes: [{ passengerDetails: [{ age: 31 }] }],
})

const hotels = (index) => ({
  availRequestSegments: {
    availRequestSegmentList: [
      {
        responseType: 'PropertyList',
        stayDateRange: { start: day(30 + (index % 40)), end: day(33 + (index % 40)) },
        roomStayCandidates: {
          roomStayCandidateList: [
            { rph: '1', quantity: 1, guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 2 }] } },
          ],
        },
        hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ hotelCityCode: 'PAR' }] }] },
      },
    ],
  },
})

const cars = (index) => ({
  vehAvailRQCore: {
    vehRentalCore: {
      pickUpDateTime: `${day(30 + (index % 40))}T12:00:00`,
      returnDateTime: `${day(33 + (index % 40))}T10:00:00`,
      pickUpLocation: at('LIS'),
      returnLocation: at('LIS'),
    },
    driverType: { age: 35 },
  },
})

const activities = (index) => ({
  searchCriteria: {
    locationPref: { cityCode: 'LISBOA' },
    dateTimePref: { start: day(30 + (index % 40)), end: day(33 + (index % 40)) },
    customerCounts: [{ qualifierInfo: 'Adult', quantity: 2 }],
  },
})

/** Each comes from an address of its own: nobody is given the same answer twice. */
const stranger = (index) => ({
  cookie: '',
  'x-forwarded-for': [10, index >> 16, index >> 8, index].map((part) => part & 255).join('.'),
})

const calls = [
  { name: 'low-fare-search, return', path: '/api/v1/air/low-fare-search', body: returnFlights },
  { name: 'rail/shop, varied', path: '/api/v1/rail/shop', body: trains },
  { name: 'the same, by somebody else', path: '/api/v1/rail/shop', body: () => trains(0), headers: stranger },
  { name: 'hotel/avail, a city', path: '/api/v1/hotel/avail', body: hotels },
  { name: 'car/vehicles', path: '/api/v1/car/vehicles', body: cars },
  { name: 'touractivity/search', path: '/api/v1/touractivity/search', body: activities },
  { name: 'own-info', path: '/api/v1/b2b/user-manage/own-info' },
]

const connections = new Agent({ keepAlive: true, maxSockets: 64 })

/** Answers how many bytes travelled. */
function ask({ url, cookie }, { path, body, headers: own }, index) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body(index))
    const headers = {
      cookie,
      origin: url,
      'accept-encoding': 'br',
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...own?.(index),
    }
    const sent = request(`${url}${path}`, { method: text ? 'POST' : 'GET', agent: connections, headers })
    sent.once('error', reject)
    sent.once('response', (reply) => {
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.once('end', () => {
        const answer = Buffer.concat(parts)
        if (reply.statusCode === 200) resolve(answer.length)
        else reject(new Error(`${path}: ${reply.statusCode} ${answer}`))
      })
    })
    sent.end(text)
  })
}

const ticksPerSecond = 100

/** Milliseconds of the process and all its threads so far. */
function usedBy(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

let asked = 0
async function measure(server, call, duration) {
  const before = usedBy(server.pid)
  const began = performance.now()
  const sizes = []
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < began + duration * 1000) sizes.push(await ask(server, call, asked++))
    }),
  )
  const took = (performance.now() - began) / 1000
  const cpu = (usedBy(server.pid) - before) / sizes.length
  return { rate: sizes.length / took, cpu, bytes: median(sizes) }
}

const medianOf = (measured, key) => median(measured.map((one) => one[key]))
const rowOf = (measured) =>
  `${medianOf(measured, 'rate').toFixed(0).padStart(6)}/s ${medianOf(measured, 'cpu').toFixed(2).padStart(8)} ms ${(medianOf(measured, 'bytes') / 1000).toFixed(1).padStart(8)} kB`

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
await withDataDir(async (dataDir) => {
  const open = async (name, checkout, database) => {
    const folder = join(dataDir, name)
    mkdirSync(folder)
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: await createDatabase(postgres.url, name),
      REDIS_URL: `${redis.url}/${database}`,
      LIMITS: 'off',
      TRUST_PROXY: '1',
      SUPPLIERS: 'house',
      LOG_LEVEL: 'error',
    }
    const server = await startServer(env, { checkout })
    return { ...server, cookie: await logIn(server.url, 'traveller') }
  }
  const servers = [await open('now', root, 1), ...(older ? [await open('before', older, 2)] : [])]
  console.log(`${'a call'.padEnd(28)}a second, processor a call, what travels${older ? '; of the older build' : ''}`)
  for (const call of calls) {
    for (const server of servers) await measure(server, call, warmUp)
    const measured = servers.map(() => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, server] of servers.entries()) measured[index].push(await measure(server, call, seconds))
    console.log(`${call.name.padEnd(28)}${measured.map(rowOf).join('   |')}`)
  }
  for (const { stop } of servers) await stop()
})
await Promise.all([postgres.stop(), redis.stop()])
