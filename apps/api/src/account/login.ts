import type { authenticate } from '@portolan/contract/account'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { Module } from '../platform/module.ts'
import type { Handler } from '../platform/serve.ts'
import { makeAttempts } from './attempts.ts'
import { makeCaptchas } from './captcha.ts'
import { withGuestChoice } from './guest-choice.ts'
import { leave, readLoginStatus } from './logout.ts'
import type { AccountParts } from './parts.ts'
import { findLogin, recordLogin } from './store.ts'
import { authenticationOf, refusedLogin } from './view.ts'

/** Names are compared in this form everywhere, so that no way of writing one is a fresh start for the counters. */
const nameOf = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

export function makeLogin({ db, cache, limits, safe, metrics, passwords, drawCaptcha }: AccountParts): Module {
  const attempts = makeAttempts(limits, safe)
  const captchas = makeCaptchas({ cache, limits, safe, draw: drawCaptcha })
  const tell = (outcome: 'success' | 'failure' | 'captcha' | 'limited') => metrics.logins.inc({ outcome })

  const logIn: Handler<typeof authenticate> = async ({ body }, context) => {
    const name = nameOf(body.username)
    const attempt = await attempts.begin(context.address, name).catch((error: unknown) => {
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
    if (!fits || !account?.passwordHash || !(await recordLogin(db, account.id, account.passwordHash))) {
      tell('failure')
      return refuse('error.login', await attempt.fail())
    }
    await attempt.succeed()
    await context.openSession(account.id, withGuestChoice(account.preferences, context))
    tell('success')
    return authenticationOf(account)
  }

  return {
    handlers: {
      authenticate: logIn,
      readCaptcha: (_, context) => captchas.make(context.address),
      readLoginStatus,
      logOut: leave,
      logOutOfAgency: leave,
    },
  }
}
