import type { Flexibility } from '@portolan/domain/rail/fare'

/** For so much up to so many hours before the train leaves; 0: for nothing. */
export interface TermStep {
  readonly hours: number
  /** Minor units of the operator's currency, of one who pays. */
  readonly fee: number
}

/** From the earliest to the latest; after the last one nothing can be done. */
export interface Terms {
  readonly refund: readonly TermStep[]
  readonly exchange: readonly TermStep[]
}

const week = 168
const day = 24

const free = (hours: number): TermStep => ({ hours, fee: 0 })
const none: Terms = { refund: [], exchange: [] }

const usual: Readonly<Record<Flexibility, Terms>> = {
  NON_FLEX: none,
  SEMI_FLEX: { refund: [{ hours: day, fee: 1500 }], exchange: [free(week), { hours: 1, fee: 1000 }] },
  FULL_FLEX: { refund: [free(0)], exchange: [free(0)] },
}

/** Where an operator is known for its own rules, by its code. */
const own: Readonly<Record<string, Partial<Record<Flexibility, Terms>>>> = {
  EUROSTAR: { SEMI_FLEX: { refund: [{ hours: week, fee: 2500 }], exchange: [free(1)] } },
  SNCF: {
    SEMI_FLEX: { refund: [free(week), { hours: 0, fee: 1900 }], exchange: [free(week), { hours: 0, fee: 1900 }] },
  },
  LYRIA: {
    SEMI_FLEX: { refund: [free(week), { hours: 0, fee: 1900 }], exchange: [free(week), { hours: 0, fee: 1900 }] },
  },
  DB: { SEMI_FLEX: { refund: [{ hours: day, fee: 1000 }], exchange: [{ hours: day, fee: 1000 }] } },
  TRENITALIA: {
    SEMI_FLEX: { refund: [], exchange: [{ hours: 0, fee: 500 }] },
    FULL_FLEX: { refund: [free(day), { hours: 0, fee: 1500 }], exchange: [free(0)] },
  },
  ITALO: { SEMI_FLEX: { refund: [{ hours: day, fee: 1200 }], exchange: [{ hours: 0, fee: 800 }] } },
  RENFE: { SEMI_FLEX: { refund: [{ hours: 2, fee: 1400 }], exchange: [{ hours: 2, fee: 900 }] } },
  PKP: { SEMI_FLEX: { refund: [{ hours: 0, fee: 300 }], exchange: [free(0)] } },
}

/** The operators that stand in `own`. */
export const operatorsWithTerms: readonly string[] = Object.keys(own)

export const termsOf = (operator: string, flexibility: Flexibility): Terms =>
  own[operator]?.[flexibility] ?? usual[flexibility]
