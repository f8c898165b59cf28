import type { OrderItem } from '@portolan/contract/checkout'
import { documentAddress } from '../api/document-address.ts'
import type { MessageId } from '../i18n/messages.ts'
import type { Line } from './state.ts'

export interface Paper {
  key: string
  kind: 'paper' | 'calendar'
  word: MessageId
  /** What it is for: 'Paris – Zürich'. */
  title: string
  href: string
}

/** Who waits for the supplier's word has nothing to travel with yet. */
const hasPapers = ({ status }: OrderItem): boolean => status === 'Committed' || status === 'Ticketed'

const ticketed: readonly Line['product'][] = ['rail', 'railPass', 'air', 'cruise']

const calendarOf = (title: string, reference: string): Paper => ({
  key: `${reference}/calendar`,
  kind: 'calendar',
  word: 'checkout.paper.calendar',
  title,
  href: documentAddress(reference, 'calendar'),
})

function paperOf({ productType, title }: OrderItem, reference: string): Paper {
  const [name, word] = ticketed.includes(productType)
    ? (['ticket', 'checkout.paper.ticket'] as const)
    : (['voucher', 'checkout.paper.voucher'] as const)
  return { key: `${reference}/${name}`, kind: 'paper', word, title, href: documentAddress(reference, name) }
}

/** The ticket or voucher of each booking, and a calendar file where it has a day; a package has one for both parts. */
export const papersOf = (lines: readonly Line[]): Paper[] =>
  lines.flatMap(({ product, title, bookings }) =>
    bookings.filter(hasPapers).flatMap((booking, index): Paper[] => {
      const reference = booking.uniqueID?.id ?? ''
      const paper = paperOf(booking, reference)
      const isPackage = product === 'package'
      if (booking.travelStart === undefined || (isPackage && index > 0)) return [paper]
      return [paper, calendarOf(isPackage ? title : booking.title, reference)]
    }),
  )
