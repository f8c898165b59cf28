import type { PaymentForm } from '@portolan/contract/shared'
import { mayReadCredit } from '@portolan/domain/may'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import type { Module, Platform } from '../platform/module.ts'
import { personOf } from '../platform/person.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import { type AcceptedForm, makeAccept } from './accept.ts'
import { makeAccountProvider } from './account-provider.ts'
import { listCredits } from './credit-store.ts'
import { makeNewsDesk, type NewsListener } from './news-desk.ts'
import type { PaymentProvider } from './provider.ts'
import { makeTestProvider, testCards } from './test-provider.ts'
import { thereProvider } from './there-provider.ts'

export interface Payments extends Module {
  provider(id: string): PaymentProvider | undefined
  /** Refuses what this caller cannot pay with: 400 for a card number or an unknown provider, 403 for an account. */
  accept(form: PaymentForm, context: Pick<Context, 'session'>): Promise<AcceptedForm>
  /** From now on told of every authorisation that somebody should look at again. */
  onNews(listener: NewsListener): void
}

/**
 * Who moves the money. Cards go to the test provider, or to nobody where PAYMENTS is none; an agency's account is ours.
 * What test cards have paid before can still be given back to them when no card is taken any more.
 */
export function makePayments({ db, safe, config, log }: Pick<Platform, 'db' | 'safe' | 'config' | 'log'>): Payments {
  const test = makeTestProvider({ db, safe })
  const account = makeAccountProvider({ db })
  const providers = new Map<string, PaymentProvider>([test, account, thereProvider].map((one) => [one.id, one]))
  const provider = (id: string) => providers.get(id)
  const news = makeNewsDesk({ db, log }, provider)
  const takesCards = config.payments === 'test'
  if (config.production && takesCards)
    log.warn({ provider: test.id }, 'cards are taken by the test provider: no money moves')
  /** False: there is no such challenge. */
  async function answerChallenge(reference: string, clientSecret: string): Promise<boolean> {
    const isAnswered = await test.answerChallenge(reference, clientSecret)
    if (isAnswered) await news.tell({ provider: test.id, reference })
    return isAnswered
  }

  return {
    provider,
    // An agency is no token: nobody pays from an account by naming it.
    accept: makeAccept(db, { takesCards, takesTokens: (id) => id === test.id }),
    onNews: news.onNews,
    handlers: {
      async readPaymentConfig(_, { session }) {
        const agencyId = session?.account?.agencyId
        const credits = agencyId && mayReadCredit(personOf(session)) ? await listCredits(db, agencyId) : []
        return {
          success: true,
          ...(takesCards ? { provider: test.id, testCards: [...testCards] } : { provider: 'none' }),
          ...(credits.length > 0 && {
            accounts: credits.map(({ limit, left }) => ({ limit: amountView(limit), left: amountView(left) })),
          }),
        }
      },
      receivePaymentNews: news.receivePaymentNews,
      async answerPaymentChallenge({ body: { clientSecret } }) {
        if (!takesCards) throw new Refusal(400, { text: 'error.payment.noCards' })
        const [reference = ''] = clientSecret.split('.')
        if (!(await answerChallenge(reference, clientSecret)))
          throw fieldRefusal('/clientSecret', 'invalid_value', 'error.field.choice')
        return { success: true }
      },
    },
  }
}
