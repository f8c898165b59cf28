import { CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { clockFace } from '../expiry/countdown.ts'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Section } from '../ui/Section.tsx'
import { CancelPartChoice } from './CancelPartChoice.tsx'
import { CancelQuoteBox } from './CancelQuoteBox.tsx'
import { CancelRoomChoice } from './CancelRoomChoice.tsx'
import { CancelRoomNames } from './CancelRoomNames.tsx'
import { everything, openRooms } from './cancel.ts'
import { waysOf } from './goods/rail.ts'
import { type Booking, railOf } from './model.ts'
import { useCancellation } from './use-cancellation.ts'

interface Props {
  booking: Booking
  now: number
  onDone(): void
}

/** What cannot be had back. */
function finalWordOf(booking: Booking): MessageId {
  if (booking.summary.parts) return 'booking.cancel.finalPackage'
  return openRooms(booking).length > 0 ? 'booking.cancel.finalRooms' : 'booking.cancel.final'
}

/** Somebody might want to give up some of it and keep the rest. */
function isOfSeveral(booking: Booking): boolean {
  const rail = railOf(booking.reservation)
  if (!rail) return openRooms(booking).length > 1
  return waysOf(rail).length > 1 || (booking.facts.travelers ?? []).length > 1
}

/** Where nothing was paid there is no refund to show. */
function askWord({ summary, facts }: Booking): MessageId {
  if (summary.status === 'OnHold') return 'booking.cancel.askHold'
  return facts.paid?.amount === 0 ? 'booking.cancel.askCost' : 'booking.cancel.ask'
}

/** Cancelling, or letting a hold go: first what it brings, then exactly that. */
export function CancelCard({ booking, now, onDone }: Props) {
  const t = useText()
  const format = useFormat()
  const moments = useMoments()
  const [part, setPart] = useState(everything)
  const steps = useCancellation(booking, onDone)
  const { quote, failure } = steps
  const { summary, reservation, facts } = booking
  const paid = facts.paid ?? summary.total
  const rail = railOf(reservation)
  const rooms = openRooms(booking)
  const isInPart = facts.cancellableInPart === true
  const isNone = part.rooms?.length === 0
  const held = summary.status === 'OnHold'
  const isWholeOnly = isOfSeveral(booking) && !isInPart && !held
  const title = t(held ? 'booking.cancel.titleHold' : 'booking.cancel.title')
  const until = quote?.validUntil
  const over = until !== undefined && until <= now
  const left = until === undefined || over ? undefined : until - now
  if (!steps.open)
    return (
      <div className="bk-cancel-begin">
        <Button icon={CircleSlash} onClick={steps.begin}>
          {title}
        </Button>
      </div>
    )
  return (
    <Section
      className="bk-cancel screen-only"
      title={title}
      hint={until !== undefined && !over && t('booking.cancel.validUntil', { time: moments.instant(until, now) })}
      end={
        left !== undefined && (
          <span className="semi num" role="timer" aria-live="off" aria-label={t('booking.cancel.timeLeft')}>
            <bdi>{left >= 3_600_000 ? format.duration(Math.floor(left / 60_000)) : clockFace(left)}</bdi>
          </span>
        )
      }
    >
      <div className="pad bk-cancel-b">
        {failure && <ErrorPanel title={failure.title} message={failure.message} />}
        {quote && paid ? (
          <CancelQuoteBox
            key={`${quote.id}/${quote.validUntil}`}
            quote={quote}
            paid={paid}
            held={held}
            product={summary.productType}
            final={finalWordOf(booking)}
            over={over}
            busy={steps.committing}
            names={steps.part?.rooms && <CancelRoomNames rooms={rooms} gone={steps.part.rooms} />}
            onKeep={steps.leave}
            onAgain={() => void steps.ask(steps.part ?? part)}
            onCommit={() => void steps.commit()}
          />
        ) : (
          <>
            {isWholeOnly && <p className="small muted">{t('booking.cancel.wholeOnly')}</p>}
            {rooms.length > 1 && isInPart && !held && <CancelRoomChoice {...{ rooms, part }} onPart={setPart} />}
            {rail && isInPart && !held && (
              <CancelPartChoice reservation={rail} travellers={facts.travelers ?? []} part={part} onPart={setPart} />
            )}
            <div className="row wrap">
              <Button onClick={steps.leave}>{t('booking.cancel.keep')}</Button>
              <Button variant="ink" busy={steps.asking} disabled={isNone} onClick={() => void steps.ask(part)}>
                {t(askWord(booking))}
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  )
}
