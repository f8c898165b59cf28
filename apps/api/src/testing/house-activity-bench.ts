import type { ActivityDetail } from '@portolan/supplier/activity'
import type { Bench } from '@portolan/supplier/conformance/bench'
import type { Queries, SupplierFor } from '@portolan/supplier/query'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { groupsOf } from '../suppliers/house/activity/catalogue/group.ts'
import type { Tour } from '../suppliers/house/activity/catalogue/tour.ts'
import { placesGiven } from '../suppliers/house/activity/price/places.ts'
import { givePlacesBack, readSold } from '../suppliers/house/activity/ticket/departure-store.ts'
import { houseActivityId, makeHouseActivity } from '../suppliers/house/activity/ticket/supplier.ts'
import { sweepHolds } from '../suppliers/house/book/book-store.ts'
import { couple, namedParty, sampleTour, toursOf } from './house-activity-shop.ts'
import { makeTroubledWay } from './house-trouble.ts'

let benches = 0
const day = '2027-05-14'

function givenOn(tour: Tour, hour: string): number {
  const [group] = groupsOf(tour)
  return group ? placesGiven(tour, group, day, hour) : 0
}

/** One that has places for many at every hour of the day. */
function nextTour(): Tour {
  for (;;) {
    benches += 1
    const tour = sampleTour(`PAR-${9000 + benches}`)
    if (tour.times.every((hour) => givenOn(tour, hour) > 20)) return tour
  }
}

/** In a database that others may share: every bench has a tour of its own. */
export function makeHouseActivityBench(database: Database): Bench & {
  readonly supplier: SupplierFor<'activity', ActivityDetail>
  readonly query: Queries['activity']
} {
  const tour = nextTour()
  let now = Date.parse('2027-03-01T09:00:00Z')
  let level = 1
  const clock = { now: () => new Date(now) }
  const { db, calls, misbehave, behave } = makeTroubledWay(database)
  const dearer = (): Tour => ({ ...tour, ages: tour.ages.map((band) => ({ ...band, price: band.price * level })) })
  const { cityOf } = toursOf([])
  const supplier = makeHouseActivity({
    ...{ db, clock, expiryClock: clock, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for the bench of the house']),
    tours: { cityOf, tourOf: (id) => (id === tour.id ? dearer() : undefined), toursIn: () => [], toursNear: () => [] },
  })
  const where = { code: 'PAR', context: 'CITY' } as const
  return {
    ...{ supplier, travelers: namedParty(couple), calls, misbehave, behave },
    query: { where, from: day, to: day, party: couple, productId: tour.id, show: 'departures' },
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
      await sweepHolds(database, now, { suppliers: [houseActivityId], giveBack: givePlacesBack })
    },
    async capacity(identity) {
      const hour = identity.slice(-5)
      const rows = await readSold(database, [tour.id], { from: day, to: day })
      return givenOn(tour, hour) - (rows.find((row) => row.hour === hour)?.sold ?? 0)
    },
    async raisePrices() {
      level = 1.3
    },
  }
}
