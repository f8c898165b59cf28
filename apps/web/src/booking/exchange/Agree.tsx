import type { BookingExchangeRS } from '@portolan/contract/booking-exchange'
import type { Ref } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { useMoments } from '../../moment/use-moments.ts'
import { usePaymentConfig } from '../../payment/calls.ts'
import { type CardFrame, TestCardFrame } from '../../payment/TestCardFrame.tsx'
import { Price } from '../../price/Price.tsx'
import { Note } from '../../ui/Note.tsx'
import { Radio } from '../../ui/Radio.tsx'

export type Method = 'card' | 'account'

interface Props {
  answer: BookingExchangeRS
  method: Method | undefined
  onMethod(method: Method): void
  /** Whether the agency's account is offered. */
  maySpend: boolean
  /** Whether a card is. */
  takesCards: boolean
  frame: Ref<CardFrame>
}

function Figures({ answer }: Pick<Props, 'answer'>) {
  const t = useText()
  const { price, difference, fee, due } = answer
  const owed = due?.amount ?? 0
  const sum = due && { ...due, amount: Math.abs(owed) }
  const total = owed < 0 ? 'booking.exchange.back' : 'booking.exchange.due'
  const lines = [
    { name: t('booking.exchange.price'), of: price },
    { name: t('booking.exchange.difference'), of: difference },
    { name: t('booking.exchange.fee'), of: fee },
  ]
  return (
    <dl className="bk-refund bx-sums">
      {lines.map(
        ({ name, of }) =>
          of && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Price of={of} size="sm" />
              </dd>
            </div>
          ),
      )}
      {sum && (
        <div className={owed < 0 ? 'get' : 'bx-due'}>
          <dt>{t(total)}</dt>
          <dd>
            <Price of={sum} size="sm" />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Card({ frame }: Pick<Props, 'frame'>) {
  const t = useText()
  const { data: config } = usePaymentConfig()
  if (!config) return null
  if (config.provider !== 'test') return <Note tone="warn">{t('checkout.card.away')}</Note>
  return <TestCardFrame cards={config.testCards ?? []} ref={frame} />
}

function Payment({ method, onMethod, maySpend, takesCards, frame }: Omit<Props, 'answer'>) {
  const t = useText()
  if (!takesCards && !maySpend) return <Note tone="warn">{t('error.payment.noCards')}</Note>
  const methods = takesCards ? (['card', 'account'] as const) : (['account'] as const)
  return (
    <fieldset className="bx-way">
      <legend className="semi">{t('checkout.how')}</legend>
      {maySpend &&
        methods.map((one) => (
          <Radio
            key={one}
            name="exchange-payment"
            label={t(one === 'card' ? 'checkout.method.card' : 'checkout.method.account')}
            checked={method === one}
            onChange={() => onMethod(one)}
          />
        ))}
      {method === 'card' && <Card frame={frame} />}
    </fieldset>
  )
}

/** What it costs or brings, until when that holds, and what becomes of the old tickets. */
export function Agree({ answer, ...payment }: Props) {
  const t = useText()
  const moments = useMoments()
  const { due, bound, validUntil } = answer
  return (
    <>
      <Figures answer={answer} />
      {due && due.amount < 0 && <p>{t('booking.cancel.toOriginal')}</p>}
      {bound && (
        <Note tone="warn">
          <RichText id="booking.exchange.bound" values={{ price: <Price key="price" of={bound} size="sm" /> }} />
        </Note>
      )}
      <p className="small muted">
        {t('booking.exchange.oldEnds')}{' '}
        {validUntil && t('booking.exchange.validUntil', { time: moments.instant(validUntil) })}
      </p>
      {due && due.amount > 0 && <Payment {...payment} />}
    </>
  )
}
