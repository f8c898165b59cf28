import { may } from '@portolan/domain/may'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { loadCart } from '../session/cart-load.ts'
import { useCartState } from '../session/cart-state.ts'
import { NotPermitted } from '../session/NotPermitted.tsx'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { useStart } from './calls.ts'
import { type Goods, useGoods } from './goods.ts'

const toCart = (label: string) => (
  <Link className={buttonClass({ variant: 'primary' })} to="/cart">
    {label}
  </Link>
)

function Starting({ ids }: { ids: readonly string[] }) {
  const t = useText()
  const navigate = useNavigate()
  const { data: order, error, refetch } = useStart(ids)
  useEffect(() => {
    if (!order) return
    // In place of this page: going back from the order leads to the cart.
    void navigate({ to: '/cart/book', search: { order: order.orderId }, replace: true })
  }, [order, navigate])
  if (!error)
    return <Wait label={t('traveler.screen.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />
  return (
    <ErrorPanel
      title={'title' in error ? String(error.title) : undefined}
      message={error.message}
      kept={t('cart.failed.kept')}
      actions={
        <>
          <Button onClick={() => void refetch()}>{t('traveler.screen.retry')}</Button>
          {toCart(t('traveler.cart.back'))}
        </>
      }
    />
  )
}

function Chosen() {
  const t = useText()
  const { status, failure, leftOut, clockAhead } = useCartState()
  const person = usePerson()
  const { goods } = useGoods()
  // What was chosen when the page was opened: an item that expires meanwhile is told about by the server.
  const chosen = useRef<readonly Goods[]>(undefined)
  if (status === 'failed')
    return (
      <ErrorPanel
        title={failure?.title}
        message={failure?.message ?? t('error.data')}
        kept={t('cart.failed.kept')}
        actions={<Button onClick={() => void loadCart()}>{t('shell.failure.again')}</Button>}
      />
    )
  if (status === 'unknown')
    return <Wait label={t('ui.wait.loading')} skeleton={<Skeleton heights={[360, 360]} widths={[100]} />} />
  const now = Date.now() + clockAhead
  chosen.current ??= goods.filter(
    ({ id, isExpired, expiresAt }) => !leftOut.includes(id) && !isExpired && expiresAt > now,
  )
  // The cart counts what may be booked, and so does the order.
  const permitted = chosen.current.filter(({ product }) => may(person, 'book', product))
  if (permitted.length > 0) return <Starting ids={permitted.map(({ id }) => id)} />
  if (chosen.current.length > 0)
    return <NotPermitted sentence={t('shell.closed.book')} action={toCart(t('traveler.cart.back'))} />
  return (
    <EmptyState
      title={t('traveler.cart.none')}
      text={t('traveler.cart.noneText')}
      action={toCart(t('traveler.cart.back'))}
    />
  )
}

/** What was chosen in the cart becomes an order; from then on the order has the word. */
export function Begin() {
  const t = useText()
  return (
    <CheckoutFrame title={t('traveler.screen.title')} lead={t('traveler.cart.lead')} step="travellers">
      <Chosen />
    </CheckoutFrame>
  )
}
