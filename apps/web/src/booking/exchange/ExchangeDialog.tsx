import './exchange.css'
import type { RailReservation } from '@portolan/contract/rail-journey'
import type { PaymentForm } from '@portolan/contract/shared'
import { useRef, useState } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { usePaymentConfig } from '../../payment/calls.ts'
import type { CardFrame } from '../../payment/TestCardFrame.tsx'
import { Price } from '../../price/Price.tsx'
import { useVisit } from '../../session/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { type Booking, railOf } from '../model.ts'
import { useBookingRights } from '../rights.ts'
import { Agree, type Method } from './Agree.tsx'
import { ChooseTrain } from './ChooseTrain.tsx'
import { type Choice, daysOf, sellerOf, type Wish, waysOf, wishOf } from './model.ts'
import { type ExchangeFlow, type Quoted, useExchange } from './use-exchange.ts'

interface Props {
  booking: Booking
  onClose(): void
}

const formOf = (method: Method | undefined, token: string | undefined): PaymentForm | undefined => {
  if (method === 'account') return { kind: 'account' }
  return token === undefined ? undefined : { kind: 'token', provider: 'test', token }
}

/** Stands for the page on which a bank asks its customer. */
function BankQuestion({ flow, quoted, onAnswer }: { flow: ExchangeFlow; quoted: Quoted; onAnswer(): void }) {
  const t = useText()
  const { due } = quoted.answer
  return (
    <Dialog
      title={t('checkout.challenge.title')}
      hint={t('checkout.challenge.hint')}
      onClose={() => void flow.putAside()}
      footer={
        <>
          <Button onClick={() => void flow.putAside()}>{t('checkout.challenge.later')}</Button>
          <Button variant="primary" busy={flow.busy} onClick={onAnswer}>
            {t('checkout.challenge.confirm')}
          </Button>
        </>
      }
    >
      {due && (
        <p>
          <RichText id="checkout.challenge.text" values={{ price: <Price key="price" of={due} /> }} />
        </p>
      )}
    </Dialog>
  )
}

function CommitWords({ quoted }: { quoted: Quoted }) {
  const t = useText()
  const { due } = quoted.answer
  if (!due || due.amount <= 0) return t('booking.exchange.commit')
  return (
    <span>
      <RichText id="booking.exchange.pay" values={{ price: <Price key="price" of={due} /> }} />
    </span>
  )
}

/** A new day, a train of it, what it costs, and then exactly that. */
function Exchange({ booking, reservation, onClose }: Props & { reservation: RailReservation }) {
  const t = useText()
  const visit = useVisit()
  const flow = useExchange(booking, onClose)
  const { spend } = useBookingRights(booking)
  const frame = useRef<CardFrame>(null)
  const form = useRef<PaymentForm>(undefined)
  const [days, setDays] = useState<readonly string[]>(() => daysOf(reservation))
  const [wish, setWish] = useState<Wish>(() => wishOf(reservation))
  const [chosen, setChosen] = useState<readonly (Choice | undefined)[]>([])
  const [preferred, setMethod] = useState<Method>('card')
  const takesCards = usePaymentConfig().data?.provider !== 'none'
  const withoutCards = spend ? 'account' : undefined
  const method = takesCards ? preferred : withoutCards
  const { quoted, failure, challenge, busy } = flow
  const ways = waysOf(reservation).length
  const rphs = chosen.flatMap((choice) => choice?.rph ?? [])
  const choose = (way: number, choice: Choice) =>
    // The way back goes with the way out: another one of these begins the choice anew.
    setChosen((before) => (way === 0 ? [choice] : [before[0], choice]))
  const owed = quoted?.answer.due?.amount ?? 0
  const isStuck = owed > 0 && method === undefined
  const agree = () => {
    const token = owed > 0 && method === 'card' ? frame.current?.take() : undefined
    if (owed > 0 && method === 'card' && token === undefined) return
    form.current = owed > 0 ? formOf(method, token) : undefined
    void flow.commit(form.current)
  }
  if (challenge !== undefined && quoted)
    return <BankQuestion flow={flow} quoted={quoted} onAnswer={() => void flow.answer(challenge, form.current)} />
  return (
    <Dialog
      title={t('booking.exchange.title')}
      hint={t('booking.exchange.hint')}
      onClose={onClose}
      footer={
        quoted ? (
          <>
            <Button onClick={flow.chooseAnother}>{t('booking.exchange.other')}</Button>
            <Button variant="primary" busy={busy} disabled={isStuck} onClick={agree}>
              <CommitWords quoted={quoted} />
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('booking.exchange.keep')}</Button>
            <Button variant="primary" busy={busy} disabled={rphs.length < ways} onClick={() => void flow.ask(rphs)}>
              {t('booking.exchange.ask')}
            </Button>
          </>
        )
      }
    >
      <div className="bk-form">
        {failure && <ErrorPanel title={failure.title} message={failure.message} />}
        {quoted ? (
          <Agree
            answer={quoted.answer}
            method={method}
            onMethod={setMethod}
            maySpend={spend}
            takesCards={takesCards}
            frame={frame}
          />
        ) : (
          <ChooseTrain
            visit={visit}
            reservation={reservation}
            seller={sellerOf(booking)}
            days={days}
            onDays={(next) => {
              setDays(next)
              setChosen([])
            }}
            wish={wish}
            onWish={(next) => {
              setWish(next)
              setChosen([])
            }}
            chosen={chosen}
            onChoose={choose}
          />
        )}
      </div>
    </Dialog>
  )
}

export default function ExchangeDialog({ booking, onClose }: Props) {
  const reservation = railOf(booking.reservation)
  return reservation ? <Exchange booking={booking} reservation={reservation} onClose={onClose} /> : null
}
