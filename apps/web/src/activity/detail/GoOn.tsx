import { useNavigate } from '@tanstack/react-router'
import { RefreshCw, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { beginOrderOf, putIntoCart, useMayBook } from '../../session/buy.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast-store.ts'
import { detailAddress } from '../address.ts'
import { timeOfDeparture } from './departure.ts'
import type { Detail } from './use-detail.ts'

interface Props {
  detail: Detail
  /** The party is filled in to the end. */
  isWhole: boolean
  /** In the bar of a phone: the way on alone. */
  brief?: boolean
}

/** Why it cannot go on yet, in words; undefined where it can. */
function useObstacle({ detail, isWhole }: Props): string | undefined {
  const t = useText()
  if (!detail.choice.day) return t('activity.group.noDay')
  if (!isWhole) return t('activity.go.people')
  if (detail.isAsking) return t('activity.go.asking')
  return detail.picked ? undefined : t('activity.go.group')
}

function Again({ detail: { departures } }: { detail: Detail }) {
  const t = useText()
  return (
    <div className="expired">
      <p>
        <b>{t('activity.expired')}</b> {t('activity.expired.kept')}
      </p>
      <Button icon={RefreshCw} busy={departures.isFetching} onClick={() => void departures.refetch()}>
        {t('activity.expired.again')}
      </Button>
    </div>
  )
}

/** What was chosen, as the cart takes it: by its handle, never by its price. */
function goodsOf({ asked, tour, choice, picked, departures }: Detail) {
  const { correlationID } = departures.data ?? {}
  const time = picked && timeOfDeparture(picked)
  return {
    productType: 'activity' as const,
    rphs: picked ? [picked.rph] : [],
    ...(correlationID && { correlationID }),
    searchInputValues: detailAddress(asked, tour, { ...choice, time, group: picked?.groupCode }),
  }
}

/** To the travellers, or into the cart; what stands in the way is said beside the buttons. */
export function GoOn({ detail, isWhole, brief = false }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const obstacle = useObstacle({ detail, isWhole })
  const mayBook = useMayBook('activity')
  const [busy, setBusy] = useState<'cart' | 'reserve'>()
  const [trouble, setTrouble] = useState<string>()
  const press = (what: 'cart' | 'reserve', work: () => Promise<void>) => {
    setBusy(what)
    setTrouble(undefined)
    void work()
      .catch((error: Error) => setTrouble(error.message))
      .finally(() => setBusy(undefined))
  }
  const reserve = async () => {
    const order = await beginOrderOf(goodsOf(detail))
    await navigate(order ? { to: '/cart/book', search: { order } } : { to: '/cart' })
  }
  const add = async () => {
    await putIntoCart(goodsOf(detail))
    toast({ text: t('activity.cart.done'), icon: ShoppingBag })
  }
  if (detail.held.isOver) return <Again detail={detail} />
  if (!mayBook) return <Note tone="warn">{t('shell.noPermission')}</Note>
  const isOff = obstacle !== undefined
  return (
    <>
      {trouble && (
        <p className="small ad-bad" role="alert">
          {trouble}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        busy={busy === 'reserve'}
        disabled={isOff}
        onClick={() => press('reserve', reserve)}
      >
        {t('activity.reserve', { count: detail.people })}
      </Button>
      {!brief && (
        <Button icon={ShoppingBag} block busy={busy === 'cart'} disabled={isOff} onClick={() => press('cart', add)}>
          {t('activity.cart')}
        </Button>
      )}
      <p className="xs faint why" role="status">
        {obstacle ?? t('activity.go.notCharged')}
      </p>
    </>
  )
}
