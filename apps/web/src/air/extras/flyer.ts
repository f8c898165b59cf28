import type { AirParty } from '../../flight/search.ts'
import type { Say } from '../../i18n/text.ts'

/** Somebody with a seat of their own. */
export interface Flyer {
  /** The server counts a party from 1, adults first: infants come last and have neither seat nor bag. */
  ref: string
  kind: 'adult' | 'child'
}

export const flyersOf = ({ adults, children }: AirParty): Flyer[] =>
  Array.from({ length: adults + children.length }, (_, index) => ({
    ref: String(index + 1),
    kind: index < adults ? 'adult' : 'child',
  }))

export const flyerWords = ({ ref, kind }: Flyer, t: Say): string => t(`extras.who.${kind}`, { n: Number(ref) })
