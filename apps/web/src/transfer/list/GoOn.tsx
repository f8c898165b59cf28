import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, RefreshCw, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { beginOrderOf, putIntoCart, useMayBook } from '../../session/buy.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast-store.ts'
import { searchOf } from '../address.ts'
import type { Ride } from './ride.ts'
import type { ListView } from './use-list.ts'

function Again({ view }: { view: ListView }) {
  const t = useText()
  return (
    <div className="expired">
      <p>
        <b>{t('transfer.expired')}</b> {t('transfer.expired.kept')}
      </p>
      <Button icon={RefreshCw} busy={view.isAsking} onClick={view.askAgain}>
        {t('transfer.expired.again')}
      </Button>
    </div>
  )
}

/** On to the travellers, or into the cart; what stands in the way is said beside the buttons. */
export function GoOn({ view, ride }: { view: ListView; ride: Ride }) {
  const t = useText()
  const navigate = useNavigate()
  const mayBook = useMayBook('transfer')
  const [busy, setBusy] = useState<'order' | 'cart'>()
  const [trouble, setTrouble] = useState<string>()
  const { asked, answer } = view
  const goods = {
    ...{ productType: 'transfer' as const, rphs: [ride.rph] },
    ...(answer?.correlationID && { correlationID: answer.correlationID }),
    searchInputValues: { ...searchOf(asked), pick: ride.id },
  }
  const press = (what: 'order' | 'cart', work: () => Promise<unknown>) => {
    setBusy(what)
    setTrouble(undefined)
    work()
      .catch((error: Error) => setTrouble(error.message))
      .finally(() => setBusy(undefined))
  }
  const goOn = async () => {
    const order = await beginOrderOf(goods)
    await navigate(order ? { to: '/cart/book', search: { order } } : { to: '/cart' })
  }
  const add = async () => {
    await putIntoCart(goods)
    toast({ text: t('transfer.cart.done'), icon: ShoppingBag })
  }
  if (view.isOver) return <Again view={view} />
  if (!mayBook) return <Note tone="warn">{t('shell.noPermission')}</Note>
  return (
    <>
      {trouble && (
        <p className="small tf-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        iconEnd={ArrowRight}
        busy={busy === 'order'}
        disabled={busy === 'cart' || view.isAsking}
        onClick={() => press('order', goOn)}
      >
        {t('transfer.continue')}
      </Button>
      <Button
        icon={ShoppingBag}
        block
        busy={busy === 'cart'}
        disabled={busy === 'order' || view.isAsking}
        onClick={() => press('cart', add)}
      >
        {t('transfer.cart')}
      </Button>
    </>
  )
}
