import type { Db } from './db.ts'
import type { Piece } from './outbox.ts'
import { sql } from './sql.ts'

/** Refused: for good, by the server that was to take it. */
export type MailOutcome = 'sent' | 'refused'

interface Standing {
  outcome: MailOutcome | null
  /** Nobody has taken the piece over since. */
  isOurs: boolean
}

export async function findOutcome(db: Db, { id, attempt }: Piece, messageId: string): Promise<Standing> {
  const found = await db.one<Standing>(sql`
    select
      (select outcome from mail_outcome where outbox_id = ${id} and message_id = ${messageId}) as outcome,
      exists (select from outbox where id = ${id} and attempts = ${attempt}) as "isOurs"`)
  return found ?? { outcome: null, isOurs: false }
}

/** Who has lost the piece may not enter that it was sent where it is done already: then there is nothing to enter. */
export const putOutcome = (db: Db, { id }: Piece, messageId: string, outcome: MailOutcome) =>
  db.query(sql`
    insert into mail_outcome (outbox_id, message_id, outcome)
    select id, ${messageId}, ${outcome} from outbox where id = ${id}
    on conflict do nothing`)
