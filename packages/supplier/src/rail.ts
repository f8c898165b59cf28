import type { Money } from '@portolan/domain/money'
import type { Comfort, Flexibility } from '@portolan/domain/rail/fare'

/** A station on the way. */
export interface RailCall {
  readonly station: RailStation
  /** YYYY-MM-DDTHH:mm, local to the station; absent where the train begins. */
  readonly arrives?: string
  /** YYYY-MM-DDTHH:mm, local to the station; absent where the train ends. */
  readonly departs?: string
}

export interface RailStation {
  /** UIC, seven digits. */
  readonly code: string
  readonly name: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
}

/** One train from where it is boarded to where it is left. */
export interface RailSegment {
  /** '9203'. */
  readonly train: string
  /** 'TGV Lyria'. */
  readonly brand: string
  readonly operator: { readonly code: string; readonly name: string }
  /** From boarding to leaving, both included: the first has `departs`, the last `arrives`. */
  readonly calls: readonly RailCall[]
  readonly minutes: number
  readonly km: number
  readonly reservation: 'required' | 'optional' | 'none'
  readonly place: 'seat' | 'couchette' | 'sleeper'
  /** Of one person who travels with a pass; absent: none is needed or none is sold. */
  readonly passReservation?: Money
}

/**
 * What may be done with the ticket afterwards. Told as a code with its figures: the words are the storefront's, in the
 * customer's language. Instants are milliseconds since 1970, UTC.
 */
export type RailCondition =
  | { readonly code: 'REFUND_NONE' | 'EXCHANGE_NONE' | 'REFUND_FREE' | 'EXCHANGE_FREE'; readonly until?: number }
  | { readonly code: 'REFUND_FEE' | 'EXCHANGE_FEE'; readonly fee: Money; readonly until?: number }
  | { readonly code: 'RETURN_ONLY' | 'NEGOTIATED' | 'SEAT_INCLUDED' | 'SEAT_EXTRA' | 'TRAIN_BOUND' | 'ANY_TRAIN' }

/** A ticket for one leg of the journey: its trains, in one comfort, on one flexibility. */
export interface RailTicketDetail {
  readonly kind: 'ticket'
  /** Index of the query's leg. */
  readonly leg: number
  /** The same for every ticket of the same trains at the same times. */
  readonly trainIdentity: string
  readonly segments: readonly RailSegment[]
  readonly minutes: number
  readonly comfort: Comfort
  readonly flexibility: Flexibility
  readonly seatClass: '1' | '2'
  /** The operator's own name of the comfort: 'Standard Premier'. */
  readonly comfortName: string
  /** The operator's own name of the fare: 'Sparpreis'. */
  readonly fareName: string
  readonly conditions: readonly RailCondition[]
  /** How many can still be bought at this price, where few. */
  readonly left?: number
  /** Ages of the carrier's band that each traveller falls into, both ends included. */
  readonly bands: readonly { readonly travelerRef: string; readonly fromAge: number; readonly toAge: number }[]
}

export interface RailPassDetail {
  readonly kind: 'pass'
  /** EUROPE, BENELUX, SCANDINAVIA or a country's ISO code. */
  readonly region: string
  /** English name of the pass: the storefront says it in the customer's language. */
  readonly label: string
  readonly passType: 'FLEXIBLE' | 'CONSECUTIVE'
  /** ISO 3166-1 alpha-2, where it is valid. */
  readonly countries: readonly string[]
  readonly class: '1' | '2'
  /** ISO 8601: P5D days of travel, or how long without a break (P15D, P1M). */
  readonly validity: string
  /** FLEXIBLE only: the span in which the days of travel lie (P1M). */
  readonly within?: string
  /** YYYY-MM-DD: first and last day on which it may begin. */
  readonly earliest: string
  readonly latest: string
  /** Codes of conditions; the storefront has their words. */
  readonly conditions: readonly string[]
  readonly bands: RailTicketDetail['bands']
}
