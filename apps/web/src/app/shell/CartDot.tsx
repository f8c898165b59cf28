import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { useCartState } from '../../session/cart-state.ts'

/** Seen only: the link around it says the number in words. */
export function CartDot({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="cart-dot" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** Says the new number when it changes, and nothing while a page finds out what it is. */
export function CartNews({ count }: { count: number }) {
  const t = useText()
  const { status } = useCartState()
  const before = useRef<number>(undefined)
  const [news, setNews] = useState<number>()
  useEffect(() => {
    if (status !== 'known') return
    if (before.current !== undefined && before.current !== count) setNews(count)
    before.current = count
  }, [count, status])
  return (
    <span className="vh" role="status">
      {news !== undefined && t('shell.cart.count', { count: news })}
    </span>
  )
}
