import type { Language } from '@portolan/domain/language'
import { hashOf } from '../platform/crypto.ts'
import { mailedToken } from '../platform/mail-once.ts'
import type { Handlers } from '../platform/serve.ts'
import { makeSessions } from '../platform/sessions.ts'
import type { Invite } from './invitation.ts'
import { linkLimit, resetLimits, spendBoth, spendFrom } from './link-limits.ts'
import { findByEmail, findById, findPasswordLink, keepLink, setPassword } from './link-store.ts'
import type { Post } from './mails.ts'
import type { AccountParts } from './parts.ts'
import { checkNewPassword } from './password-rule.ts'
import { usedLink } from './used-link.ts'

export function makePasswordReset(platform: AccountParts, post: Post, invite: Invite) {
  const { config, db, safe, outbox, passwords, security } = platform

  // A stranger gets no mail at all: it would only be a nuisance.
  outbox.handle<{ email: string; language: Language }>('passwordReset', async ({ email, language }, piece) => {
    const account = await findByEmail(db, email)
    if (account?.standing === 'invited') return invite(piece, account, account.language ?? language)
    if (account?.standing !== 'active') return
    const token = mailedToken(safe, piece)
    await keepLink(db, hashOf(token), 'passwordReset', account.id)
    await post(piece, {
      kind: 'passwordReset',
      to: account.email,
      language: account.language ?? language,
      name: account.firstName,
      link: new URL(`/reset-password?token=${token}`, config.publicUrl),
    })
  })

  outbox.handle<{ accountId: string; language: Language }>(
    'passwordChanged',
    async ({ accountId, language }, piece) => {
      const account = await findById(db, accountId)
      if (!account) return
      await post(piece, {
        kind: 'passwordChanged',
        to: account.email,
        language: account.language ?? language,
        name: account.firstName,
        link: new URL('/forgot-password', config.publicUrl),
      })
    },
  )

  const requestPasswordReset: Handlers['requestPasswordReset'] = async ({ body: { email } }, context) => {
    await spendBoth(platform, resetLimits, context, email)
    await outbox.put(db, 'passwordReset', { email, language: context.language })
    outbox.nudge()
    return { success: true }
  }

  const confirmPasswordReset: Handlers['confirmPasswordReset'] = async ({ body }, context) => {
    const { token, newPassword } = body
    const { address, language } = context
    await spendFrom(platform, linkLimit, context)
    const refused = usedLink()
    const owner = await findPasswordLink(db, hashOf(token))
    if (!owner) throw refused
    checkNewPassword(newPassword, '/newPassword', owner)
    const passwordHash = await passwords.hash(newPassword)
    await db.transaction(async (tx) => {
      const accountId = await setPassword(tx, hashOf(token), passwordHash)
      if (!accountId) throw refused
      const ended = await makeSessions(tx).endAll(accountId)
      await security.record(tx, { kind: 'passwordChanged', accountId, detail: { by: 'link' }, personal: { address } })
      if (ended > 0) await security.record(tx, { kind: 'sessionsEnded', accountId, detail: { count: ended } })
      await outbox.put(tx, 'passwordChanged', { accountId, language })
    })
    outbox.nudge()
    return { success: true }
  }

  return { requestPasswordReset, confirmPasswordReset }
}
