import type { Bench } from '@portolan/supplier/conformance/bench'
import type { Traveler } from '@portolan/supplier/traveler'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { corridors } from '../suppliers/house/rail/catalogue/corridors.ts'
import { brandOf } from '../suppliers/house/rail/catalogue/operators.ts'
import type { FareRange } from '../suppliers/house/rail/corridor.ts'
import { makeRangeOf, type RangeOf } from '../suppliers/house/rail/fare/range.ts'
import { sweepHolds } from '../suppliers/house/rail/ticket/reservation-store.ts'
import { readLoads } from '../suppliers/house/rail/ticket/seat-store.ts'
import { type HouseRail, makeHouseRail } from '../suppliers/house/rail/ticket/supplier.ts'
import { makeTroubledWay } from './house-trouble.ts'
import { journeyOf, makeScriptedRouter } from './scripted-router.ts'
import { queries } from './simulated-bench.ts'

const travelers: readonly Traveler[] = [
  {
    ...{ ref: 't1', type: 'adult', lead: true, age: 38, birthDate: '1988-06-02' },
    ...{ title: 'Ms', given: 'Mei', surname: 'Lam', email: 'mei.lam@example.org' },
    phone: { country: '852', number: '5550123' },
  },
  { ref: 't2', type: 'adult', lead: false, age: 41, title: 'Mr', given: 'Jonas', surname: 'Weber' },
]

/** Paris – Zürich without a change, and by way of Basel. */
const trainsOf = (name: string) => {
  const [paris, basel, zurich] = ['8768600', '8500010', '8503000']
  return [
    journeyOf({
      ...{ trip: `${name}:9203`, operator: 'LYRIA', brand: 'TGV Lyria', number: '9203' },
      calls: [
        [paris, '2027-05-14T05:18:00Z', '2027-05-14T05:18:00Z'],
        [basel, '2027-05-14T08:26:00Z', '2027-05-14T08:34:00Z'],
        [zurich, '2027-05-14T09:26:00Z', '2027-05-14T09:26:00Z'],
      ],
    }),
    journeyOf(
      {
        ...{ trip: `${name}:9211`, operator: 'LYRIA', brand: 'TGV Lyria', number: '9211' },
        calls: [
          [paris, '2027-05-14T09:18:00Z', '2027-05-14T09:18:00Z'],
          [basel, '2027-05-14T12:26:00Z', '2027-05-14T12:26:00Z'],
        ],
      },
      {
        ...{ trip: `${name}:571`, operator: 'DB', brand: 'ICE', number: '571', position: 6 },
        calls: [
          [basel, '2027-05-14T13:07:00Z', '2027-05-14T13:07:00Z'],
          [zurich, '2027-05-14T14:00:00Z', '2027-05-14T14:00:00Z'],
        ],
      },
    ),
  ]
}

const places = makePlaces(loadCatalogue())
const usualRange = makeRangeOf(corridors, (code) => places.find(code, 'rail-station'))

let benches = 0

/** In a database that others may share: every bench has trains of its own. */
export function makeHouseRailBench(database: Database): Bench & { readonly supplier: HouseRail } {
  benches += 1
  let now = Date.parse('2027-03-01T09:00:00Z')
  let level = 1
  const clock = { now: () => new Date(now) }
  const { db, reach, calls, misbehave, behave } = makeTroubledWay(database)
  const router = makeScriptedRouter(trainsOf(`bench${benches}`))
  const raised = ({ from, flex }: FareRange): FareRange => ({ from: from * level, flex: flex * level })
  /** Looked at anew by every price: what is known of a journey is remembered. */
  const rangeOf: RangeOf = (operator, brand, stops) => {
    const { km, standard, first } = usualRange(operator, brand, stops)
    return {
      km,
      get standard() {
        return raised(standard)
      },
      get first() {
        return raised(first)
      },
    }
  }
  const all = makeHouseRail({
    ...{ db, places, clock, expiryClock: clock, rangeOf, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for the bench of the house']),
    router: { find: (query, signal) => reach(() => router.find(query, signal)) },
  })
  const supplier = all.find(({ id }) => id === 'house-rail-france')
  if (!supplier) throw new Error('There is no such family.')

  return {
    supplier,
    query: queries.rail,
    travelers,
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
      await sweepHolds(database, now)
    },
    ...{ calls, misbehave, behave },
    async capacity(identity) {
      const [trains = '', comfort = ''] = identity.split('/')
      const spans = trains.split('+').map((train) => {
        const [trip = '', day = '', from, to] = train.split(/@|:(?=\d+-)|-(?=\d+$)/)
        return { trip, day, from: Number(from), to: Number(to) }
      })
      const loads = await readLoads(database, spans)
      return Math.min(
        ...spans.map(({ trip }, index) => {
          const load = loads[index]?.[comfort as 'STANDARD']
          const { seats } = brandOf(trip.endsWith(':571') ? 'ICE' : 'TGV Lyria')
          return load ? load.capacity - load.used : (seats[comfort as 'STANDARD'] ?? 0)
        }),
      )
    },
    async raisePrices() {
      level = 1.3
    },
  }
}
