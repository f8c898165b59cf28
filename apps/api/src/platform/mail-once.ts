import { hashOf, type Safe } from './crypto.ts'
import type { Db } from './db.ts'
import { type Mail, type Mailer, mailHostOf } from './mail.ts'
import { findOutcome, type MailOutcome, putOutcome } from './mail-once-store.ts'
import type { Piece } from './outbox.ts'

interface Follow {
  /** In the transaction that enters it: done once, like the mail itself. */
  onRefused?(tx: Db): Promise<void>
}

/** Sends a mail of a piece of work, unless it was sent already. */
export type SendOnce = (piece: Piece, mail: Mail, follow?: Follow) => Promise<MailOutcome>

interface Parts {
  db: Db
  mailer: Mailer
  publicUrl: URL
}

/** One name for each mail: a piece writes to nobody twice. */
const messageIdOf = ({ token }: Piece, { to }: Mail, publicUrl: URL): string =>
  `<${token}.${hashOf(`${token} ${to.trim().toLowerCase()}`).slice(0, 16)}@${mailHostOf(publicUrl)}>`

/** What opens a link of a mail: the same in every copy, so that whichever is read works. Nobody stores it. */
export const mailedToken = (safe: Safe, { token }: Piece, ...about: string[]): string =>
  safe.sign(JSON.stringify(['mailed token', token, ...about]))

/**
 * The address, or the mail itself, is refused for good. What a server says against us, when we greet it, log in or name
 * the sender, is ours to mend, and tried again.
 */
const isRefusal = ({ responseCode, command }: { responseCode?: unknown; command?: unknown }): boolean =>
  typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')

/** Accounts of the provider's users without a confirmed address have one of these; nothing is ever delivered there. */
const isNowhere = ({ to }: Mail): boolean => to.endsWith('.invalid')

/** What the mail server says may repeat the address: the log gets its code alone. */
function withoutAddress(error: unknown): Error {
  const { code = 'no code', responseCode = 'no reply' } = error as { code?: unknown; responseCode?: unknown }
  return new Error(`The mail was not taken: ${code}, ${responseCode}`)
}

/**
 * A mail that was taken is never sent again: that is written down at once, and looked up before. No protocol closes the
 * gap between the server's word and our note: who is killed just there has it sent again. It is one statement long, and
 * the copy carries the same Message-ID, by which servers and readers know it for one.
 */
export function makeSendOnce({ db, mailer, publicUrl }: Parts): SendOnce {
  return async (piece, mail, { onRefused } = {}) => {
    if (isNowhere(mail)) return 'sent'
    const { signal } = piece
    const messageId = messageIdOf(piece, mail, publicUrl)
    const { outcome, isOurs } = await findOutcome(db, piece, messageId)
    if (outcome) return outcome
    if (!isOurs) throw new Error('Another node has taken over.')
    signal.throwIfAborted()
    try {
      await mailer.send(mail, { messageId, signal })
    } catch (error) {
      if (!isRefusal(error as object)) throw withoutAddress(error)
      await db.transaction(async (tx) => {
        await putOutcome(tx, piece, messageId, 'refused')
        await onRefused?.(tx)
      })
      return 'refused'
    }
    await putOutcome(db, piece, messageId, 'sent')
    return 'sent'
  }
}
