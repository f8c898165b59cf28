import type { CancelPenalty } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { penaltyThere } from '../platform/penalty-there.ts'
import type { PenaltyOf } from './parts.ts'
import type { Rental } from './rental.ts'

/** What giving it back costs until when, by the clock of the office that the car is fetched from. */
export const penaltiesOf = ({ offer, detail }: Rental, penaltyOf: PenaltyOf, language: Language): CancelPenalty[] =>
  (offer.penalties ?? []).map((rule) => penaltyThere(penaltyOf(rule, offer), detail.pickUp.office.timeZone, language))
