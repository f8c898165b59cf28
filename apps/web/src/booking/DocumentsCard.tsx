import { CalendarPlus, FileText } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { documentsOf } from './documents.ts'
import type { Booking } from './model.ts'

/** Plain links: the browser shows or keeps the file as its owner likes. */
export function DocumentsCard({ booking }: { booking: Booking }) {
  const t = useText()
  const documents = documentsOf(booking)
  if (documents.length === 0) return null
  return (
    <Section title={t('booking.document.title')}>
      <ul className="bk-docs">
        {documents.map(({ id, word, href, withoutPrice }) => (
          <li key={id}>
            <Icon of={id === 'calendar' ? CalendarPlus : FileText} />
            <span className="grow">
              <a className="semi small" href={href} download>
                {t(word)}
              </a>
              {withoutPrice && (
                <a className="xs" href={withoutPrice} download>
                  {t('booking.document.withoutPrice', { document: t(word) })}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
