import './booked.css'
import type { OrderItem } from '@portolan/contract/checkout'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Check, Hourglass } from 'lucide-react'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { useAccountState } from '../session/account-state.ts'
import { Badge } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { GoodsOf } from './goods.ts'
import { Art } from './ItemTerms.tsx'
import type { Line } from './state.ts'

const statusWords: Partial<Record<OrderItem['status'], MessageId>> = {
  Requested: 'checkout.state.requested',
  Ticketed: 'checkout.state.ticketed',
  OnHold: 'checkout.state.held',
}

const referenceOf = ({ uniqueID }: OrderItem): string => uniqueID?.id ?? ''

const viewPath = (product: Line['product']): string => `/booking/${product === 'railPass' ? 'rail' : product}/view`

/** A package has one page, which is found by its first part. */
const pagesOf = ({ product, bookings }: Line): readonly OrderItem[] =>
  product === 'package' ? bookings.slice(0, 1) : bookings

/** Our reference, and the supplier's own where it is known. */
function Reference({ booking }: { booking: OrderItem }) {
  const code = (text: string, key: string) => (
    <bdi className="co-ref" dir="ltr" key={key}>
      {text}
    </bdi>
  )
  const reference = code(referenceOf(booking), 'own')
  return (
    <p className="small faint">
      {booking.locator ? (
        <RichText id="checkout.booked.both" values={{ reference, locator: code(booking.locator, 'other') }} />
      ) : (
        <RichText id="checkout.booked.reference" values={{ reference }} />
      )}
    </p>
  )
}

/** When it begins and ends, on the clock of the place, and for how many. */
function Facts({ line, goodsOf }: { line: Line; goodsOf: GoodsOf }) {
  const t = useText()
  const format = useFormat()
  const { start, end = start, bookings } = line
  const dayOf = (moment: string) => format.date(moment.slice(0, 10))
  const time = start?.slice(11, 16)
  const people = bookings[0]?.party.length ?? 0
  const told =
    line.words ?? goodsOf(line.id)?.lines ?? (people > 0 ? [t('traveler.screen.people', { count: people })] : [])
  return (
    <p className="small muted co-words">
      {start && (
        <span>
          <bdi>{dayOf(start)}</bdi> {time && time !== '00:00' && <bdi dir="ltr">{time}</bdi>}
          {end && end.slice(0, 10) !== start.slice(0, 10) && (
            <>
              {' – '}
              <bdi>{dayOf(end)}</bdi>
            </>
          )}
        </span>
      )}
      {told.map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </p>
  )
}

/** One thing that was bought or is held: name, days, references, and the way to its own page. */
export function BookedCard({ line, goodsOf }: { line: Line; goodsOf: GoodsOf }) {
  const t = useText()
  const { logedIn } = useAccountState()
  const [first] = line.bookings
  const isHeld = line.state === 'held'
  const word = (first && statusWords[first.status]) ?? 'checkout.state.confirmed'
  return (
    <article className="co-bk">
      <Art line={line} goodsOf={goodsOf} />
      <div className="grow">
        <div className="row g3 wrap">
          <h3>
            <bdi>{line.title}</bdi>
          </h3>
          <Badge tone={isHeld ? 'warn' : 'ok'} icon={isHeld ? Hourglass : Check}>
            {t(word)}
          </Badge>
        </div>
        <Facts line={line} goodsOf={goodsOf} />
        {line.bookings.map((booking) => (
          <Reference key={referenceOf(booking)} booking={booking} />
        ))}
      </div>
      <div className="co-bk-p">
        <Price of={line.price} size="sm" />
        {logedIn &&
          pagesOf(line).map((booking) => (
            <Link
              className="link"
              key={referenceOf(booking)}
              to={viewPath(line.product)}
              search={{ id: referenceOf(booking) }}
              aria-label={t('checkout.booked.viewOf', { item: line.title })}
            >
              {t('checkout.booked.view')}
              <Icon of={ArrowRight} size="s" flip />
            </Link>
          ))}
      </div>
    </article>
  )
}
