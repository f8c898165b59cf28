import './desk.css'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useNow } from '../expiry/use-now.ts'
import { needTexts } from '../i18n/store.ts'
import { useText } from '../i18n/text.ts'
import { useCartState } from '../session/cart-state.ts'
import { usePerson } from '../session/person.ts'
import { Note } from '../ui/Note.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { CancelCard } from './CancelCard.tsx'
import { ConditionsCard } from './ConditionsCard.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DocumentsCard } from './DocumentsCard.tsx'
import { DueCard } from './DueCard.tsx'
import { EventsCard } from './EventsCard.tsx'
import { goodsOf } from './goods/goods-of.ts'
import { HoldCard } from './HoldCard.tsx'
import { JourneyCard } from './JourneyCard.tsx'
import { LinkCard } from './LinkCard.tsx'
import { isMailRefused, isNewsRefused, MailRefused, NewsRefused, ReminderRefused } from './MailRefused.tsx'
import { type Booking, isBought, isExchangeable, isHeld, isOnlyShown, isUnderWay, railOf } from './model.ts'
import { OnlyShown } from './OnlyShown.tsx'
import { PassCard } from './PassCard.tsx'
import { PriceCard } from './PriceCard.tsx'
import { RentalCard } from './RentalCard.tsx'
import { useBookingRights } from './rights.ts'
import { StayCard } from './StayCard.tsx'
import { TraceCard } from './TraceCard.tsx'
import { TransferCard } from './TransferCard.tsx'
import { TravellersCard } from './TravellersCard.tsx'

const ContactDialog = lazy(() => import('./ContactDialog.tsx'))
const SendDialog = lazy(() => import('./SendDialog.tsx'))
/** It says the words of the checkout where it asks for a card. */
const ExchangeDialog = lazy(async () => {
  await needTexts('checkout')
  return import('./exchange/ExchangeDialog.tsx')
})

function Trip({ booking }: { booking: Booking }) {
  const pass = railOf(booking.reservation)?.itinerary.pass
  const goods = goodsOf(booking.reservation)
  return (
    <>
      {pass && <PassCard pass={pass} />}
      {goods?.stay && <StayCard stay={goods.stay} summary={booking.summary} />}
      {goods?.rental && <RentalCard rental={goods.rental} />}
      {goods?.transfer && <TransferCard transfer={goods.transfer} />}
      {goods?.activity && <ActivityCard activity={goods.activity} />}
      {goods && <JourneyCard goods={goods} />}
    </>
  )
}

interface Props {
  booking: Booking
  guest?: boolean
}

type Asked = 'contact' | 'send' | 'exchange'

function Dialogs({ asked, booking, onClose }: { asked: Asked | undefined; booking: Booking; onClose(): void }) {
  return (
    <Suspense>
      {asked === 'contact' && <ContactDialog booking={booking} onClose={onClose} />}
      {asked === 'send' && <SendDialog booking={booking} onClose={onClose} />}
      {asked === 'exchange' && <ExchangeDialog booking={booking} onClose={onClose} />}
    </Suspense>
  )
}

/** Everything about one booking, and what can be done with it. */
export function BookingDesk({ booking, guest = false }: Props) {
  const t = useText()
  const now = useNow(useCartState().clockAhead)
  const page: RefObject<HTMLDivElement | null> = useRef(null)
  const [asked, setAsked] = useState<Asked>()
  const rights = useBookingRights(booking)
  const person = usePerson()
  const { summary, facts } = booking
  const holdUntil = isHeld(summary) ? Date.parse(summary.holdExpires ?? '') : undefined
  const onSend = rights.change && isBought(summary) ? () => setAsked('send') : undefined
  const hasNews = rights.change && isNewsRefused(facts)
  const isReachable = isBought(summary) || holdUntil !== undefined || hasNews
  const onEditContact = rights.change && isReachable ? () => setAsked('contact') : undefined
  // What is said of an agency's bookings is said to its agent, whatever the traveller's address is.
  const isToldHere = person.kind !== 'employee'
  const isRemindedHere = holdUntil !== undefined && isToldHere
  return (
    <div className="bk-desk" ref={page} tabIndex={-1}>
      <DeskHead
        booking={booking}
        guest={guest}
        onSend={onSend}
        onExchange={rights.change && isExchangeable(booking) ? () => setAsked('exchange') : undefined}
      />
      {isOnlyShown(booking) && (
        <div className="bk-notes">
          <OnlyShown inAccount={facts.inAccount} soldBy={facts.soldBy} />
        </div>
      )}
      <div className="bk-notes" role="status">
        {isUnderWay(summary) && <Note>{t('booking.view.underWay')}</Note>}
        {facts.refusal && <Note tone="warn">{facts.refusal}</Note>}
        {onSend && isMailRefused(facts) && <MailRefused onSend={onSend} />}
        {onEditContact && isRemindedHere && isMailRefused(facts) && <ReminderRefused onEditContact={onEditContact} />}
        {hasNews && <NewsRefused id={summary.bookingId} onEditContact={isToldHere ? onEditContact : undefined} />}
      </div>
      <div className="columns bk-cols">
        <div className="stack">
          {holdUntil !== undefined && !isOnlyShown(booking) && (
            <HoldCard booking={booking} rights={rights} now={now} until={holdUntil} />
          )}
          <Trip booking={booking} />
          <TravellersCard facts={facts} onEditContact={onEditContact} />
          <ConditionsCard booking={booking} />
          {summary.cancellable && rights.cancel && (
            <CancelCard booking={booking} now={now} onDone={() => page.current?.focus()} />
          )}
          <DocumentsCard booking={booking} />
        </div>
        <aside className="stack">
          {summary.total && <PriceCard booking={booking} total={summary.total} />}
          {!summary.total && facts.payThere && <DueCard booking={booking} there={facts.payThere} />}
          {facts.priceTrace && <TraceCard traces={facts.priceTrace} />}
          <EventsCard booking={booking} now={now} />
          {rights.change && booking.facts.hasOpenLink && <LinkCard booking={booking} />}
        </aside>
      </div>
      <Dialogs asked={asked} booking={booking} onClose={() => setAsked(undefined)} />
    </div>
  )
}
