/** Whole euros: from the cheapest in advance to the dearest on the day. */
export interface FareRange {
  readonly from: number
  readonly flex: number
}

/** What is known of the trains between two stations; ends and stops are codes of the place catalogue. */
export interface Corridor {
  readonly from: string
  readonly to: string
  /** Names of brands. */
  readonly brands: readonly string[]
  readonly km: number
  readonly standard: FareRange
  readonly first: FareRange
}
