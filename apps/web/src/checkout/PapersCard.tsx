import './booked.css'
import { CalendarPlus, Download, FileText } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { papersOf } from './papers.ts'
import type { Line } from './state.ts'

/** Plain links: the browser shows or keeps the file as its owner likes. */
export function PapersCard({ lines }: { lines: readonly Line[] }) {
  const t = useText()
  const papers = papersOf(lines)
  if (papers.length === 0) return null
  return (
    <section className="card" aria-labelledby="co-papers">
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
