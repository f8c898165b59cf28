import { readPicture } from '@portolan/contract/picture'
import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { localText } from '@portolan/domain/moment'
import { supplierProducts } from '@portolan/supplier/offer'
import * as z from 'zod/mini'
import type { CartView } from '../cart/goods.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'

/** Of the simulated supplier's offers; start and end are local to the place. */
const simulatedDetail = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  start: z.optional(z.string()),
  end: z.optional(z.string()),
  picture: z.string(),
})

/** What is no key of an illustration is no address either. */
const pictureOf = (key: string) => (readPicture.params.safeParse({ key }).success ? { imageUrl: pictureUrl(key) } : {})

/** The day or the hour that was chosen: what is used by days has no hour, whatever was sent with the day. */
const chosenText = (startDate: string, start: string | undefined, language: Language): string =>
  localText(timeOf(start ?? '') ? startDate : startDate.slice(0, 10), language)

/** How simulated offers stand in the cart, whatever product they play: out with the first, back with the last. */
export const simulatedView: CartView = {
  products: supplierProducts,
  display(offers, { startDate }, language) {
    const details = offers.map(({ detail }) => simulatedDetail.safeParse(detail).data)
    const [first, last] = [details[0], details.at(-1)]
    if (!first || !last || details.includes(undefined)) throw new WrongHandles(placesOf(details, (detail) => !detail))
    const lines = details.flatMap((detail) => detail?.lines ?? [])
    return {
      title: first.title,
      lines: startDate ? [...lines, chosenText(startDate, first.start, language)] : lines,
      ...(first.start !== undefined && { start: first.start }),
      ...(last.end !== undefined && { end: last.end }),
      ...pictureOf(first.picture),
    }
  },
  /** Any other of its kind. */
  instead: ([wanted, ...more], found) =>
    more.length > 0 ? [] : found.filter(({ identity }) => identity !== wanted?.identity).map((offer) => [offer]),
}
