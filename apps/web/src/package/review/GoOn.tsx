import type { DynamicPkgVerifyRS } from '@portolan/contract/package'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useAccountState } from '../../session/account-state.ts'
import { addGoods } from '../../session/cart-goods.ts'
import { cartState } from '../../session/cart-state.ts'
import { usePermissions } from '../../session/Permit.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Address } from '../address.ts'
import { beginOrder } from './calls.ts'

interface Props {
  answer: DynamicPkgVerifyRS
  /** By which the cart finds the search again. */
  search: Address
}

/** An employee needs the permission, which the server checks as well; everybody else books for himself. */
function useMayBook(): boolean {
  const permissions = usePermissions()
  const { accountInfo } = useAccountState()
  return accountInfo?.userType !== 'B2B' || permissions.includes('package:book')
}

/** The newest item of the cart with exactly these handles. */
function itemOf(handles: readonly string[]): string | undefined {
  const items = cartState.read().goods.map((text) => JSON.parse(text) as { id: string; rphs?: string[] })
  return items.findLast(({ rphs }) => rphs?.join() === handles.join())?.id
}

/** Into the cart as one thing, out of it as an order of its own, and on to the travellers. */
export function GoOn({ answer, search }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const mayBook = useMayBook()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const { rphs, correlationID } = answer
  const put = async () => {
    // Pressed again after something went wrong on the way to the order: it is in the cart already.
    if (itemOf(rphs)) return true
    return addGoods({ productType: 'package', rphs, correlationID, searchInputValues: search })
  }
  const goOn = async () => {
    setBusy(true)
    setTrouble(undefined)
    if (!(await put())) return setTrouble(cartState.read().failure?.message)
    const item = itemOf(rphs)
    const order = item && (await beginOrder(item))
    await navigate(order ? { to: '/cart/book', search: { order: order.orderId } } : { to: '/cart' })
  }
  const press = () =>
    goOn()
      .catch((error: Error) => setTrouble(error.message))
      .finally(() => setBusy(false))
  if (!mayBook) return <Note tone="warn">{t('shell.noPermission')}</Note>
  return (
    <>
      {trouble && (
        <p className="small pk-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button variant="primary" size="lg" block iconEnd={ArrowRight} busy={isBusy} onClick={() => void press()}>
        {t('package.continue.travellers')}
      </Button>
      <p className="xs faint why">{t('hotelDetail.go.notCharged')}</p>
    </>
  )
}
