import type { Language } from '@portolan/domain/language'
import { hashOf, newToken } from '../platform/crypto.ts'
import type { Platform } from '../platform/module.ts'
import { type Addressee, findById, keepLink } from './link-store.ts'
import type { Post } from './mails.ts'

export type Invite = (account: Addressee, language: Language) => Promise<void>

/** An employee chooses the first password by a mailed link. */
export function makeInvitation({ config, db, outbox }: Platform, post: Post): Invite {
  const invite: Invite = async (account, language) => {
    const token = newToken()
    await keepLink(db, hashOf(token), 'invitation', account.id)
    await post({
      kind: 'invitation',
      to: account.email,
      language,
      name: account.firstName,
      link: new URL(`/reset-password?token=${token}&invited=1`, config.publicUrl),
      values: { agency: account.agency ?? 'Portolan', username: account.username },
    })
  }

  outbox.handle<{ accountId: string; language: Language }>('invitation', async ({ accountId, language }) => {
    const account = await findById(db, accountId)
    if (account?.standing === 'invited') await invite(account, language)
  })
  return invite
}
