import type { Amount } from '@portolan/contract/shared'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { PaidThere } from '../price/PaidThere.tsx'
import { Price } from '../price/Price.tsx'
import { ThereRows } from '../price/ThereRows.tsx'
import { type Booking, isNothingDue, isUnpaid } from './model.ts'
import { dueWord, feeThereWord, paidWord } from './payment-words.ts'

function Sum({ word, of }: { word: MessageId; of: Amount | undefined }) {
  const t = useText()
  if (!of || of.amount === 0) return null
  return (
    <div className="sub">
      <dt>{t(word)}</dt>
      <dd>
        <Price of={of} />
      </dd>
    </div>
  )
}

/** Rows below the total: what was paid and how, what came back and what did not, and what is paid where. */
export function Payments({ booking: { summary, facts }, total }: { booking: Booking; total: Amount }) {
  const t = useText()
  const { paymentWays = [], productType } = summary
  if (isUnpaid(summary))
    return <PaidThere total={total} there={facts.payThere} local={facts.payThereLocal} later={facts.takenLater} />
  return (
    <>
      <Sum word={paidWord(paymentWays)} of={facts.paid} />
      <Sum word="booking.money.refunded" of={facts.refunded} />
      <Sum word="booking.cancel.fee" of={facts.cancelFee} />
      <Sum word={feeThereWord(productType)} of={facts.cancelFeeThere} />
      {isNothingDue({ summary, facts }) && (
        <div className="sub">
          <dt>{t('booking.due.nothing')}</dt>
          <dd>
            <Price of={{ ...total, amount: 0 }} />
          </dd>
        </div>
      )}
      {paymentWays.includes('there') && facts.payThere && (
        <ThereRows
          className="sub"
          there={facts.payThere}
          local={facts.payThereLocal}
          later={facts.takenLater ?? []}
          word={dueWord(productType)}
        />
      )}
    </>
  )
}
