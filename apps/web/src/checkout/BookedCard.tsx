import './booked.css'
import type { OrderItem } from '@portolan/contract/checkout'
import { hasTicket } from '@portolan/domain/product'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Check, Hourglass } from 'lucide-react'
import type { MessageId } from '../i18n/messages.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { Price } from '../price/Price.tsx'
import { useAccountState } from '../session/account-state.ts'
import { Badge } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Art } from './Art.tsx'
import type { GoodsOf } from './goods.ts'
import { Names } from './Names.tsx'
import type { Line } from './state.ts'
import { useSaid } from './use-said.ts'

const statusWords: Partial<Record<OrderItem['status'], MessageId>> = {
  Requested: 'checkout.state.requested',
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
  const saidOf = useSaid()
  const { start, end = start, bookings } = line
  const people = bookings[0]?.party.length ?? 0
  const goods = goodsOf(line.id)
  const told =
    line.words || goods ? saidOf(line, goods) : people > 0 ? [t('traveler.screen.people', { count: people })] : []
  return (
    <p className="small muted co-words">
      {start && (
        <span>
          <Moment kind="local" at={start} />
          {end && end.slice(0, 10) !== start.slice(0, 10) && (
            <>
              {' – '}
              <Moment kind="local" at={end.slice(0, 10)} />
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
  const isTicketed = first?.status === 'Ticketed' && hasTicket(line.product)
  const word = isTicketed
    ? 'checkout.state.ticketed'
    : ((first && statusWords[first.status]) ?? 'checkout.state.confirmed')
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
        <Names line={line} />
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
