import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { PaperContent, PaperView } from '../document/paper.ts'

/** The papers of the parts when they are bought alone. */
interface Sides {
  flights: Pick<PaperView, 'contentOf' | 'suits'>
  rooms: Pick<PaperView, 'contentOf' | 'suits'>
}

const isWithFlight = ({ detail }: BookingRecord['offers'][number]): boolean =>
  (detail as { withFlight?: unknown } | null)?.withFlight !== undefined

/** What it was bought together with. */
const partnerOf = ({ id, bundle }: BookingRecord, { bookings }: PurchaseRecord): BookingRecord | undefined =>
  bookings.find((one) => one.id !== id && one.bundle === bundle && one.product === 'air')

/**
 * One voucher for the whole trip: the flights under their own reference, then the stay. The flights have their own
 * ticket beside it, which is what an airline wants to see.
 */
export function makePackagePaperView({ flights, rooms }: Sides): PaperView {
  return {
    products: ['hotel'],
    suits: ({ offers }) => offers.some(isWithFlight),
    contentOf(booking, purchase, language): PaperContent {
      const stay = rooms.contentOf(booking, purchase, language)
      const flown = partnerOf(booking, purchase)
      if (!flown) return stay
      const flight = flights.contentOf(flown, purchase, language)
      const reference = flown.locator ?? flown.reference
      return {
        ...stay,
        sections: [
          ...flight.sections.map((section, index) =>
            index === 0 ? { ...section, lines: [...section.lines, `${flight.supplierName} · ${reference}`] } : section,
          ),
          ...stay.sections,
        ],
        priceLines: [...flight.priceLines, ...stay.priceLines],
        payThere: stay.payThere ?? [],
        terms: [...flight.terms, ...stay.terms],
        events: [...flight.events, ...stay.events],
      }
    },
  }
}
