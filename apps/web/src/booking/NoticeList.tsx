import './notice.css'
import type { Notice } from '@portolan/contract/notice'
import { Link } from '@tanstack/react-router'
import type { MessageId } from '../i18n/messages.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { Price } from '../price/Price.tsx'
import { Badge } from '../ui/Badge.tsx'

const kinds: Partial<Record<string, MessageId>> = {
  refundPaid: 'booking.notice.refundPaid',
  cancelled: 'booking.notice.cancelled',
  confirmed: 'booking.notice.confirmed',
  changed: 'booking.notice.changed',
  mailRefused: 'booking.notice.mailRefused',
}

/** What happened, with the sum that was paid back or the end of the hold. */
function What({ notice: { kind, amount, holdExpires } }: { notice: Notice }) {
  const t = useText()
  if (kind === 'refundPaid' && amount)
    return <RichText id="booking.notice.refundSum" values={{ amount: <Price key="amount" of={amount} /> }} />
  if (kind !== 'holdEnding') return t(kinds[kind] ?? 'booking.notice.other')
  if (holdExpires === undefined || Date.parse(holdExpires) <= Date.now()) return t('booking.hold.over')
  return (
    <RichText
      id="booking.notice.holdEnding"
      values={{ time: <Moment key="time" kind="expiry" at={holdExpires} now={Date.now()} /> }}
    />
  )
}

/** What happened, to which booking, and when. */
function Words({ notice }: { notice: Notice }) {
  const t = useText()
  const { at, read, title, reference } = notice
  return (
    <span className="bk-notice">
      <span className="row">
        <b className={read ? undefined : 'semi'}>
          <What notice={notice} />
        </b>
        {!read && <Badge tone="accent">{t('booking.notice.new')}</Badge>}
      </span>
      {title && <bdi className="small">{title}</bdi>}
      <span className="xs faint row">
        {reference && <bdi dir="ltr">{reference}</bdi>}
        <Moment kind="instant" at={at} />
      </span>
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
