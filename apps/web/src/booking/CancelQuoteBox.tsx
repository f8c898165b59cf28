import type { Amount } from '@portolan/contract/shared'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { CancelQuote } from './cancel.ts'

const goesTo: Record<CancelQuote['refundTo'], MessageId> = {
  original: 'booking.cancel.toOriginal',
  credit: 'booking.cancel.toCredit',
  voucher: 'booking.cancel.toVoucher',
}

interface Props {
  quote: CancelQuote
  /** What was paid for the whole booking. */
  paid: Amount
  /** Only a hold: no money has moved. */
  held: boolean
  /** What is given up and what stays, where it is a part. */
  names?: ReactNode
  /** What is given up. */
  final: MessageId
  over: boolean
  busy: boolean
  onKeep(): void
  onAgain(): void
  onCommit(): void
}

function Figures({ quote, paid }: Pick<Props, 'quote' | 'paid'>) {
  const t = useText()
  return (
    <dl className="bk-refund">
      <div>
        <dt>{t('booking.cancel.paid')}</dt>
        <dd>
          <Price of={paid} size="sm" />
        </dd>
      </div>
      <div>
        <dt>{t('booking.cancel.fee')}</dt>
        <dd>
          <Price of={quote.fee} size="sm" />
        </dd>
      </div>
      <div className="get">
        <dt>{t('booking.cancel.refund')}</dt>
        <dd>
          <Price of={quote.refund} size="sm" />
        </dd>
      </div>
    </dl>
  )
}

/** Refund, fee, where it goes and until when it holds; then the one button that does it. */
export function CancelQuoteBox(props: Props) {
  const { quote, paid, held, names, final, over, busy, onKeep, onAgain, onCommit } = props
  const t = useText()
  const format = useFormat()
  const [sure, setSure] = useState(false)
  const refund = format.money(quote.refund.amount, quote.refund.currencyCode)
  return (
    <div className="bk-quote">
      {names}
      {!held && <Figures quote={quote} paid={paid} />}
      <ul className="bk-ticks">
        {!held && quote.refund.amount > 0 && (
          <li className="y">
            <Icon of={Check} size="xs" />
            <span>{t(goesTo[quote.refundTo])}</span>
          </li>
        )}
        <li className="n">
          <Icon of={X} size="xs" />
          <span>{t(final)}</span>
        </li>
      </ul>
      {over ? (
        <div className="row wrap">
          <p className="grow" role="status">
            {t('booking.cancel.quoteOver')}
          </p>
          <Button onClick={onAgain}>{t('booking.cancel.askAgain')}</Button>
        </div>
      ) : (
        <div className="row wrap">
          <div className="grow">
            <Checkbox
              label={t(held ? 'booking.cancel.sureRelease' : 'booking.cancel.sure')}
              checked={sure}
              onChange={(event) => setSure(event.target.checked)}
            />
          </div>
          <Button onClick={onKeep}>{t('booking.cancel.keep')}</Button>
          <Button variant="danger" busy={busy} disabled={!sure} onClick={onCommit}>
            {held || quote.refund.amount <= 0 ? (
              t(held ? 'booking.hold.release' : 'booking.cancel.commitNone')
            ) : (
              <span>
                <RichText
                  id="booking.cancel.commit"
                  values={{
                    refund: (
                      <bdi key="refund" dir="ltr">
                        {refund}
                      </bdi>
                    ),
                  }}
                />
              </span>
            )}
          </Button>
        </div>
      )}
    </div>
  )
}
