import type { Language } from '@portolan/domain/language'
import { hashOf } from '../platform/crypto.ts'
import { mailedToken } from '../platform/mail-once.ts'
import type { Platform } from '../platform/module.ts'
import type { Piece } from '../platform/outbox.ts'
import { type Addressee, findById, keepLink } from './link-store.ts'
import type { Post } from './mails.ts'

export type Invite = (piece: Piece, account: Addressee, language: Language) => Promise<void>

/** An employee chooses the first password by a mailed link. */
export function makeInvitation({ config, db, safe, outbox }: Platform, post: Post): Invite {
  const invite: Invite = async (piece, account, language) => {
    const token = mailedToken(safe, piece)
    await keepLink(db, hashOf(token), 'invitation', account.id)
    await post(piece, {
      kind: 'invitation',
      to: account.email,
      language,
      name: account.firstName,
      link: new URL(`/reset-password?token=${token}&invited=1`, config.publicUrl),
      values: { agency: account.agency ?? 'Portolan', username: account.username },
    })
  }

  outbox.handle<{ accountId: string; language: Language }>('invitation', async ({ accountId, language }, piece) => {
    const account = await findById(db, accountId)
    if (account?.standing === 'invited') await invite(piece, account, language)
  })
  return invite
}
