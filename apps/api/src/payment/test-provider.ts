import { randomUUID } from 'node:crypto'
import type { Money } from '@portolan/domain/money'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Safe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { isSignedBy, signatureOf } from './news-signature.ts'
import type { Authorization, News, PaymentProvider } from './provider.ts'
import {
  authorizeChallenged,
  type Charge,
  captureCharge,
  findCharge,
  findChargeByKey,
  putCharge,
  refundCharge,
  voidCharge,
} from './test-provider-store.ts'

/** What each token leads to. The charge of tok_timeout is made, and only its answer is lost. */
const outcomes = {
  tok_ok: 'authorized',
  tok_declined: 'declined',
  tok_authentication_required: 'challenge',
  tok_timeout: 'authorized',
} as const

type TestToken = keyof typeof outcomes

/** Numbers that card schemes and providers publish for tests; the browser takes the token in their place. */
export const testCards: readonly { number: string; outcome: TestToken }[] = [
  { number: '4242 4242 4242 4242', outcome: 'tok_ok' },
  { number: '4000 0000 0000 0002', outcome: 'tok_declined' },
  { number: '4000 0025 0000 3155', outcome: 'tok_authentication_required' },
  { number: '4000 0000 0000 0119', outcome: 'tok_timeout' },
]

export const signatureHeader = 'portolan-test-signature'

export interface TestProvider extends PaymentProvider {
  /** What the customer does in the provider's own window. False: there is no such challenge. */
  answerChallenge(reference: string, clientSecret: string): Promise<boolean>
  /** The provider's side of the news: the header that goes with a body. */
  signNews(body: Uint8Array): string
}

const isTestToken = (token: string): token is TestToken => Object.hasOwn(outcomes, token)

const newsId = /^evt_[\w-]{1,64}$/
const chargeId = /^ch_[\w-]{1,64}$/

function newsIn(body: Uint8Array): News | undefined {
  try {
    const { id, reference } = JSON.parse(new TextDecoder().decode(body)) as Partial<Record<keyof News, unknown>>
    if (typeof id !== 'string' || typeof reference !== 'string') return undefined
    return newsId.test(id) && chargeId.test(reference) ? { id, reference } : undefined
  } catch {
    return undefined
  }
}

const isFor = ({ currency, amount }: Charge, wanted: Money): boolean =>
  currency === wanted.currency && amount === wanted.minor

/**
 * The provider that is there when no other is: no money moves. It stands for an outside service, so its books are tables
 * of its own that nobody else reads, and every node finds the same there.
 */
export function makeTestProvider({ db, safe }: { db: Db; safe: Safe }, clock: Clock = systemClock): TestProvider {
  const newsSecret = safe.sign('news of the test provider')
  /** Begins with the reference, so that whoever has the secret alone can name the charge. */
  const challengeOf = (reference: string) => `challenge of the test provider ${reference}`
  const clientSecretOf = (reference: string) => `${reference}.${safe.sign(challengeOf(reference))}`
  function isClientSecret(reference: string, given: string): boolean {
    const begin = `${reference}.`
    return given.startsWith(begin) && safe.isSigned(challengeOf(reference), given.slice(begin.length))
  }

  function outcomeOf({ id, token, status }: Charge): Authorization {
    switch (status) {
      case 'authorized':
      case 'captured':
        return { is: 'authorized', reference: id }
      case 'challenge':
        return {
          is: 'challenge',
          reference: id,
          action: { kind: 'challenge', clientSecret: clientSecretOf(id) },
        }
      case 'voided':
        return { is: 'declined', reason: 'voided' }
      case 'declined':
        return { is: 'declined', reason: isTestToken(token) ? 'card_declined' : 'invalid_token' }
    }
  }

  return {
    id: 'test',
    async authorize({ key, token, amount }) {
      const kept = isTestToken(token) ? token : 'unknown'
      const status = isTestToken(token) ? outcomes[token] : 'declined'
      const charge = await putCharge(db, { id: `ch_${randomUUID()}`, key, token: kept, status, amount })
      if (!isFor(charge, amount) || charge.token !== kept) throw new Error('The key belongs to another charge.')
      return token === 'tok_timeout' ? { is: 'unknown' } : outcomeOf(charge)
    },
    async find(key) {
      const charge = await findChargeByKey(db, key)
      return charge && outcomeOf(charge)
    },
    async capture(of) {
      if (await captureCharge(db, of)) return 'captured'
      const charge = await findCharge(db, of.reference)
      // 'gone' would have the customer pay again.
      if (charge?.status === 'captured' || charge?.status === 'authorized')
        throw new Error('The capture does not fit its charge.')
      return 'gone'
    },
    async void({ reference }) {
      if (await voidCharge(db, reference)) return 'voided'
      if ((await findCharge(db, reference))?.status === 'captured') throw new Error('The charge is captured already.')
      return 'voided'
    },
    refund: async (of) => ((await refundCharge(db, of)) ? 'refunded' : 'refused'),
    readNews: (body, header) =>
      isSignedBy(newsSecret, body, header(signatureHeader), clock.now()) ? newsIn(body) : undefined,
    answerChallenge: async (reference, clientSecret) =>
      isClientSecret(reference, clientSecret) && authorizeChallenged(db, reference),
    signNews: (body) => signatureOf(newsSecret, body, clock.now()),
  }
}
