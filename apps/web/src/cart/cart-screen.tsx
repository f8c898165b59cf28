import './cart.css'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../i18n/text.ts'
import { loadCart } from '../session/cart-load.ts'
import { cartState, useCartState } from '../session/cart-state.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CartDesk } from './CartDesk.tsx'
import { readEntries } from './model.ts'

function Waiting() {
  const t = useText()
  return (
    <div className="page top" aria-busy="true">
      <h1>{t('shell.nav.cart')}</h1>
      <div className="cart-lead">
        <Skeleton heights={[22]} widths={[40]} />
      </div>
      <div className="cart-cols">
        <Skeleton heights={[138, 138, 138]} widths={[100]} />
        <Skeleton heights={[360]} widths={[100]} />
      </div>
    </div>
  )
}

function Failed({ title, message }: { title?: string | undefined; message: string }) {
  const t = useText()
  return (
    <div className="page top">
      <h1>{t('shell.nav.cart')}</h1>
      <ErrorPanel
        title={title}
        message={message}
        kept={t('cart.failed.kept')}
        actions={<Button onClick={() => void loadCart()}>{t('shell.failure.again')}</Button>}
      />
    </div>
  )
}

function Empty() {
  const t = useText()
  return (
    <div className="page top">
      <h1>{t('shell.nav.cart')}</h1>
      <EmptyState
        title={t('cart.empty.title')}
        text={t('cart.empty.text')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/explore">
            {t('cart.empty.action')}
          </Link>
        }
      />
    </div>
  )
}

export default function CartScreen() {
  const t = useText()
  const { status, goods, failure } = useCartState()
  useEffect(() => {
    // The shell asks when it starts; coming from another page, what is known may be old.
    if (cartState.read().status !== 'unknown') void loadCart()
  }, [])
  if (status === 'unknown') return <Waiting />
  if (status === 'failed') return <Failed title={failure?.title} message={failure?.message ?? t('error.data')} />
  const entries = readEntries(goods)
  if (!entries) return <Failed message={t('error.data')} />
  return entries.length === 0 ? <Empty /> : <CartDesk entries={entries} />
}
