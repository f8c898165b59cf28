import { useMemo } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { NotPermitted } from '../session/NotPermitted.tsx'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { useOrder } from './calls.ts'
import { DoneStep } from './DoneStep.tsx'
import { useGoods } from './goods.ts'
import { NoOrder } from './NoOrder.tsx'
import { PayStep } from './PayStep.tsx'
import { mayBookAll } from './rights.ts'
import { isAsking, linesOf, type Step, stepFor } from './state.ts'
import { TravellersStep } from './TravellersStep.tsx'

const titles = {
  travellers: 'traveler.screen.title',
  pay: 'checkout.pay.title',
  done: 'checkout.step.done',
} as const

/** An order at the step it has come to: what the address asks for, as far as the order is there. */
export function OrderPage({ orderId, asked }: { orderId: string; asked: Step }) {
  const t = useText()
  const { data: order, error, refetch } = useOrder(orderId)
  const person = usePerson()
  const { goodsOf } = useGoods()
  const lines = useMemo(() => (order ? linesOf(order) : []), [order])
  if (order) {
    const step = stepFor(lines, asked)
    const parts = { order, lines, goodsOf }
    if (step === 'done') return <DoneStep {...parts} />
    // What is under way is shown to its end, whoever has lost the right to begin it.
    if (!isAsking(order) && !mayBookAll(person, lines))
      return (
        <CheckoutFrame title={t(titles[step])} step={step}>
          <NotPermitted sentence={t('shell.closed.book')} />
        </CheckoutFrame>
      )
    return step === 'pay' ? <PayStep {...parts} /> : <TravellersStep {...parts} />
  }
  const isGone = error instanceof CallError && error.status === 404
  return (
    <CheckoutFrame title={t(titles[asked])} step={asked}>
      {isGone && <NoOrder />}
      {error && !isGone && (
        <ErrorPanel
          message={error.message}
          actions={<Button onClick={() => void refetch()}>{t('traveler.screen.retry')}</Button>}
        />
      )}
      {!error && <Wait label={t('ui.wait.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />}
    </CheckoutFrame>
  )
}
