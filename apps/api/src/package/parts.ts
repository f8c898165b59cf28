import type { searchFlights } from '@portolan/contract/air'
import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import type { RequestOf } from '@portolan/contract/call'
import type { searchHotels } from '@portolan/contract/hotel'
import type { HotelStay, RoomStay } from '@portolan/contract/hotel-stay'
import type { Total, UniqueID } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { Flight } from '../air/flight.ts'
import type { AirRequest } from '../air/request.ts'
import type { Trip } from '../air/trips.ts'
import type { BookingRecord } from '../booking/booking.ts'
import type { OrderDesk } from '../checkout/desk.ts'
import type { HotelCity, PenaltyOf, PriceAgain } from '../hotel/parts.ts'
import type { HotelRequest } from '../hotel/request.ts'
import type { Room, Rooms } from '../hotel/room.ts'
import type { Stay } from '../hotel/stays.ts'
import type { KeptOffer, Offers } from '../offer/offer.ts'
import type { Search } from '../offer/search.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import type { Guest } from './guest.ts'

/** What a package asks of flights; their own room knows how. */
export interface FlightSide {
  read(body: RequestOf<typeof searchFlights>['body']): AirRequest
  flightsIn(offers: readonly KeptOffer[]): Flight[]
  takenTogether(offers: readonly KeptOffer[]): readonly [Flight, ...Flight[]]
  /** Of the same flights the cheapest fare, those of the request's order first. */
  tripsOf(flights: readonly Flight[], request: AirRequest): Trip[]
  tripView(trip: Trip, place: { sequenceNumber: number; legs: number }, language: Language): PricedItinerary
}

/** What a package asks of hotels. */
export interface HotelSide {
  read(body: RequestOf<typeof searchHotels>['body']): HotelRequest
  roomsIn(offers: readonly KeptOffer[]): Room[]
  /** One room for each of the search, whatever it is bought with. Refuses (400) everything else. */
  stayTogether(offers: readonly KeptOffer[], pointerOf?: (index: number) => string): Rooms
  /** Who takes which place of the party, by its order. Refuses (400) those who are not of the rooms. */
  placeGuests(rooms: Rooms, guests: readonly Guest[], pointer: string): string[]
  staysOf(rooms: readonly Room[], places: number): Stay[]
  inOrder(order: HotelRequest['order']): (one: Stay, other: Stay) => number
  /** A price of the room's supplier as the customer would pay it. */
  soldAs(price: Money, room: Room): Money
  stayView(stay: Stay, language: Language): HotelStay
  roomView(room: Room, candidate: string, penaltyOf: PenaltyOf, language: Language): RoomStay
  totalOf(rooms: readonly Room[], language: Language): Total
}

export interface PackageParts {
  flights: FlightSide
  hotels: HotelSide
  offers: Offers
  search: Search
  priceAgain: PriceAgain
  penaltyOf: PenaltyOf
  /** Whose clock the terms of an offer go by. */
  zoneOf(offer: KeptOffer): string | undefined
  places: { find(code: string, kind: PlaceKind): Place | undefined }
  /** Where packages go to. */
  hotelCities: readonly HotelCity[]
  /** By the database's clock. */
  now(): Promise<Instant>
  /** The one way to hold and to buy. */
  desk: OrderDesk
  uniqueIDOf(booking: BookingRecord): UniqueID
}
