import type { Instant } from '@portolan/supplier/outcome'

/** All journeys that leave in a window and that no other beats in departure, arrival and number of changes at once. */
export interface JourneyQuery {
  /** Ids of stops: any of them will do. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Departures at or after `earliest` and before `latest`. */
  readonly earliest: Instant
  readonly latest: Instant
  /** Ids of stops, one of which the journey changes at or passes through. */
  readonly via?: readonly string[]
  /** At most 7. */
  readonly maxChanges: number
  /** Codes of operators; absent: any. */
  readonly operators?: readonly string[]
}

export interface Call {
  readonly stop: string
  /** At the first call both are the departure, at the last both are the arrival. */
  readonly arrives: Instant
  readonly departs: Instant
}

/** One train of a journey. */
export interface Ride {
  readonly trip: string
  readonly operator: string
  readonly brand: string
  readonly number: string
  /** YYYY-MM-DD: the day of service, on which the train began. */
  readonly day: string
  /** Position of the first call in the trip's stops: seats are counted from stop to stop. */
  readonly position: number
  readonly calls: readonly Call[]
}

export interface Journey {
  readonly departs: Instant
  readonly arrives: Instant
  readonly rides: readonly Ride[]
}

/** Answers off the event loop; the longest journey takes two days, or up to a week where none is so quick. */
export interface Router {
  /** In the order of departure. Rejects when the signal fires. */
  find(query: JourneyQuery, signal?: AbortSignal): Promise<readonly Journey[]>
  close(): Promise<void>
}
