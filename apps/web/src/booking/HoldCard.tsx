import { useRouter } from '@tanstack/react-router'
import { CreditCard, Hourglass } from 'lucide-react'
import type { MouseEvent } from 'react'
import { CallError } from '../api/failure.ts'
import { ExpiryAnnouncer } from '../expiry/ExpiryAnnouncer.tsx'
import type { MessageId } from '../i18n/messages.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { useMoments } from '../moment/use-moments.ts'
import { HoldClock } from '../result/HoldClock.tsx'
import { MayNotBook } from '../session/MayNotBook.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { toast } from '../ui/toast-store.ts'
import { useExtend } from './calls.ts'
import { type Booking, referenceOf } from './model.ts'
import type { BookingRights } from './rights.ts'

/** The checkout knows an order by its id and opens at the step named. */
function PayNow({ orderId }: { orderId: string }) {
  const t = useText()
  const { history } = useRouter()
  const href = `/cart/book?order=${encodeURIComponent(orderId)}&step=pay`
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    history.push(href)
  }
  return (
    <a className={buttonClass({ variant: 'primary' })} href={href} onClick={go}>
      <Icon of={CreditCard} size="s" />
      {t('booking.hold.pay')}
    </a>
  )
}

/** Why the reader has no way to pay: it is somebody else's to pay, or the right to book was taken away. */
function WhoPays({ booking: { summary, facts } }: Pick<Props, 'booking'>) {
  const t = useText()
  if (facts.standing === 'own') return <MayNotBook />
  const { createdBy } = summary
  if (!createdBy) return <p>{t('booking.hold.buyerPays')}</p>
  return (
    <p>
      <RichText id="booking.hold.colleaguePays" values={{ name: <bdi key="name">{createdBy}</bdi> }} />
    </p>
  )
}

/** What is said of a hold: over, to be paid by the reader, or by somebody else. */
function wordsOf(isOver: boolean, isPayer: boolean): { title: MessageId; hint: MessageId } {
  if (isOver) return { title: 'booking.hold.over', hint: 'booking.hold.endedAt' }
  if (isPayer) return { title: 'booking.hold.title', hint: 'booking.hold.until' }
  return { title: 'booking.status.onHold', hint: 'booking.hold.heldUntil' }
}

interface Props {
  booking: Booking
  rights: BookingRights
  now: number
  until: number
}

/** Kept but not paid for: until when, and what can be done about it. Letting it go is a cancellation like any other. */
export function HoldCard({ booking, rights, now, until }: Props) {
  const t = useText()
  const moments = useMoments()
  const extend = useExtend()
  const { summary } = booking
  const isOver = until <= now
  const words = wordsOf(isOver, rights.pay)
  const ask = async () => {
    const answer = await extend.mutateAsync(referenceOf(summary).id).catch(() => undefined)
    if (answer?.holdExpires)
      toast({
        text: t('booking.hold.extended', { time: moments.instant(answer.holdExpires, now) }),
      })
  }
  const { error } = extend
  return (
    <Section
      className="bk-hold"
      title={t(words.title)}
      hint={<RichText id={words.hint} values={{ time: <Moment key="time" kind="expiry" at={until} now={now} /> }} />}
      end={!isOver && <HoldClock expiresAt={until} now={now} brief />}
    >
      {!isOver && !rights.pay && (
        <div className="pad">
          <WhoPays booking={booking} />
        </div>
      )}
      {!isOver && rights.change && (
        <div className="pad row wrap">
          {rights.pay && <PayNow orderId={summary.orderId} />}
          <Button icon={Hourglass} busy={extend.isPending} onClick={() => void ask()}>
            {t('booking.hold.extend')}
          </Button>
        </div>
      )}
      {error && (
        <div className="pad">
          <ErrorPanel title={error instanceof CallError ? error.title : undefined} message={error.message} />
        </div>
      )}
      <ExpiryAnnouncer holds={[{ id: summary.bookingId, name: summary.title, expiresAt: until }]} now={now} />
    </Section>
  )
}
