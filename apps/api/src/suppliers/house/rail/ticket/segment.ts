import type { Comfort } from '@portolan/domain/rail/fare'
import type { RailCall, RailSegment } from '@portolan/supplier/rail'
import type { Itinerary, KnownCall, RideOnSale } from './itinerary.ts'
import { localOf } from './local-time.ts'

const berths: Readonly<Record<Comfort, RailSegment['place']>> = {
  STANDARD: 'seat',
  COMFORT: 'couchette',
  PREMIER: 'sleeper',
}

const callOf = ({ place, arrives, departs }: KnownCall, isFirst: boolean, isLast: boolean): RailCall => ({
  station: { code: place.code, name: place.name, lat: place.lat, lon: place.lon },
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

/** The same for all comforts, but for the beds of a night train. */
export function segmentsOf({ rides }: Itinerary): (comfort: Comfort) => readonly RailSegment[] {
  const seated = rides.map(segmentOf)
  if (rides.every(({ brand }) => brand.kind !== 'night')) return () => seated
  return (comfort) =>
    seated.map((segment, index) =>
      rides[index]?.brand.kind === 'night' ? { ...segment, place: berths[comfort] } : segment,
    )
}
