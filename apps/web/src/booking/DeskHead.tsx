import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, Mail, Users } from 'lucide-react'
import { RichText, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { usePageTitle } from '../session/page-title.ts'
import { usePerson } from '../session/person.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { type Booking, operatorReferences, productWords, referenceOf } from './model.ts'
import { MoneyBadge, StatusBadge } from './StatusBadge.tsx'

interface Props {
  booking: Booking
  /** Somebody with the code alone has no list to go back to. */
  guest: boolean
  /** Left out where there is nothing to send or exchange, or the reader may not. */
  onSend: (() => void) | undefined
  onExchange: (() => void) | undefined
}

function Crumbs({ booking: { summary } }: Pick<Props, 'booking'>) {
  const t = useText()
  const { productType } = summary
  return (
    <nav className="bk-crumbs small" aria-label={t('booking.crumbs')}>
      <span>
        <Link to="/booking">{t('booking.list.title')}</Link>
      </span>
      <span>
        <Link to="/booking/$product" params={{ product: productType }}>
          {t(productWords[productType])}
        </Link>
      </span>
      <span aria-current="page">
        <bdi dir="ltr">{referenceOf(summary).id}</bdi>
      </span>
    </nav>
  )
}

function Reference({ booking: { summary } }: Pick<Props, 'booking'>) {
  const t = useText()
  const moments = useMoments()
  const operator = operatorReferences(summary)
  const code = (text: string) => (
    <bdi key={text} className="bk-ref" dir="ltr">
      {text}
    </bdi>
  )
  const at = moments.shopHeading(moments.shopDay(summary.createDateTime))
  return (
    <p className="muted">
      <RichText
        id="booking.view.reference"
        values={{ reference: code(referenceOf(summary).id), time: <bdi key="time">{at}</bdi> }}
      />{' '}
      {summary.createdBy && (
        <RichText id="booking.view.by" values={{ name: <bdi key="name">{summary.createdBy}</bdi> }} />
      )}{' '}
      {summary.parts?.map((part) => (
        <span key={part.productType}>
          {' · '}
          {t(productWords[part.productType])} {operatorReferences(part).map(code)}
        </span>
      )) ??
        (operator[0] && <RichText id="booking.view.operator" values={{ reference: code(operator[0]) }} />)}
    </p>
  )
}

export function DeskHead({ booking, guest, onSend, onExchange }: Props) {
  const t = useText()
  const { summary, facts } = booking
  const people = facts.travelers?.length ?? 0
  const isAgencys = usePerson().kind === 'employee'
  usePageTitle(summary.title, referenceOf(summary).id)
  return (
    <>
      {!guest && <Crumbs booking={booking} />}
      <div className="bk-hd">
        <div className="grow">
          <div className="row wrap g3">
            <h1>
              <bdi>{summary.title}</bdi>
            </h1>
            <StatusBadge of={summary} />
            <MoneyBadge paymentStatus={summary.paymentStatus} />
            {people > 0 && <Badge icon={Users}>{t('booking.view.travellers', { count: people })}</Badge>}
          </div>
          <Reference booking={booking} />
        </div>
        <div className="bk-acts">
          {onSend && (
            <Button icon={Mail} onClick={onSend}>
              {t(isAgencys ? 'booking.send.toTraveler' : 'booking.send.open')}
            </Button>
          )}
          {onExchange && (
            <Button icon={ArrowLeftRight} onClick={onExchange}>
              {t('booking.exchange.open')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
