import type { CarRatesRS } from '@portolan/contract/car'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, RefreshCw, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { beginOrderOf, putIntoCart, useMayBook } from '../../session/buy.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast-store.ts'
import { pickedAddress } from './address.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  rate: CarRatesRS
  desk: Desk
  /** The bar of a phone has room for the way on alone. */
  brief?: boolean
}

function Again({ desk: { askAgain, isAsking } }: { desk: Desk }) {
  const t = useText()
  return (
    <div className="expired">
      <p>
        <b>{t('carRate.expired')}</b> {t('carRate.expired.kept')}
      </p>
      <Button icon={RefreshCw} busy={isAsking} onClick={askAgain}>
        {t('carRate.expired.again')}
      </Button>
    </div>
  )
}

function goodsOf({ rph, correlationID }: CarRatesRS, { asked, picked, wishes }: Desk) {
  return {
    productType: 'car' as const,
    rphs: rph ? [rph] : [],
    ...(correlationID && { correlationID }),
    // Found again by what it is: handles run out.
    searchInputValues: pickedAddress(asked, { ...picked, handle: '' }, wishes),
  }
}

/** On to the driver, or into the cart. While a new price is asked for, the one of before cannot be bought. */
export function GoOn({ rate, desk, brief = false }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const mayBook = useMayBook('car')
  const goods = goodsOf(rate, desk)
  const [busy, setBusy] = useState<'on' | 'add'>()
  const [trouble, setTrouble] = useState<string>()
  const press = async (what: 'on' | 'add', work: () => Promise<unknown>) => {
    setBusy(what)
    setTrouble(undefined)
    await work().catch((error: Error) => setTrouble(error.message))
    setBusy(undefined)
  }
  const goOn = async () => {
    const order = await beginOrderOf(goods)
    await navigate(order ? { to: '/cart/book', search: { order } } : { to: '/cart' })
  }
  const add = async () => {
    await putIntoCart(goods)
    toast({ text: t('carRate.added'), icon: ShoppingBag })
  }
  if (desk.isOver) return <Again desk={desk} />
  if (!mayBook) return <Note tone="warn">{t('shell.noPermission')}</Note>
  const isOff = desk.isAsking || goods.rphs.length === 0
  return (
    <>
      {trouble && (
        <p className="small cd-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        iconEnd={ArrowRight}
        busy={busy === 'on'}
        disabled={isOff}
        onClick={() => void press('on', goOn)}
      >
        {t('carRate.continue')}
      </Button>
      {!brief && (
        <Button icon={ShoppingBag} block busy={busy === 'add'} disabled={isOff} onClick={() => void press('add', add)}>
          {t('carRate.add')}
        </Button>
      )}
      {!brief && <p className="xs faint why">{t('carRate.notCharged')}</p>}
    </>
  )
}
