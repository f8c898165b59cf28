import { may } from '@portolan/domain/may'
import { useText } from '../i18n/text.ts'
import { useCartState } from '../session/cart-state.ts'
import { usePerson } from '../session/person.ts'
import { Note } from '../ui/Note.tsx'
import { type Goods, useGoods } from './goods.ts'
import type { Line } from './state.ts'

interface Props {
  lines: readonly Line[]
  /** A bank or a supplier is being asked: whatever the button said, this order comes first. */
  isUnderWay?: boolean
}

/** An order that was begun keeps what it was begun with: what came into the cart since stays there, and that is said. */
export function NotInOrder({ lines, isUnderWay = false }: Props) {
  const t = useText()
  const { leftOut } = useCartState()
  const person = usePerson()
  const { goods } = useGoods()
  const isWaiting = ({ id, product }: Goods) => !leftOut.includes(id) && may(person, 'book', product)
  const others = goods.filter((one) => isWaiting(one) && lines.every((line) => line.id !== one.id))
  if (others.length === 0) return null
  return (
    <div className="co-note">
      <Note>{t(isUnderWay ? 'checkout.finishedFirst' : 'checkout.notInOrder', { count: others.length })}</Note>
    </div>
  )
}
