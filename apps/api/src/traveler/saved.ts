import { randomUUID } from 'node:crypto'
import type {
  addTraveler,
  changeTraveler,
  listTravelers,
  removeTraveler,
  SavedTraveler,
} from '@portolan/contract/traveler'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { todayIn } from '@portolan/domain/date'
import { systemClock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { documentsIn, isMasked, type Known, masked, unmasked } from './documents.ts'
import { knownTo } from './known.ts'
import type { TravelerParts } from './parts.ts'
import { deleteSaved, insertSaved, listSaved, lockAccount, lockSaved, updateSaved } from './saved-store.ts'
import { openTravelers, sealTravelers } from './sealing.ts'

/** A whole travelling group, and an end to it. */
const mostSaved = 50

/** Nobody alive was born before. */
const firstBirth = '1900-01-01'

const accountOf = ({ session }: Context): string => {
  if (!session?.account) throw new Refusal(401)
  return session.account.id
}

export function makeSaved(parts: TravelerParts) {
  const { config, db, safe, maskOf, security } = parts

  /** What employees have saved are the passports of others: who has looked at them is recorded. */
  async function recordView({ session, address }: Context, travelers: readonly SavedTraveler[]): Promise<void> {
    const shown = travelers.filter(({ document }) => document)
    const account = session?.account
    if (!account?.agencyId || shown.length === 0) return
    await security.record(db, {
      kind: 'passportViewed',
      byId: account.id,
      agencyId: account.agencyId,
      detail: { savedTravelers: shown.map(({ id }) => id) },
      personal: { address },
    })
  }

  const viewOf = (id: string, traveler: TravelerDraft): SavedTraveler[] =>
    masked([traveler], maskOf).map((one) => ({ ...one, id }))

  function check({ birthDate }: TravelerDraft): void {
    const today = todayIn(config.timeZone, systemClock.now())
    if (birthDate !== undefined && (birthDate >= today || birthDate < firstBirth))
      throw fieldRefusal('/birthDate', 'too_big', 'error.field.past')
  }

  /** With its number, if it came back masked; a mask that was shown nowhere is refused. */
  function whole(traveler: TravelerDraft, known: Known): TravelerDraft {
    check(traveler)
    const [one = traveler] = unmasked([traveler], known, maskOf)
    if (one.document && isMasked(one.document))
      throw fieldRefusal('/document/docID', 'invalid_format', 'error.field.passport')
    return one
  }

  const list: Handler<typeof listTravelers> = async (_, context) => {
    const rows = await listSaved(db, accountOf(context))
    const travelers = rows.flatMap(
      (row) => openTravelers<TravelerDraft>(safe, row)?.flatMap((one) => viewOf(row.id, one)) ?? [],
    )
    await recordView(context, travelers)
    return { success: true, travelers }
  }

  const add: Handler<typeof addTraveler> = async ({ body }, context) => {
    const accountId = accountOf(context)
    const traveler = whole(body, await knownTo(parts, accountId))
    const id = randomUUID()
    await db.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      if ((await listSaved(tx, accountId)).length >= mostSaved) throw new Refusal(409, { text: 'error.traveler.full' })
      await insertSaved(tx, accountId, { id, sealed: sealTravelers(safe, [traveler], id) })
    })
    const [shown] = viewOf(id, traveler)
    return { success: true, ...(shown && { traveler: shown }) }
  }

  const change: Handler<typeof changeTraveler> = async ({ params: { id }, body }, context) => {
    const accountId = accountOf(context)
    const known = await knownTo(parts, accountId)
    const traveler = await db.transaction(async (tx) => {
      const row = await lockSaved(tx, accountId, id)
      if (!row) throw new Refusal(404)
      const own = documentsIn(openTravelers<TravelerDraft>(safe, row) ?? []).map(({ document }) => ({
        ref: body.ref,
        document,
      }))
      const next = whole(body, [...own, ...known])
      await updateSaved(tx, accountId, { id: row.id, sealed: sealTravelers(safe, [next], row.id) })
      return next
    })
    const [shown] = viewOf(id, traveler)
    return { success: true, ...(shown && { traveler: shown }) }
  }

  const remove: Handler<typeof removeTraveler> = async ({ params: { id } }, context) => {
    if (!(await deleteSaved(db, accountOf(context), id))) throw new Refusal(404)
    return { success: true }
  }

  return { list, add, change, remove }
}
