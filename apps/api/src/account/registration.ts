import type { Context } from '../platform/context.ts'
import { hashOf, newToken } from '../platform/crypto.ts'
import { mailedToken } from '../platform/mail-once.ts'
import type { Handlers } from '../platform/serve.ts'
import { letterToOwner } from './account-exists.ts'
import { withGuestChoice } from './guest-choice.ts'
import { registrationLimits, spendBoth } from './link-limits.ts'
import { findByEmail, keepRegistration, openAccount, type WaitingRegistration } from './link-store.ts'
import type { Post } from './mails.ts'
import type { AccountParts } from './parts.ts'
import { checkNewPassword } from './password-rule.ts'

const browserCookie = 'portolan-registration'
const day = 86_400

/** An account begins when its address is confirmed: until then nobody holds it. */
export function makeRegistration(platform: AccountParts, post: Post) {
  const { config, db, safe, outbox, passwords, security } = platform

  // Whether the address is known is first asked here, after the answer was given.
  outbox.handle<WaitingRegistration>('registration', async (waiting, piece) => {
    const { email, firstName, language } = waiting
    const known = await findByEmail(db, email)
    if (known) return post(piece, letterToOwner(config.publicUrl, known, language))
    const token = mailedToken(safe, piece)
    await keepRegistration(db, hashOf(token), waiting)
    const link = new URL(`/confirm-email?token=${token}`, config.publicUrl)
    await post(piece, { kind: 'registration', to: email, language, name: firstName, link })
  })

  const register: Handlers['register'] = async ({ body }, context) => {
    const { email, password, firstName, lastName, preferredLanguage } = body
    checkNewPassword(password, '/password', { email })
    await spendBoth(platform, registrationLimits, context, email)
    const passwordHash = await passwords.hash(password)
    const language = preferredLanguage ?? context.language
    const browser = context.cookie(browserCookie) ?? newToken()
    context.setCookie(browserCookie, browser, day)
    await outbox.put(db, 'registration', {
      email,
      passwordHash,
      firstName,
      lastName,
      language,
      browser: hashOf(browser),
    } satisfies WaitingRegistration)
    outbox.nudge()
    return { success: true }
  }

  const confirmAccount = async (token: string, context: Context) => {
    const account = await db.transaction(async (tx) => {
      const opened = await openAccount(tx, hashOf(token), hashOf(context.cookie(browserCookie) ?? ''))
      if (opened)
        await security.record(tx, {
          kind: 'login',
          accountId: opened.id,
          detail: { by: 'registration' },
          personal: { address: context.address },
        })
      return opened
    })
    if (!account) return undefined
    const { id, username, displayName, preferences, email, hasPassword } = account
    if (!hasPassword) {
      await outbox.put(db, 'passwordReset', { email, language: context.language })
      outbox.nudge()
    }
    await context.openSession(id, withGuestChoice(preferences, context))
    return { success: true, id, username, displayName, permissions: [], userType: 'B2C' as const }
  }

  return { register, confirmAccount }
}
