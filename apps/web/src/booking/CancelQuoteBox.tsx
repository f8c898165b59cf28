import type { Amount } from '@portolan/contract/shared'
import type { Product } from '@portolan/domain/product'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type CancelQuote, isFree, isUnpaidFor } from './cancel.ts'
import { feeThereWord } from './payment-words.ts'

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
  product: Product
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

/** Sums that are nothing are left out where nothing was paid for it: a refund of nothing reads as one that is refused. */
function Figures({ quote, paid, product }: Pick<Props, 'quote' | 'paid' | 'product'>) {
  const t = useText()
  if (isFree(quote)) return null
  const { fee, feeThere, refund } = quote
  const isUnpaid = isUnpaidFor(quote)
  const rows: readonly { word: MessageId; of: Amount; isGot?: boolean }[] = [
    ...(isUnpaid ? [] : [{ word: 'booking.cancel.paid' as const, of: paid }]),
    ...(isUnpaid ? [] : [{ word: 'booking.cancel.fee' as const, of: fee }]),
    ...(feeThere ? [{ word: feeThereWord(product), of: feeThere }] : []),
    ...(isUnpaid ? [] : [{ word: 'booking.cancel.refund' as const, of: refund, isGot: true }]),
  ]
  return (
    <dl className="bk-refund">
      {rows.map(({ word, of, isGot }) => (
        <div key={word} {...(isGot && { className: 'get' })}>
          <dt>{t(word)}</dt>
          <dd>
            <Price of={of} size="sm" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the button does, and for how much. */
function Deed({ quote, held }: Pick<Props, 'quote' | 'held'>) {
  const t = useText()
  const format = useFormat()
  if (held) return t('booking.hold.release')
  if (isFree(quote)) return t('booking.cancel.commitFree')
  const { refund, feeThere } = quote
  const sum = refund.amount > 0 ? refund : isUnpaidFor(quote) ? feeThere : undefined
  if (!sum) return t('booking.cancel.commitNone')
  const text = (
    <bdi key="sum" dir="ltr">
      {format.money(sum.amount, sum.currencyCode)}
    </bdi>
  )
  return (
    <span>
      {refund.amount > 0 ? (
        <RichText id="booking.cancel.commit" values={{ refund: text }} />
      ) : (
        <RichText id="booking.cancel.commitFee" values={{ fee: text }} />
      )}
    </span>
  )
}

/** Refund, fee, where it goes and until when it holds; then the one button that does it. */
export function CancelQuoteBox(props: Props) {
  const { quote, held, names, final, over, busy, onKeep, onAgain, onCommit } = props
  const t = useText()
  const [sure, setSure] = useState(false)
  return (
    <div className="bk-quote">
      {names}
      {!held && <Figures {...props} />}
      <ul className="bk-ticks">
        {!held && quote.refund.amount > 0 && (
          <li className="y">
            <Icon of={Check} size="xs" />
            <span>{t(goesTo[quote.refundTo])}</span>
          </li>
        )}
        {isUnpaidFor(quote) && (
          <li className="y">
            <Icon of={Check} size="xs" />
            <span>{t(quote.feeThere ? 'booking.cancel.nothingPaid' : 'booking.cancel.nothingOwed')}</span>
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
            <Deed {...{ quote, held }} />
          </Button>
        </div>
      )}
    </div>
  )
}
