import type { Safe } from '../platform/crypto.ts'
import type { Limit, Limits } from '../platform/limits.ts'
import { networkOf } from './network.ts'

const quarter = 15 * 60

/** From the tenth try on one account from one address, nothing is looked at any more. */
const pair: Limit = { name: 'login-pair', max: 9, seconds: quarter }
/** After three a captcha is asked for. The account itself is never locked: its owner gets in from elsewhere. */
const account: Limit = { name: 'login-account', max: 3, seconds: quarter }
/** Wrong passwords and captchas from one address over all accounts: one password tried on many. */
const address: Limit = { name: 'login-address', max: 30, seconds: quarter }
/** Also those without the captcha asked for, which a whole office behind one address needs now and then. */
const unsolved: Limit = { name: 'login-unsolved', max: 100, seconds: quarter }

export interface Attempt {
  /** This try counts only with a solved captcha. */
  captchaRequired: boolean
  /** The next one will, should this fail. */
  captchaNext: boolean
  /** Forgets the account's tries; the address has only this one given back, or one good login would wash off many. */
  succeed(): Promise<void>
  /** A captcha was asked for and none came: no password was tried. */
  withoutCaptcha(): Promise<void>
}

export interface Attempts {
  /** Refuses with 429 when there were too many. `name` as typed: unknown ones count exactly like known ones. */
  begin(from: string, name: string): Promise<Attempt>
}

/**
 * Every try is counted before it is looked at and given back afterwards: a thousand tries at once are a thousand
 * tries, not one.
 */
export function makeAttempts(limits: Limits, safe: Safe): Attempts {
  const secret = (...parts: string[]) => safe.sign(JSON.stringify(['login attempt', ...parts]))
  return {
    async begin(from, name) {
      const network = networkOf(from)
      const [who, where, both] = [secret('account', name), secret('address', network), secret('both', network, name)]
      await limits.spend(pair, both)
      await limits.spend(unsolved, where)
      await limits.spend(address, where)
      const tries = Math.max(await limits.count(account, who), await limits.peek(address, where))
      return {
        captchaRequired: tries > account.max,
        captchaNext: tries >= account.max,
        async succeed() {
          await Promise.all([limits.forget(pair, both), limits.forget(account, who)])
          await Promise.all([limits.giveBack(unsolved, where), limits.giveBack(address, where)])
        },
        async withoutCaptcha() {
          await Promise.all([limits.giveBack(account, who), limits.giveBack(address, where)])
        },
      }
    },
  }
}
