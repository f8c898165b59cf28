import { lazy, Suspense } from 'react'
import { useNow } from '../expiry/use-now.ts'
import { useText } from '../i18n/text.ts'
import { useCartState } from '../session/cart-state.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { NotInOrder } from './NotInOrder.tsx'
import { PayDesk } from './PayDesk.tsx'
import { StillAsking } from './StillAsking.tsx'
import { isPayable, payableTotal, pricesOf, thingsOf } from './state.ts'
import type { StepProps } from './TravellersStep.tsx'
import { splitOf } from './there.ts'
import { usePayment } from './use-payment.ts'

/** Few banks ask. */
const ChallengeDialog = lazy(async () => ({ default: (await import('./ChallengeDialog.tsx')).ChallengeDialog }))

/** Money is on its way for it, as far as is known. */
const isPaying = ({ items }: StepProps['order']): boolean => items.some(({ status }) => status === 'PendingPurchase')

/** One total, one button. While a bank or a supplier has not answered, the page waits with the customer. */
export function PayStep({ order, lines, goodsOf }: StepProps) {
  const t = useText()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const payment = usePayment(order)
  const paying = isPaying(order)
  const payable = lines.filter(isPayable)
  const total = payableTotal(lines, order)
  const asking = lines.filter(({ state }) => state === 'asking')
  const isAsking = asking.length > 0
  const paid = isAsking ? asking : payable
  const { now: payNow, isAllThere, place } = splitOf(paid, pricesOf(paid, order))
  const count = isAsking ? lines.length : payable.length
  return (
    <CheckoutFrame
      title={isAllThere ? t(`checkout.there.${place}`) : t('checkout.pay.items', { count })}
      lead={t(isAllThere ? 'checkout.there.lead' : 'checkout.pay.lead')}
      step="pay"
      things={thingsOf(isAsking ? lines : payable, t)}
      orderId={order.orderId}
    >
      {isAsking ? (
        <div className="stack co-alone">
          <NotInOrder lines={lines} isUnderWay />
          <StillAsking onBank={paying ? () => void payment.askAgain() : undefined} busy={payment.busy} />
        </div>
      ) : (
        <PayDesk order={order} lines={lines} goodsOf={goodsOf} total={total} payment={payment} now={now} />
      )}
      {payment.challenge !== undefined && (
        <Suspense>
          <ChallengeDialog payment={payment} payNow={payNow} />
        </Suspense>
      )}
    </CheckoutFrame>
  )
}
