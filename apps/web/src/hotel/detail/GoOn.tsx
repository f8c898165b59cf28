import { Link, useNavigate } from '@tanstack/react-router'
import { RefreshCw, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useAccountState } from '../../session/account-state.ts'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { usePermissions } from '../../session/Permit.tsx'
import { detailAddress, guestsAddress } from '../../stay/detail/address.ts'
import { scarceOf } from '../../stay/detail/choice.ts'
import { sumOfTotals } from '../../stay/price.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { Detail } from './use-detail.ts'

/** An employee needs the permission, which the server checks as well; everybody else books for himself. */
function useMayBook(): boolean {
  const permissions = usePermissions()
  const { accountInfo } = useAccountState()
  return accountInfo?.userType !== 'B2B' || permissions.includes('hotel:book')
}

/** Why it cannot go on yet, in words; undefined where it can. */
function useObstacle({ isWhole, chosen, places }: Detail): string | undefined {
  const t = useText()
  const scarce = scarceOf(chosen)
  if (!isWhole) return t(places.length > 1 ? 'hotelDetail.go.chooseAll' : 'hotelDetail.go.choose')
  const [type] = scarce?.roomTypes ?? []
  return type && t('hotelDetail.go.scarce', { room: type.roomType, count: type.numberOfUnits ?? 1 })
}

function Again({ detail: { rooms } }: { detail: Detail }) {
  const t = useText()
  return (
    <div className="expired">
      <p>
        <b>{t('hotelDetail.expired')}</b> {t('hotelDetail.expired.kept')}
      </p>
      <Button icon={RefreshCw} busy={rooms.isFetching} onClick={() => void rooms.refetch()}>
        {t('hotelDetail.expired.again')}
      </Button>
    </div>
  )
}

/** To the guests, or into the cart; what stands in the way is said beside the buttons. */
export function GoOn({ detail, brief = false }: { detail: Detail; brief?: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const { stay, hotel, chosen, rooms, held } = detail
  const obstacle = useObstacle(detail)
  const mayBook = useMayBook()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const handles = chosen.map(({ reference }) => reference.id)
  const add = async () => {
    setBusy(true)
    setTrouble(undefined)
    const correlationID = rooms.data?.correlationID
    const goods = { productType: 'hotel' as const, rphs: handles, ...(correlationID && { correlationID }) }
    const isAdded = await addGoods({ ...goods, searchInputValues: detailAddress(stay, hotel) })
    setBusy(false)
    if (!isAdded) return setTrouble(cartState.read().failure?.message)
    toast({ text: t('hotelDetail.cart.done'), icon: ShoppingBag })
    void navigate({ to: '/cart' })
  }
  if (held.isOver) return <Again detail={detail} />
  if (!mayBook) return <Note tone="warn">{t('shell.noPermission')}</Note>
  const was = sumOfTotals(chosen.map(({ total }) => total))
  return (
    <>
      {trouble && (
        <p className="small hd-trouble" role="alert">
          {trouble}
        </p>
      )}
      {obstacle === undefined ? (
        <Link
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          to="/hotel/guests"
          search={guestsAddress(stay, hotel, handles, was)}
        >
          {t('hotelDetail.reserve')}
        </Link>
      ) : (
        <Button variant="primary" size="lg" block disabled>
          {t('hotelDetail.reserve')}
        </Button>
      )}
      {!brief && (
        <Button icon={ShoppingBag} block busy={isBusy} disabled={obstacle !== undefined} onClick={() => void add()}>
          {t('hotelDetail.cart')}
        </Button>
      )}
      <p className="xs faint why" role="status">
        {obstacle ?? t('hotelDetail.go.notCharged')}
      </p>
    </>
  )
}
