import './summary.css'
import { useNavigate } from '@tanstack/react-router'
import { RefreshCw, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { beginOrderOf, putIntoCart } from '../session/buy.ts'
import type { Goods } from '../session/cart-goods.ts'
import { Button } from '../ui/Button.tsx'
import type { LucideIcon } from '../ui/Icon.tsx'
import { toast } from '../ui/toast-store.ts'
import { PermitBooking } from './PermitBooking.tsx'
import { usePress } from './use-press.ts'

interface ExpiredProps {
  said: string
  /** What asking again does not lose. */
  kept: string
  again: string
  busy: boolean
  onAgain(): void
}

/** In the place of the buttons: nothing is bought at a price that has run out. */
export function Expired({ said, kept, again, busy, onAgain }: ExpiredProps) {
  return (
    <div className="expired">
      <p>
        <b>{said}</b> {kept}
      </p>
      <Button icon={RefreshCw} busy={busy} onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}

interface Props {
  /** What was chosen, as the cart takes it: by its handles, never by its price. */
  goods: Goods
  /** Of the way on. */
  label: string
  iconEnd?: LucideIcon
  /** Where the order is not begun here: the link in place of the button. */
  link?: ReactNode
  /** The other way, and what is said of having gone it; none where there is no room for it. */
  cart?: { label: string; done: string; isShown?: boolean } | undefined
  /** Something has to be chosen or answered first. */
  isOff?: boolean
  /** What stands in the way, or what pressing does not do yet. */
  children?: ReactNode
}

function BuyButtons({ goods, label, iconEnd, link, cart, isOff = false, children }: Props) {
  const navigate = useNavigate()
  const { busy, trouble, press } = usePress<'order' | 'cart'>()
  const goOn = async () => {
    const order = await beginOrderOf(goods)
    await navigate(order ? { to: '/cart/book', search: { order } } : { to: '/cart' })
  }
  const add = async ({ done, isShown }: NonNullable<Props['cart']>) => {
    await putIntoCart(goods)
    toast({ text: done, icon: ShoppingBag })
    if (isShown) await navigate({ to: '/cart' })
  }
  return (
    <>
      {trouble && (
        <p className="small trouble" role="alert">
          {trouble}
        </p>
      )}
      {link && !isOff ? (
        link
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          iconEnd={iconEnd}
          busy={busy === 'order'}
          disabled={isOff || busy === 'cart'}
          onClick={() => press('order', goOn)}
        >
          {label}
        </Button>
      )}
      {cart && (
        <Button
          icon={ShoppingBag}
          block
          busy={busy === 'cart'}
          disabled={isOff || busy === 'order'}
          onClick={() => press('cart', () => add(cart))}
        >
          {cart.label}
        </Button>
      )}
      {children}
    </>
  )
}

/** On to the travellers with an order of its own, or into the cart. */
export const Buy = (props: Props) => (
  <PermitBooking product={props.goods.productType}>
    <BuyButtons {...props} />
  </PermitBooking>
)
