/** One flight on one day. Moments are minutes since 1970, UTC. */
export interface FlightFound {
  readonly airline: string
  readonly number: number
  readonly from: string
  readonly to: string
  readonly departs: number
  readonly arrives: number
  /** On which it leaves, by the clock of where it leaves: YYYY-MM-DD. */
  readonly day: string
  /** Minutes ahead of UTC, of each airport at that moment. */
  readonly departsOffset: number
  readonly arrivesOffset: number
  readonly aircraft: string
  readonly km: number
}

/** together: one contract and one journey of the bags; apart: two tickets, everything anew. */
export type Joining = 'together' | 'apart'

export interface VoyageFound {
  readonly flights: readonly FlightFound[]
  /** Between one flight and the next. */
  readonly joins: readonly Joining[]
}

export interface VoyageQuery {
  /** IATA codes. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** YYYY-MM-DD, local to where it begins. */
  readonly day: string
  readonly maxStops: number
  readonly limit: number
}
