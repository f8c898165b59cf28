/**
 * A timetable as the tables hold it: the house's own and every imported feed, in the same form. Ids are unique over
 * all feeds: a feed's own ids carry its name before them ('gtfs-de:123').
 */
export interface Timetable {
  readonly stops: readonly TimetableStop[]
  readonly services: readonly Service[]
  readonly trips: readonly Trip[]
  readonly transfers: readonly Transfer[]
}

export interface TimetableStop {
  /** Of the place catalogue (UIC, seven digits) where the stop is one of its stations; else the feed's own. */
  readonly id: string
  readonly name: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** IANA. */
  readonly timeZone: string
}

/** The days on which a train runs. Days are YYYY-MM-DD. */
export interface Service {
  readonly id: string
  /** Both ends included. */
  readonly from: string
  readonly to: string
  /** Bit 0 is Monday, bit 6 Sunday. */
  readonly weekdays: number
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** One train. Two trains of the same number on different days of the week are two trips. */
export interface Trip {
  readonly id: string
  readonly service: string
  /** Code of the operator. */
  readonly operator: string
  /** 'TGV Lyria'. */
  readonly brand: string
  /** '9203'. */
  readonly number: string
  /** IANA: whose clock the times follow, at every stop of the trip. */
  readonly timeZone: string
  /** Ids of the stops, in order; at least two. */
  readonly stops: readonly string[]
  /**
   * Seconds after noon minus twelve hours of the day of service in the trip's time zone: midnight on all days but the
   * two on which clocks change. Above 86,400 after midnight. As many as stops; the first arrival and the last
   * departure count for nothing.
   */
  readonly arrivals: readonly number[]
  readonly departures: readonly number[]
  /** Positions at which nobody may get on, or off. */
  readonly noBoarding?: readonly number[]
  readonly noLeaving?: readonly number[]
}

/** The least time from a train to another: at one station (from = to), or on the way between two of them. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly seconds: number
}

/** Where nothing else is said of a station. */
export const usualChangeSeconds = 300
