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

/** The ticket or voucher of each booking, and a calendar file where it has a day; a package has one of each. */
export const papersOf = (lines: readonly Line[]): Paper[] =>
  lines.flatMap(({ bookings }) =>
    bookings.filter(hasPapers).flatMap(({ productType, uniqueID, title, travelStart }): Paper[] => {
      const reference = uniqueID?.id ?? ''
      const [name, word] = ticketed.includes(productType)
        ? (['ticket', 'checkout.paper.ticket'] as const)
        : (['voucher', 'checkout.paper.voucher'] as const)
      const paper = {
        key: `${reference}/${name}`,
        kind: 'paper',
        word,
        title,
        href: documentAddress(reference, name),
      } as const
      if (travelStart === undefined) return [paper]
      const href = documentAddress(reference, 'calendar')
      return [paper, { key: `${reference}/calendar`, kind: 'calendar', word: 'checkout.paper.calendar', title, href }]
    }),
  )
