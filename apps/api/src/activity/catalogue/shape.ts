import type { ActivityKind } from '@portolan/supplier/activity'
import type { TravelerType } from '@portolan/supplier/traveler'
import type { Counted } from '../../platform/words.ts'

export interface ActivityTexts {
  people: Record<TravelerType, Counted>
  /** What somebody takes part as. */
  person: Record<TravelerType, string>
  kinds: Record<ActivityKind, string>
  /** {date} comes formatted, in the zone of the place. */
  freeUntil: string
  nonCancelable: string
  /** {place} as it is called there. */
  startsAt: string
  endsAt: string
  pickUp: string
  upTo: Counted
  /** {languages} come as a list. */
  guidedIn: string
  /** {number} is the guide's own. */
  voucher: string
  early: string
}
