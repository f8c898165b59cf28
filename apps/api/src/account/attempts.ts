import { type Client, stranger } from '../platform/context.ts'
import type { Safe } from '../platform/crypto.ts'
import type { Limit, Limits } from '../platform/limits.ts'
import { networkOf } from '../platform/network.ts'

const quarter = 15 * 60

/** From the tenth try on one account from one address, nothing is looked at any more. */
const pair: Limit = { name: 'login-pair', max: 9, seconds: quarter }
/** After three a captcha is asked for. The account itself is never locked: its owner gets in from elsewhere. */
const account: Limit = { name: 'login-account', max: 3, seconds: quarter }
/** What failed of one client over all accounts; after three a captcha is asked for here, too. */
const failed: Limit = { name: 'login-failed', max: 3, seconds: quarter }
/** The same with what is still being looked at: beyond this it is one password tried on many accounts. */
const address: Limit = { name: 'login-address', max: 30, seconds: quarter }
/** Of a network only the accounts that failed are counted, each once. */
const failedHere: Limit = { name: 'login-failed-here', max: 1, seconds: quarter }
/** Also those without the captcha asked for, which the strangers of an office need now and then. */
const unsolved: Limit = { name: 'login-unsolved', max: 100, seconds: quarter }

export interface Attempt {
  /** This try counts only with a solved captcha. */
  captchaRequired: boolean
  /** Forgets the account's tries; the address has only this one given back, or one good login would wash off many. */
  succeed(): Promise<void>
  /** True when the next try needs a captcha. */
  fail(): Promise<boolean>
  /** A captcha was asked for and none came: no password was tried. */
  withoutCaptcha(): Promise<void>
}

export interface Attempts {
  /**
   * Refuses with 429 when there were too many. `name` as typed: unknown ones count exactly like known ones. The client is
   * its pass; strangers of one network, who have none, are one client.
   */
  begin(from: string, name: string, client?: Client): Promise<Attempt>
}

/**
 * Every try is counted before it is looked at and given back afterwards: a thousand tries at once are a thousand
 * tries, not one. Colleagues who log in at the same moment are not asked for a captcha by that.
 */
export function makeAttempts(limits: Limits, safe: Safe): Attempts {
  const secret = (...parts: string[]) => safe.sign(JSON.stringify(['login attempt', ...parts]))
  return {
    async begin(from, name, client = stranger) {
      const network = networkOf(from)
      const [who, both] = [secret('account', name), secret('both', network, name)]
      const where = client.pass ? secret('pass', client.pass) : secret('address', network)
      await limits.spend(pair, both)
      try {
        await limits.spend(unsolved, where)
        await limits.spend(address, where)
      } catch (refused) {
        await client.offerPass()
        throw refused
      }
      const tries = await limits.count(account, who)
      const isForAccount = tries > account.max
      const isForClient = (await limits.peek(failed, where)) >= failed.max
      return {
        captchaRequired: isForAccount || isForClient,
        async succeed() {
          await Promise.all([limits.forget(pair, both), limits.forget(account, who)])
          await Promise.all([limits.giveBack(unsolved, where), limits.giveBack(address, where)])
        },
        async fail() {
          if ((await limits.count(failedHere, both)) === 1) await client.heatNetwork()
          const fromHere = await limits.count(failed, where)
          return tries >= account.max || fromHere >= failed.max
        },
        async withoutCaptcha() {
          // What neighbours did is no reason to trouble anybody: who works for a pass is asked for no captcha.
          if (!isForAccount) await client.offerPass()
          await Promise.all([limits.giveBack(account, who), limits.giveBack(address, where)])
        },
      }
    },
  }
}
