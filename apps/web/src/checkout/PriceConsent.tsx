import type { Amount } from '@portolan/contract/shared'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RichText, useText } from '../i18n/text.ts'
import { type Change, differenceOf } from '../price/change.ts'
import { PriceChange } from '../price/PriceChange.tsx'
import { keepAgreed, readAgreed } from './attempt.ts'
import type { GoodsOf } from './goods.ts'
import { isPayable, type Line } from './state.ts'
import { searchAgain } from './words.ts'

interface Props {
  orderId: string
  lines: readonly Line[]
  goodsOf: GoodsOf
  total: Amount
}

/** Consent is given to these prices and no others. */
const nameOf = (changes: readonly Change[]): string =>
  changes.map(({ id, now }) => `${id} ${now.currencyCode} ${now.amount}`).join()

function titleIdOf(change: Change) {
  const more = differenceOf(change)?.amount ?? 0
  return more > 0 ? 'cart.change.more' : 'cart.change.less'
}

/** Prices that moved since the cart, with the reason: nothing goes on before they are agreed to, also after a reload. */
export function PriceConsent({ orderId, lines, goodsOf, total }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState(() => readAgreed(orderId))
  const moved = lines.filter((line) => line.was && isPayable(line))
  const changes = moved.flatMap(({ was, ...line }) =>
    was ? [{ id: line.id, name: line.title, was, now: line.price }] : [],
  )
  const [first, ...others] = changes
  const [line] = moved
  if (!first || !line || agreed === nameOf(changes)) return null
  const item = <bdi key="item">{first.name}</bdi>
  const agree = () => {
    keepAgreed(orderId, nameOf(changes))
    setAgreed(nameOf(changes))
  }
  return (
    <PriceChange
      title={others.length > 0 ? t('checkout.change.title') : <RichText id={titleIdOf(first)} values={{ item }} />}
      hint={t('checkout.change.hint')}
      changes={changes}
      total={{ label: t('cart.change.total', { count: lines.filter(isPayable).length }), amount: total }}
      keep={t('cart.change.notNow')}
      onKeep={() => void navigate({ to: '/cart/book', search: { order: orderId } })}
      other={{ label: t('cart.searchAgain'), onClick: () => void navigate(searchAgain(line, goodsOf)) }}
      onAgree={agree}
      busy={false}
    />
  )
}
