import type { Money } from '@portolan/domain/money'
import type { Instant } from './outcome.ts'
import type { Place } from './place.ts'
import type { Words } from './words.ts'

export interface TransferPlace {
  readonly kind: 'airport' | 'station' | 'port' | 'hotel' | 'address'
  readonly place: Place
  /** As the customer knows it. */
  readonly name: string
}

/** Airline's code and number without zeros before it. */
export interface TransferFlight {
  readonly airline: string
  readonly number: string
}

/** From one door to the other. */
export interface TransferWay {
  readonly from: TransferPlace
  readonly to: TransferPlace
  /** YYYY-MM-DDTHH:mm, local to the place: when the driver is there. */
  readonly pickUpAt: string
  /** IANA, of the place of the pick-up. */
  readonly timeZone: string
  /** The flight that moves it, with the hour it lands or leaves at, where that is known. */
  readonly flight?: TransferFlight & { readonly at?: string }
  readonly km: number
  /** At this hour of the day. */
  readonly minutes: number
  readonly meetingPoint: Words
}

export interface TransferVehicle {
  readonly kind: 'sedan' | 'suv' | 'van' | 'premium' | 'shuttle'
  readonly name: Words
  readonly seats: number
  readonly bags: number
  /** Key of a picture. */
  readonly picture: string
}

/** One kind of car for the whole party, there, or there and back. */
export interface TransferDetail {
  readonly kind: 'ride'
  readonly level: 'shared' | 'private' | 'premium'
  readonly vehicle: TransferVehicle
  /** How many of it the party needs. */
  readonly count: number
  readonly ways: readonly TransferWay[]
  readonly isMetByName: boolean
  /** How long the driver waits without charge, from the hour of the pick-up. */
  readonly waitMinutes: number
  readonly adults: number
  readonly children: number
  readonly bags: number
  readonly childSeats: number
  /** Paid for apart, where it is: tolls, child seats, a bag too many. Parts of the total. */
  readonly fees: readonly { readonly code: string; readonly name: Words; readonly amount: Money }[]
  /** Absent: for the whole car. */
  readonly eachPays?: Money
  readonly freeUntil?: Instant
  /** Without a car, where there is a way: minutes of one way, and what each pays for all of them. */
  readonly rail?: { readonly name: Words; readonly minutes: number; readonly each: Money }
  readonly phone: string
}
