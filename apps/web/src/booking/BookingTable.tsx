import type { BookingSummary } from '@portolan/contract/booking'
import { Link } from '@tanstack/react-router'
import { useNow } from '../expiry/use-now.ts'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { useMoments } from '../moment/use-moments.ts'
import { Price } from '../price/Price.tsx'
import { useCartState } from '../session/cart-state.ts'
import { Icon } from '../ui/Icon.tsx'
import { productIcon } from '../ui/product-icon.ts'
import { Table } from '../ui/Table.tsx'
import type { Column } from '../ui/table-model.ts'
import { productWords, referenceOf } from './model.ts'
import { wayWord } from './payment-words.ts'
import { MoneyBadge, StatusBadge } from './StatusBadge.tsx'

const What = ({ booking }: { booking: BookingSummary }) => {
  const t = useText()
  const { productType, title } = booking
  return (
    <Link
      className="bk-what"
      to="/booking/$product/view"
      params={{ product: productType }}
      search={{ id: referenceOf(booking).id }}
    >
      <Icon of={productIcon[productType]} />
      <span>
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className="xs faint">{t(productWords[productType])}</span>
      </span>
    </Link>
  )
}

/** What it costs, and how that is paid. */
function Total({ booking }: { booking: BookingSummary }) {
  const t = useText()
  const word = wayWord(booking)
  return (
    <span className="bk-total">
      <b className="semi">
        <Price of={booking.total} />
      </b>
      {word && <span className="xs faint">{t(word)}</span>}
    </span>
  )
}

/** A hold says until when it can be paid for; money that goes back says so. */
function Standing({ booking, now }: { booking: BookingSummary; now: number }) {
  const { status, holdExpires, paymentStatus } = booking
  return (
    <span className="bk-standing">
      <StatusBadge of={booking} />
      {status === 'OnHold' && holdExpires && (
        <span className="xs faint">
          <RichText
            id="booking.list.payBy"
            values={{ time: <Moment key="time" kind="expiry" at={holdExpires} now={now} /> }}
          />
        </span>
      )}
      <MoneyBadge paymentStatus={paymentStatus} />
    </span>
  )
}

export function BookingTable({ bookings }: { bookings: readonly BookingSummary[] }) {
  const t = useText()
  const format = useFormat()
  const moments = useMoments()
  const now = useNow(useCartState().clockAhead)
  const columns: Column<BookingSummary>[] = [
    { id: 'what', head: t('booking.list.what'), card: 'title', cell: (booking) => <What booking={booking} /> },
    {
      id: 'reference',
      head: t('booking.list.reference'),
      card: 'line',
      cell: (booking) => (
        <bdi className="bk-ref" dir="ltr">
          {referenceOf(booking).id}
        </bdi>
      ),
    },
    {
      id: 'traveller',
      head: t('booking.list.traveller'),
      card: 'line',
      cell: ({ leadTraveler }) => leadTraveler && <bdi>{leadTraveler}</bdi>,
    },
    {
      id: 'travel',
      head: t('booking.list.travel'),
      card: 'line',
      cell: ({ travelStart }) => travelStart && <span className="nowrap">{format.date(travelStart.slice(0, 10))}</span>,
    },
    {
      id: 'booked',
      head: moments.shopHeading(t('booking.list.booked')),
      card: 'hide',
      cell: ({ createDateTime, createdBy }) => (
        <span className="muted nowrap">
          {createdBy && (
            <>
              <bdi>{createdBy}</bdi>
              <br />
            </>
          )}
          <span className={createdBy ? 'xs faint' : undefined}>
            <Moment kind="day" at={createDateTime} />
          </span>
        </span>
      ),
    },
    {
      id: 'total',
      head: t('booking.list.total'),
      figure: true,
      card: 'line',
      cell: (booking) => <Total booking={booking} />,
    },
    {
      id: 'status',
      head: t('booking.list.status'),
      card: 'end',
      cell: (booking) => <Standing booking={booking} now={now} />,
    },
  ]
  return (
    <Table
      caption={t('booking.list.title')}
      columns={columns}
      rows={bookings}
      keyOf={({ bookingId }) => bookingId}
      nameOf={({ title }) => title}
    />
  )
}
