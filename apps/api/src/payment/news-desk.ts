import type { receivePaymentNews } from '@portolan/contract/payment'
import type { Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { putNewsBack, settleNews, takeNews } from './news-store.ts'
import type { News, PaymentProvider } from './provider.ts'

/** Something happened to an authorisation; what it was is asked of the provider, so that order and age do not matter. */
export interface PaymentNews {
  readonly provider: string
  readonly reference: string
}

/** Throws when it could not look: the provider is then told to send the news again. */
export type NewsListener = (news: PaymentNews) => Promise<void>

interface NewsDesk {
  tell: NewsListener
  onNews(listener: NewsListener): void
  receivePaymentNews: Handler<typeof receivePaymentNews>
}

const bytesIn = (request: object): Uint8Array | undefined =>
  'body' in request && request.body instanceof Uint8Array ? request.body : undefined

export function makeNewsDesk(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  providerOf: (id: string) => PaymentProvider | undefined,
): NewsDesk {
  const listeners: NewsListener[] = []

  const tell: NewsListener = async (news) => {
    for (const listen of listeners) await listen(news)
  }

  async function workOn(provider: string, news: News): Promise<void> {
    try {
      await tell({ provider, reference: news.reference })
      await settleNews(db, provider, news)
    } catch (error) {
      await putNewsBack(db, provider, news)
      throw error
    }
  }

  return {
    tell,
    onNews: (listener) => void listeners.push(listener),
    async receivePaymentNews(request, { header }) {
      const { provider } = request.params
      const found = providerOf(provider)
      if (!found) throw new Refusal(404)
      const bytes = bytesIn(request)
      const news = bytes && found.readNews(bytes, header)
      if (!news) {
        log.warn({ provider }, 'payment news refused: not signed by the provider')
        throw new Refusal(400)
      }
      const turn = await takeNews(db, provider, news)
      if (turn === 'new') await workOn(provider, news)
      else log.warn({ provider, news: news.id }, 'payment news repeated: without effect')
      if (turn === 'busy') throw new Refusal(503, { retryAfter: 5 })
      return { success: true }
    },
  }
}
