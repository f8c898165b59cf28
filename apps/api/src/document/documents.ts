import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import { labelled } from '../platform/labelled.ts'
import { viewFor } from '../platform/product-view.ts'
import { writeCalendar } from './calendar.ts'
import { paperTexts } from './catalogue/text.ts'
import { composePaper, toneOf } from './compose.ts'
import type { Paper, PaperContent, PaperMoney, PaperView } from './paper.ts'
import { plainContent } from './plain-view.ts'
import type { Renderer } from './render.ts'

export interface DocumentParts {
  views: readonly PaperView[]
  renderer: Pick<Renderer, 'render'>
  /** Where the shop stands: its date is the day of issue. */
  timeZone: string
}

export interface PaperOptions {
  money: PaperMoney
  /** In whose name it is handed over; absent: the shop's. */
  seller?: string | undefined
}

export interface Documents {
  /** What it says, for those who say it another way: a mail. */
  paper(booking: BookingRecord, purchase: PurchaseRecord, options: PaperOptions): Paper
  /** The ticket or voucher, in the language of the purchase. */
  pdf(booking: BookingRecord, purchase: PurchaseRecord, options: PaperOptions): Promise<Uint8Array>
  /** The journey for the traveller's calendar; undefined where it has no day yet. */
  calendar(booking: BookingRecord, purchase: PurchaseRecord): string | undefined
}

export function makeDocuments({ views, renderer, timeZone }: DocumentParts): Documents {
  function contentOf(booking: BookingRecord, purchase: PurchaseRecord): PaperContent {
    const { language } = purchase
    const view = viewFor(views, booking.product, booking)
    return view ? view.contentOf(booking, purchase, language) : plainContent(booking, language)
  }

  const paperOf: Documents['paper'] = (booking, purchase, options) =>
    composePaper(booking, purchase, contentOf(booking, purchase), { ...options, timeZone })

  return {
    paper: paperOf,
    pdf: (booking, purchase, options) =>
      renderer.render({
        paper: paperOf(booking, purchase, options),
        language: purchase.language,
        createdAt: booking.createdAt,
      }),
    calendar(booking, purchase) {
      const { id, reference, locator, createdAt, exchange } = booking
      const { language } = purchase
      const texts = paperTexts[language]
      const { events } = contentOf(booking, purchase)
      const lines = [
        labelled(texts.reference, reference, language),
        ...(locator === null ? [] : [labelled(texts.locator, locator, language)]),
      ]
      return writeCalendar({ id, version: exchange?.round ?? 0, tone: toneOf(booking), events, createdAt, lines })
    },
  }
}
