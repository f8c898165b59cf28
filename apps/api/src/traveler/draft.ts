import { randomUUID } from 'node:crypto'
import type { readTravelerDraft, saveTravelerDraft } from '@portolan/contract/traveler'
import type { TypedTraveler } from '@portolan/contract/traveler-form'
import { openGuestSession } from '../platform/guest-session.ts'
import { ownerOf } from '../platform/owner.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { documentsIn, masked, unmasked } from './documents.ts'
import { type DraftRow, findDraft, lockDraft, putDraft } from './draft-store.ts'
import { knownTo } from './known.ts'
import type { TravelerParts } from './parts.ts'
import { openTravelers, sealTravelers } from './sealing.ts'

const doubles = (travelers: readonly TypedTraveler[]): FieldRefusal[] =>
  travelers.flatMap(({ ref }, index) =>
    travelers.findIndex((one) => one.ref === ref) < index
      ? [{ pointer: `/travelers/${index}/ref`, code: 'invalid_value', text: 'error.field.taken' as const }]
      : [],
  )

export const openDraft = ({ safe }: Pick<TravelerParts, 'safe'>, row: DraftRow | undefined): TypedTraveler[] =>
  (row && openTravelers<TypedTraveler>(safe, row)) ?? []

export function makeReadDraft(parts: TravelerParts): Handler<typeof readTravelerDraft> {
  return async ({ params }, context) => {
    const owner = ownerOf(context.session)
    const row = owner && (await findDraft(parts.db, owner, params.correlationID))
    return { success: true, travelers: masked(openDraft(parts, row), parts.maskOf) }
  }
}

/** Kept as it was typed, right or wrong: only a number that came back as the mask we gave it is put back. */
export function makeSaveDraft(parts: TravelerParts): Handler<typeof saveTravelerDraft> {
  const { db, safe, maskOf } = parts

  return async ({ params: { correlationID }, body }, context) => {
    const fields = doubles(body.travelers)
    if (fields.length > 0) throw new Refusal(400, { fields })
    const known = await knownTo(parts, context.session?.account?.id)
    const owner = ownerOf(context.session) ?? { sessionHash: await openGuestSession(parts, context) }
    const kept = await db.transaction(async (tx) => {
      const row = await lockDraft(tx, owner, correlationID)
      const travelers = unmasked(body.travelers, [...documentsIn(openDraft(parts, row)), ...known], maskOf)
      const id = row?.id ?? randomUUID()
      const isKept = await putDraft(tx, owner, correlationID, { id, sealed: sealTravelers(safe, travelers, id) })
      if (!isKept) throw new Refusal(409)
      return travelers
    })
    return { success: true, travelers: masked(kept, maskOf) }
  }
}
