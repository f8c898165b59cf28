import { useText } from '../i18n/text.ts'
import { useCartState } from '../session/cart-state.ts'
import { Note } from '../ui/Note.tsx'
import { useGoods } from './goods.ts'
import type { Line } from './state.ts'

/** An order that was begun keeps what it was begun with: what came into the cart since stays there, and that is said. */
export function NotInOrder({ lines }: { lines: readonly Line[] }) {
  const t = useText()
  const { leftOut } = useCartState()
  const { goods } = useGoods()
  const others = goods.filter(({ id }) => !leftOut.includes(id) && lines.every((line) => line.id !== id))
  if (others.length === 0) return null
  return (
    <div className="co-note">
      <Note>{t('checkout.notInOrder', { count: others.length })}</Note>
    </div>
  )
}
