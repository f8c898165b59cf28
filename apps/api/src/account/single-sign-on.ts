import { finishSingleSignOn as finishCall } from '@portolan/contract/account'
import type { Language } from '@portolan/domain/language'
import { type Context, Redirect } from '../platform/context.ts'
import { hashOf, isSame, newToken } from '../platform/crypto.ts'
import type { Limit } from '../platform/limits.ts'
import type { Module, Platform } from '../platform/module.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handlers } from '../platform/serve.ts'
import type { Identity } from './claims.ts'
import { ownUrl } from './forward-url.ts'
import { withGuestChoice } from './guest-choice.ts'
import { spendFrom } from './link-limits.ts'
import { type Handshake, makeProvider } from './oidc.ts'
import { createSignedOn, findSignedOn, linkByEmail, recordSignOn, type SignedOn } from './sign-on-store.ts'

/** Between leaving for the provider and coming back. */
const seconds = 600

const limit: Limit = { name: 'sso', max: 100, seconds }

const cookieName = 'portolan-sign-on'
const cookieShape = /^[\w-]{43}$/

interface Waiting {
  handshake: Handshake
  success: string
  failure: string
  /** Hash of the cookie: only the browser that began may finish. */
  browser: string
}

/** The provider's own words go no further than the names that the standard gives them. */
const errorShape = /^[a-z_]{1,40}$/

/** Without a provider there is nothing to try again in a moment, and strangers cause no failures of the server. */
const notHere = (): Refusal => new Refusal(404)

function failed({ failure }: Waiting, error: string): Redirect {
  const to = new URL(failure)
  to.searchParams.set('error', errorShape.test(error) ? error : 'server_error')
  return new Redirect(to.href)
}

export function makeSingleSignOn(platform: Platform): Module {
  const { config, db, cache, log, outbox, metrics, security } = platform
  const { oidc, publicUrl, production } = config
  const callback = new URL(finishCall.path, publicUrl)
  const tell = (reason: object) => log.warn(reason, 'single sign-on')
  const provider = oidc && makeProvider({ settings: oidc, redirectUri: callback, production, tell })

  const forwardUrl = (given: string, pointer: string): string => {
    const url = ownUrl(given, publicUrl.origin)
    if (!url) throw fieldRefusal(pointer, 'invalid_format', 'error.field.format')
    return url.href
  }

  const findAccount = async (identity: Identity): Promise<SignedOn | undefined> =>
    (await findSignedOn(db, identity)) ?? (await linkByEmail(db, identity))

  async function accountFor(identity: Identity, language: Language): Promise<SignedOn | undefined> {
    const known = await findAccount(identity)
    if (known) return known
    const created = await createSignedOn(db, identity)
    if (!created) return findAccount(identity)
    const { email, claimedEmail } = identity
    // An address that is only claimed becomes the account's once its owner has answered a mail.
    if (!email && claimedEmail) {
      await outbox.put(db, 'newEmail', { accountId: created.id, email: claimedEmail, language })
      outbox.nudge()
    }
    return created
  }

  const startSingleSignOn: Handlers['startSingleSignOn'] = async ({ query }, context) => {
    const success = forwardUrl(query.successForwardUrl, '/successForwardUrl')
    const failure = forwardUrl(query.failureForwardUrl, '/failureForwardUrl')
    if (!provider) throw notHere()
    await spendFrom(platform, limit, context)
    const begun = await provider.begin(context.language)
    if (!begun) throw new Refusal(503, { retryAfter: 30 })
    // A second tab keeps the cookie of the first, so that both can finish.
    const earlier = context.cookie(cookieName)
    const secret = earlier && cookieShape.test(earlier) ? earlier : newToken()
    const { address, handshake } = begun
    const waiting: Waiting = { handshake, success, failure, browser: hashOf(secret) }
    await cache.set(`sso:${handshake.state}`, JSON.stringify(waiting), seconds)
    context.setCookie(cookieName, secret, seconds)
    return { success: true, redirectUrl: address.href }
  }

  async function takeWaiting(state: string | undefined, context: Context): Promise<Waiting> {
    const kept = state && (await cache.take(`sso:${state}`))
    const waiting = kept ? (JSON.parse(kept) as Waiting) : undefined
    if (!waiting || !isSame(waiting.browser, hashOf(context.cookie(cookieName) ?? ''))) throw new Refusal(400)
    return waiting
  }

  const finishSingleSignOn: Handlers['finishSingleSignOn'] = async ({ query }, context) => {
    if (!provider) throw notHere()
    const waiting = await takeWaiting(query.state, context)
    if (query.error) return failed(waiting, query.error)
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const returned = new URL(`?${new URLSearchParams(given)}`, callback)
    const recognised = await provider.recognise(returned, waiting.handshake)
    if (recognised === 'codeRefused') throw new Refusal(400)
    if (recognised === 'failed') return failed(waiting, 'temporarily_unavailable')
    const account = await accountFor(recognised.identity, context.language)
    const how = { detail: { by: 'singleSignOn' }, personal: { address: context.address } }
    if (!account || account.standing === 'disabled') {
      metrics.logins.inc({ outcome: 'failure' })
      await security.record(db, { kind: 'loginFailed', accountId: account?.id, ...how })
      return failed(waiting, 'access_denied')
    }
    await db.transaction(async (tx) => {
      await recordSignOn(tx, account.id)
      await security.record(tx, { kind: 'login', accountId: account.id, ...how })
    })
    await context.openSession(account.id, withGuestChoice(account.preferences, context))
    metrics.logins.inc({ outcome: 'success' })
    return new Redirect(waiting.success)
  }

  return { handlers: { startSingleSignOn, finishSingleSignOn } }
}
