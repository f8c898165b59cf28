import type { Banner, Promotion } from '@portolan/contract/cms'
import type { Pictures } from '../picture/picture.ts'
import { safeHtml } from './safe-html.ts'
import { safeLink } from './safe-link.ts'
import type { StoredBanner, StoredPromotion } from './store.ts'

/** Marks that turn the direction of what follows, or cannot be seen at all. Joiners stay: Arabic and emoji need them. */
const strayMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** One line of text for the browser to show as text. */
const plain = (text: string): string =>
  text
    .replace(strayMarks, '')
    .replace(/[\p{Cc}\s]+/gu, (gap) => (/^[\u00a0\u202f]+$/.test(gap) ? gap : ' '))
    .trim()

const optional = (text: string | null): string | undefined => (text === null ? undefined : plain(text) || undefined)

/** A picture we would not show gives way to one of ours. */
const pictureOf = (picture: string, id: string, pictures: Pictures): string =>
  pictures.addressOf(picture) ?? pictures.addressOf(`train~any~${id}`) ?? '/api/v1/picture/train~any~home.svg'

const linkOf = (link: string | null): string | undefined => (link === null ? undefined : safeLink(link))

/** For lists: the text in full is read one by one. */
export const promotionCard = (stored: StoredPromotion, pictures: Pictures): Promotion => ({
  id: stored.id,
  title: plain(stored.title),
  summary: optional(stored.summary),
  imageUrl: pictureOf(stored.picture, stored.id, pictures),
  linkUrl: linkOf(stored.linkUrl),
  startDate: stored.startDate,
  endDate: stored.endDate,
  language: stored.language,
  supplier: optional(stored.supplier),
  fareCode: optional(stored.fareCode),
  sort: stored.sort,
})

export const promotionView = async (stored: StoredPromotion, pictures: Pictures): Promise<Promotion> => ({
  ...promotionCard(stored, pictures),
  // Afterwards: an entity becomes a mark only when it is read.
  body: stored.body === null ? undefined : (await safeHtml(stored.body)).replace(strayMarks, ''),
})

export const bannerView = (stored: StoredBanner, pictures: Pictures): Banner => ({
  id: stored.id,
  title: plain(stored.title),
  subTitle: optional(stored.subTitle),
  imageUrl: pictureOf(stored.picture, stored.id, pictures),
  mobileImageUrl: stored.mobilePicture === null ? undefined : pictureOf(stored.mobilePicture, stored.id, pictures),
  linkUrl: linkOf(stored.linkUrl),
  sort: stored.sort,
  language: stored.language,
})
