import type { Pictures } from '../picture/picture.ts'
import type { Context } from '../platform/context.ts'
import type { Module, Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import { findBanner, findPromotion, listBanners, listPromotions, type Reader } from './store.ts'
import { bannerView, promotionCard, promotionView } from './view.ts'

/** What the shop shows today, in the reader's language. */
export function makeCms({ db, config, pictures }: Platform & { pictures: Pictures }): Module {
  const readerOf = ({ language }: Context): Reader => ({ language, timeZone: config.timeZone })
  return {
    handlers: {
      async listPromotions(_, context) {
        const stored = await listPromotions(db, readerOf(context))
        return stored.map((one) => promotionCard(one, pictures))
      },
      async readPromotion({ params }, context) {
        const stored = await findPromotion(db, readerOf(context), params.id)
        if (!stored) throw new Refusal(404)
        return promotionView(stored, pictures)
      },
      async listRailBanners(_, context) {
        const stored = await listBanners(db, readerOf(context))
        return stored.map((one) => bannerView(one, pictures))
      },
      async readRailBanner({ params }, context) {
        const stored = await findBanner(db, readerOf(context), params.id)
        if (!stored) throw new Refusal(404)
        return bannerView(stored, pictures)
      },
    },
  }
}
