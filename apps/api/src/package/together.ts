import type { ErrorTextId } from '@portolan/contract/errors'
import { addDays } from '@portolan/domain/date'
import type { Flight } from '../air/flight.ts'
import type { Rooms } from '../hotel/room.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import { amongAll, placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import type { FlightSide, HotelSide } from './parts.ts'
import { flyersOf } from './request.ts'
import type { PackageTrip } from './trip.ts'

export interface TogetherParts {
  flights: Pick<FlightSide, 'takenTogether'>
  hotels: Pick<HotelSide, 'stayTogether'>
  places: { find(code: string, kind: PlaceKind): Place | undefined }
}

const isSame = (one: KeptOffer['party'], other: KeptOffer['party']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isAir = ({ product }: KeptOffer): boolean => product === 'air'

export function makeTogether({ flights: flightSide, hotels, places }: TogetherParts) {
  /** Who lands in the night after the first one still finds the room; who lands later has paid for nothing. */
  function whyApart(flights: readonly Flight[], rooms: Rooms): ErrorTextId | undefined {
    const [{ offer, detail }] = rooms
    if (rooms.some((room) => !room.detail.withFlight)) return 'error.package.rate'
    const voyages = flights.flatMap((flight) => flight.detail.voyages)
    const [out, back] = [voyages[0]?.segments, voyages.at(-1)?.segments]
    const landed = out?.at(-1)
    if (!landed || !back || voyages.length < 2) return 'error.package.trip'
    if (places.find(landed.to.code, 'airport')?.city !== detail.house.city) return 'error.package.place'
    const [arrives, leaves] = [landed.arrives.slice(0, 10), back[0]?.departs.slice(0, 10) ?? '']
    if (arrives > addDays(detail.checkIn, 1) || (out?.[0]?.departs.slice(0, 10) ?? '') > detail.checkIn)
      return 'error.package.dates'
    if (leaves < detail.checkOut) return 'error.package.dates'
    const isForThem = flights.every((flight) => isSame(flight.offer.party, flyersOf(offer.party)))
    return isForThem ? undefined : 'error.package.party'
  }

  /** Flights and rooms in any order. Refuses (400) what is no package. */
  return (offers: readonly KeptOffer[]): PackageTrip => {
    const [inTheAir, onTheGround] = [placesOf(offers, isAir), placesOf(offers, (offer) => !isAir(offer))]
    const flights = amongAll(inTheAir, () => flightSide.takenTogether(offers.filter(isAir)))
    const rooms = amongAll(onTheGround, () => hotels.stayTogether(offers.filter((offer) => !isAir(offer))))
    const text = whyApart(flights, rooms)
    // The stay is chosen for the flights: where they do not fit each other, it is the stay that is chosen anew.
    if (text) throw new WrongHandles((text === 'error.package.trip' ? inTheAir : onTheGround).slice(0, 1), text)
    return { flights, rooms }
  }
}
