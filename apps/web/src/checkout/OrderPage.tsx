import { lazy, Suspense, useMemo } from 'react'
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
import { useGoods } from './goods.ts'
import { NoOrder } from './NoOrder.tsx'
import { mayBookAll } from './rights.ts'
import { isAsking, linesOf, type Step, stepFor, thingsOf } from './state.ts'

/** Each step is a piece of its own: who types names needs neither the card nor the tickets yet, and who pays no form of names. */
const loadTravellers = async () => ({ default: (await import('./TravellersStep.tsx')).TravellersStep })
const loadPay = async () => ({ default: (await import('./PayStep.tsx')).PayStep })
const loadDone = async () => ({ default: (await import('./DoneStep.tsx')).DoneStep })

/** Fetched while the order is begun and while the customer still types: nobody waits for a piece of the page then. */
export const loadSteps = (): Promise<unknown> =>
  Promise.all([loadTravellers(), loadPay(), loadDone()]).catch(() => undefined)

const TravellersStep = lazy(loadTravellers)
const PayStep = lazy(loadPay)
const DoneStep = lazy(loadDone)

const titles = {
  travellers: 'traveler.screen.title',
  pay: 'checkout.pay.title',
  done: 'checkout.step.done',
} as const

function Loading() {
  const t = useText()
  return <Wait label={t('ui.wait.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />
}

/** An order at the step it has come to: what the address asks for, as far as the order is there. */
export function OrderPage({ orderId, asked }: { orderId: string; asked: Step }) {
  const t = useText()
  const { data: order, error, refetch } = useOrder(orderId)
  const person = usePerson()
  const { goodsOf } = useGoods()
  const lines = useMemo(() => (order ? linesOf(order) : []), [order])
  if (order && lines.length > 0) {
    const step = stepFor(lines, asked)
    const parts = { order, lines, goodsOf }
    if (step === 'done')
      return (
        <Suspense fallback={<Loading />}>
          <DoneStep {...parts} />
        </Suspense>
      )
    // What is under way is shown to its end, whoever has lost the right to begin it.
    if (!isAsking(order) && !mayBookAll(person, lines))
      return (
        <CheckoutFrame title={t(titles[step])} step={step} things={thingsOf(lines, t)}>
          <NotPermitted sentence={t('shell.closed.book')} />
        </CheckoutFrame>
      )
    return (
      <Suspense fallback={<Loading />}>
        {step === 'pay' ? <PayStep {...parts} /> : <TravellersStep {...parts} />}
      </Suspense>
    )
  }
  const isGone = error instanceof CallError && error.status === 404
  return (
    <CheckoutFrame title={t(titles[asked])} step={asked}>
      {order && <NoOrder why="left" />}
      {isGone && <NoOrder why="none" />}
      {error && !isGone && (
        <ErrorPanel
          message={error.message}
          actions={<Button onClick={() => void refetch()}>{t('traveler.screen.retry')}</Button>}
        />
      )}
      {!order && !error && <Loading />}
    </CheckoutFrame>
  )
}
