import type { Queries } from '@portolan/supplier/query'
import type { Supplier } from '@portolan/supplier/supplier'
import type { Place } from '../../place/place.ts'
import type { Places } from '../../place/places.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { describeFailure } from '../../platform/log.ts'
import type { Platform } from '../../platform/module.ts'
import { forgetPastDepartures } from './activity/ticket/departure-store.ts'
import { makeTours } from './activity/ticket/register.ts'
import { houseActivityId, makeHouseActivity } from './activity/ticket/supplier.ts'
import { makeRouter as makeAirRouter } from './air/router/router.ts'
import { forgetPastSeats as forgetPastFlights } from './air/ticket/seat-store.ts'
import { airportsFrom, houseAirId, makeHouseAir } from './air/ticket/supplier.ts'
import { forgetTravelers } from './book/book-store.ts'
import { officePlaces } from './car/places.ts'
import { forgetPastDays } from './car/ticket/car-day-store.ts'
import type { Trouble as CarTrouble } from './car/ticket/rule.ts'
import { houseCarId, makeCarTrouble, makeHouseCar } from './car/ticket/supplier.ts'
import { hotelCities } from './hotel/cities.ts'
import { hotelPlaces } from './hotel/places.ts'
import { forgetPastNights } from './hotel/ticket/allotment-store.ts'
import { makeHouses } from './hotel/ticket/houses.ts'
import { houseHotelId, makeHouseHotel } from './hotel/ticket/supplier.ts'
import { operators } from './rail/catalogue/operators.ts'
import { families } from './rail/operator.ts'
import { makeHousePass } from './rail/pass/supplier.ts'
import { makeRouter } from './rail/router/router.ts'
import { forgetPastSeats } from './rail/ticket/seat-store.ts'
import { makeHouseRail } from './rail/ticket/supplier.ts'
import { makeTimetable } from './rail/timetable/keep.ts'
import { airportFacts } from './transfer/catalogue/airport.ts'
import { makeFlightTimes } from './transfer/flight/flight-times.ts'
import { makeRides, type Roads } from './transfer/ticket/ride.ts'
import { forgetPastRides } from './transfer/ticket/slot-store.ts'
import { houseTransferId, makeHouseTransfer } from './transfer/ticket/supplier.ts'

/** Everything that the house sells itself. */
export interface House {
  suppliers: readonly Supplier<never, unknown>[]
  /** Where we have hotels: codes of cities, and how many. */
  hotelCities: readonly { readonly code: string; readonly hotels: number }[]
  /** Every hotel of ours as a place: made for whoever asks first. */
  hotelPlaces(): readonly Place[]
  /** Every office of car rental that no airport or station stands for. */
  officePlaces(): readonly Place[]
  /** How far it is from a place to another for whoever is driven; absent: nobody drives. */
  roads?: Roads
  /** Why no car of ours can be had as it was asked for; undefined: one could be. */
  carTrouble(query: Queries['car']): CarTrouble | undefined
  /** Whose trains or flights a supplier sells; undefined for one that is not ours. */
  carriersOf(supplier: string): readonly string[] | undefined
  /** Loads timetable, schedule and hotels, so that the first customer does not wait for it, and begins to tidy up. */
  start(): void
  close(): Promise<void>
}

interface HouseParts extends Pick<Platform, 'config' | 'db' | 'safe' | 'log'> {
  places: Pick<Places, 'find' | 'expand' | 'nearest'>
  expiryClock: Clock
}

/** Airlines and hotels are named in the results; who asks them is the house. */
const houseName = 'Portolan'

/** How many names tell who a family is; the others are heard of in the results. */
const mostNames = 2

const carriers = new Map(
  families.map((family) => [
    `house-rail-${family}`,
    operators
      .filter((operator) => operator.family === family)
      .slice(0, mostNames)
      .map(({ name }) => name),
  ]),
)

const sixHours = 6 * 3_600_000

const ownNames: ReadonlyMap<string, readonly string[]> = new Map([
  ...carriers,
  [houseAirId, [houseName]],
  [houseHotelId, [houseName]],
  [houseCarId, [houseName]],
  [houseTransferId, [houseName]],
  [houseActivityId, [houseName]],
])

const nobody: House = {
  ...{ suppliers: [], hotelCities: [], hotelPlaces: () => [], officePlaces: () => [], carriersOf: () => undefined },
  ...{ carTrouble: () => undefined, start: () => {}, close: async () => {} },
}

/** One supplier for each family of railways over one timetable, the passes, all airlines in one, and all hotels. Nothing heavy is done before `start` or the first search. */
export function makeHouse({ config, db, safe, log, places, expiryClock }: HouseParts): House {
  if (!config.suppliers.includes('house')) return nobody
  const tellFailure = (error: unknown) => log.warn({ err: describeFailure(error) }, 'the timetable could not be loaded')
  const timetable = makeTimetable({ db, router: makeRouter(), onFailure: tellFailure })
  const airports = airportsFrom(places)
  const flights = makeAirRouter(airports)
  const houses = makeHouses(places)
  const tellLoss = (error: unknown) => log.warn({ err: describeFailure(error) }, 'the hotels could not be made')
  const tidyUp = async () => {
    const now = expiryClock.now().getTime()
    await forgetPastSeats(db)
    await forgetPastFlights(db)
    await forgetPastNights(db)
    await forgetPastDays(db)
    await forgetPastDepartures(db)
    await forgetPastRides(db)
    await forgetTravelers(db, now)
  }
  const tidy = () =>
    void tidyUp().catch((error: unknown) =>
      log.warn({ err: describeFailure(error) }, 'seats, rooms and travellers of past days were left'),
    )
  const rides = makeRides({ places, facts: airportFacts })
  let tidying: NodeJS.Timeout | undefined
  const selling = { db, safe, log, clock: systemClock, expiryClock }
  return {
    suppliers: [
      ...makeHouseRail({ ...selling, router: timetable, places }),
      makeHousePass({ ...selling, timeZone: config.timeZone }),
      makeHouseAir({ ...selling, find: flights.find, places }),
      makeHouseHotel({ ...selling, houses }),
      makeHouseCar({ ...selling, places }),
      makeHouseActivity({ ...selling, tours: makeTours(places) }),
      makeHouseTransfer({ ...selling, rides, flights: makeFlightTimes(flights.find, airports) }),
    ] as unknown as Supplier<never, unknown>[],
    hotelCities: hotelCities(),
    hotelPlaces: () => hotelPlaces(houses),
    officePlaces: () => officePlaces(places),
    roads: rides,
    carriersOf: (supplier) => ownNames.get(supplier),
    carTrouble: makeCarTrouble({ places, expiryClock }),
    start() {
      void timetable.prepare()
      flights.prepare()
      void houses.prepare().catch(tellLoss)
      tidy()
      tidying = setInterval(tidy, sixHours)
    },
    async close() {
      clearInterval(tidying)
      await Promise.all([timetable.close(), flights.close()])
    },
  }
}
