import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { ownerOf } from '../platform/owner.ts'
import type { Session } from '../platform/sessions.ts'
import { documentsIn, isMasked, unmasked } from './documents.ts'
import { openDraft } from './draft.ts'
import { findDraft } from './draft-store.ts'
import { knownTo } from './known.ts'
import type { TravelerParts } from './parts.ts'

/** Travellers with their documents' numbers in clear: what came back as our own mask is what was typed before. */
export type Reveal = <Traveler extends Pick<TravelerDraft, 'ref' | 'document'>>(
  session: Session | undefined,
  correlationID: string,
  travelers: readonly Traveler[],
) => Promise<Traveler[]>

export function makeReveal(parts: TravelerParts): Reveal {
  return async (session, correlationID, travelers) => {
    if (!travelers.some(({ document }) => document && isMasked(document))) return [...travelers]
    const owner = ownerOf(session)
    const [draft, known] = await Promise.all([
      owner && findDraft(parts.db, owner, correlationID),
      knownTo(parts, session?.account?.id),
    ])
    return unmasked(travelers, [...documentsIn(openDraft(parts, draft)), ...known], parts.maskOf)
  }
}
