import './booked.css'
import { CalendarPlus, Download, FileText } from 'lucide-react'
import { orderDocumentAddress } from '../api/document-address.ts'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Paper, papersOf } from './papers.ts'
import type { Line } from './state.ts'

const kinds = [
  { kind: 'paper', document: 'all', word: 'checkout.paper.all' },
  { kind: 'calendar', document: 'calendar', word: 'checkout.paper.allDates' },
] as const

/** Where several things were booked: one file of all their papers, and one of all their days. */
function useWholePapers(orderId: string, lines: readonly Line[]): Paper[] {
  const t = useText()
  return kinds.flatMap(({ kind, document, word }) => {
    const count = lines.filter((line) => papersOf([line]).some((paper) => paper.kind === kind)).length
    if (count < 2) return []
    return [
      { key: document, kind, word, title: t('cart.items', { count }), href: orderDocumentAddress(orderId, document) },
    ]
  })
}

/** Plain links: the browser shows or keeps the file as its owner likes. */
export function PapersCard({ orderId, lines }: { orderId: string; lines: readonly Line[] }) {
  const t = useText()
  const papers = [...useWholePapers(orderId, lines), ...papersOf(lines)]
  if (papers.length === 0) return null
  return (
    <section className="card screen-only" aria-labelledby="co-papers">
      <div className="co-h">
        <h2 className="h3 grow" id="co-papers">
          {t('checkout.paper.title')}
        </h2>
      </div>
      <ul className="co-docs">
        {papers.map(({ key, kind, word, title, href }) => (
          <li key={key}>
            <a className="co-doc" href={href} download>
              <Icon of={kind === 'calendar' ? CalendarPlus : FileText} />
              <span className="grow">
                <b className="semi small">{t(word)}</b> <bdi className="xs faint">{title}</bdi>
              </span>
              <Icon of={Download} size="s" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
