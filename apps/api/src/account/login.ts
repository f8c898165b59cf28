import type { authenticate } from '@portolan/contract/account'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { Module } from '../platform/module.ts'
import type { Handler } from '../platform/serve.ts'
import { makeAttempts } from './attempts.ts'
import { makeCaptchas } from './captcha.ts'
import { withGuestChoice } from './guest-choice.ts'
import { makeLeave, readLoginStatus } from './logout.ts'
import type { AccountParts } from './parts.ts'
import { findLogin, type LoginRow, recordLogin } from './store.ts'
import { authenticationOf, refusedLogin } from './view.ts'

/** Names are compared in this form everywhere, so that no way of writing one is a fresh start for the counters. */
const nameOf = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

export function makeLogin(parts: AccountParts): Module {
  const { db, cache, limits, safe, metrics, passwords, security, drawCaptcha } = parts
  const attempts = makeAttempts(limits, safe)
  const captchas = makeCaptchas({ cache, limits, safe, draw: drawCaptcha })
  const tell = (outcome: 'success' | 'failure' | 'captcha' | 'limited') => metrics.logins.inc({ outcome })

  /** False when password or standing changed while the try was being checked: then it is no login. */
  const enter = ({ id, agencyId, passwordHash }: LoginRow, address: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      if (!passwordHash || !(await recordLogin(tx, id, passwordHash))) return false
      await security.record(tx, {
        kind: 'login',
        accountId: id,
        agencyId: agencyId ?? undefined,
        detail: { by: 'password' },
        personal: { address },
      })
      return true
    })

  const logIn: Handler<typeof authenticate> = async ({ body }, context) => {
    const name = nameOf(body.username)
    const attempt = await attempts.begin(context.address, name, context.client).catch((error: unknown) => {
      tell('limited')
      throw error
    })
    const refuse = (text: ErrorTextId, captcha: boolean) => refusedLogin(context.language, text, captcha)

    // A captcha that was shown is used up, whether it was asked for or not.
    const captcha = await captchas.take(body)
    if (attempt.captchaRequired && captcha !== 'solved') {
      await (captcha === 'absent' ? attempt.withoutCaptcha() : attempt.fail())
      tell('captcha')
      return refuse('error.captcha', true)
    }

    const account = await findLogin(db, name)
    const fits = await passwords.fits(body.password, account?.passwordHash)
    if (!fits || !account || !(await enter(account, context.address))) {
      tell('failure')
      // Known or not, the same is written: how long it takes says nothing.
      await security.record(db, {
        kind: 'loginFailed',
        accountId: account?.id,
        agencyId: account?.agencyId ?? undefined,
        detail: { by: 'password' },
        personal: { name, address: context.address },
      })
      return refuse('error.login', await attempt.fail())
    }
    await attempt.succeed()
    await context.openSession(account.id, withGuestChoice(account.preferences, context))
    tell('success')
    return authenticationOf(account)
  }

  const leave = makeLeave(parts)
  return {
    handlers: {
      authenticate: logIn,
      readCaptcha: (_, context) => captchas.make(context),
      readLoginStatus,
      logOut: leave,
      logOutOfAgency: leave,
    },
  }
}
