import type { AuthenticationRS } from '@portolan/contract/account'
import type { Language } from '@portolan/domain/language'
import type { Context } from '../platform/context.ts'
import { hashOf } from '../platform/crypto.ts'
import { mailedToken } from '../platform/mail-once.ts'
import type { Platform } from '../platform/module.ts'
import { letterToOwner } from './account-exists.ts'
import { changeEmail, dropPasswordLinks, findByEmail, findById, keepLink } from './link-store.ts'
import type { Post } from './mails.ts'

interface Wish {
  accountId: string
  email: string
  language: Language
}

interface Change {
  accountId: string
  formerEmail: string
  language: Language
}

/** An address is changed by a link mailed to the new one, and the old one hears of it. */
export function makeNewEmail({ config, db, safe, outbox }: Platform, post: Post) {
  outbox.handle<Wish>('newEmail', async ({ accountId, email, language }, piece) => {
    const owner = await findByEmail(db, email)
    if (owner?.id === accountId) return
    if (owner) return post(piece, letterToOwner(config.publicUrl, owner, language))
    const token = mailedToken(safe, piece)
    await keepLink(db, hashOf(token), 'newEmail', accountId, { email })
    const link = new URL(`/confirm-email?token=${token}`, config.publicUrl)
    // Without a name: a mistyped address may be a stranger's.
    await post(piece, { kind: 'newEmail', to: email, language, link, values: { email } })
  })

  outbox.handle<Change>('emailChanged', async ({ accountId, formerEmail, language }, piece) => {
    const account = await findById(db, accountId)
    if (!account) return
    await post(piece, {
      kind: 'emailChanged',
      to: formerEmail,
      language: account.language ?? language,
      name: account.firstName,
      link: new URL('/login', config.publicUrl),
    })
  })

  /** Opens no session: a mistyped address must not let its owner in. */
  const confirmEmail = async (token: string, { session, language }: Context): Promise<AuthenticationRS | undefined> => {
    const changed = await db.transaction(async (tx) => {
      const change = await changeEmail(tx, hashOf(token))
      if (!change) return undefined
      // Links on their way to the former address open nothing any more.
      await dropPasswordLinks(tx, change.id)
      await outbox.put(tx, 'emailChanged', { accountId: change.id, formerEmail: change.formerEmail, language })
      return change
    })
    if (!changed) return undefined
    outbox.nudge()
    const account = session?.account
    if (account?.id !== changed.id) return { success: true }
    const { id, username, displayName, userType } = account
    return { success: true, id, username, displayName, userType, permissions: [...account.permissions] }
  }

  return { confirmEmail }
}
