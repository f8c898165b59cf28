import { type Comfort, comforts } from '@portolan/domain/rail/fare'
import type { RailCall, RailSegment, RailStation } from '@portolan/supplier/rail'
import type { Place } from '../../../../place/place.ts'
import type { Itinerary, KnownCall, RideOnSale } from './itinerary.ts'
import { localOf } from './local-time.ts'

const berths: Readonly<Record<Comfort, RailSegment['place']>> = {
  STANDARD: 'seat',
  COMFORT: 'couchette',
  PREMIER: 'sleeper',
}

/** Most trains of a search call at the same stations: what is one object is stored once with all their offers. */
const stations = new WeakMap<Place, RailStation>()

function stationOf(place: Place): RailStation {
  const known = stations.get(place)
  if (known) return known
  const station = { code: place.code, name: place.name, lat: place.lat, lon: place.lon }
  stations.set(place, station)
  return station
}

const callOf = ({ place, arrives, departs }: KnownCall, isFirst: boolean, isLast: boolean): RailCall => ({
  station: stationOf(place),
  ...(!isFirst && { arrives: localOf(arrives, place.timeZone) }),
  ...(!isLast && { departs: localOf(departs, place.timeZone) }),
})

const segmentOf = ({ ride, operator, brand, calls, minutes, range }: RideOnSale): RailSegment => ({
  train: ride.number,
  brand: brand.name,
  operator: { code: operator.code, name: operator.name },
  calls: calls.map((call, index) => callOf(call, index === 0, index === calls.length - 1)),
  minutes,
  km: range.km,
  reservation: brand.reservation,
  place: 'seat',
  ...(brand.passReservation > 0 && {
    passReservation: { minor: brand.passReservation, currency: operator.currency },
  }),
})

type SegmentsIn = (comfort: Comfort) => readonly RailSegment[]

function makeSegments({ rides }: Itinerary): SegmentsIn {
  const seated = rides.map(segmentOf)
  if (rides.every(({ brand }) => brand.kind !== 'night')) return () => seated
  const asleep = Object.fromEntries(
    comforts.map((comfort) => [
      comfort,
      seated.map((segment, index) =>
        rides[index]?.brand.kind === 'night' ? { ...segment, place: berths[comfort] } : segment,
      ),
    ]),
  )
  return (comfort) => asleep[comfort] ?? seated
}

/** A journey stands for a minute, and is sold in nine fares to everybody who searches meanwhile. */
const made = new WeakMap<Itinerary, SegmentsIn>()

/** The same for all comforts, but for the beds of a night train. */
export function segmentsOf(itinerary: Itinerary): SegmentsIn {
  const known = made.get(itinerary)
  if (known) return known
  const segmentsIn = makeSegments(itinerary)
  made.set(itinerary, segmentsIn)
  return segmentsIn
}
