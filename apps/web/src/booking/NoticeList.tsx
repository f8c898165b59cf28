import './notice.css'
import type { Notice } from '@portolan/contract/notice'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'

const kinds: Partial<Record<string, MessageId>> = {
  holdEnding: 'booking.notice.holdEnding',
  refundPaid: 'booking.notice.refundPaid',
  cancelled: 'booking.notice.cancelled',
  confirmed: 'booking.notice.confirmed',
  changed: 'booking.notice.changed',
}

function Words({ notice: { kind, at, read } }: { notice: Notice }) {
  const t = useText()
  const format = useFormat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <span className="bk-notice">
      <span className="row">
        <b className={read ? undefined : 'semi'}>{t(kinds[kind] ?? 'booking.notice.other')}</b>
        {!read && <Badge tone="accent">{t('booking.notice.new')}</Badge>}
      </span>
      <span className="xs faint">{format.moment(new Date(at), zone, new Date())}</span>
    </span>
  )
}

interface Props {
  /** None while they are asked for. */
  notices: readonly Notice[] | undefined
  failed: boolean
}

/** The newest first; each leads to its booking. */
export default function NoticeList({ notices, failed }: Props) {
  const t = useText()
  return (
    <section className="bk-notices" aria-label={t('booking.notice.title')}>
      <h2 className="h4">{t('booking.notice.title')}</h2>
      {failed && !notices && <p className="small">{t('booking.notice.failed')}</p>}
      {notices?.length === 0 && <p className="small muted">{t('booking.notice.none')}</p>}
      <ul>
        {notices?.map((notice) => (
          <li key={notice.id}>
            {notice.bookingId ? (
              <Link to="/booking/view" search={{ id: notice.bookingId }}>
                <Words notice={notice} />
              </Link>
            ) : (
              <Words notice={notice} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
