import { RichText, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { type Change, differenceOf } from '../price/change.ts'
import { PriceChange } from '../price/PriceChange.tsx'
import { type CartEntry, isExpired, totalsOf } from './model.ts'
import type { PriceCheck } from './use-price-check.ts'

interface Props {
  prices: PriceCheck
  entries: readonly CartEntry[]
  leftOut: readonly string[]
  now: number
  onRemove(entry: CartEntry): void
}

/** What would be booked after consent, at the new prices. */
function totalAfter({ entries, leftOut, now }: Props, changes: readonly Change[]) {
  const counted = entries.flatMap((entry) => {
    const change = changes.find(({ id }) => id === entry.id)
    if (leftOut.includes(entry.id) || (!change && isExpired(entry, now))) return []
    return [change?.now ?? entry.price]
  })
  const [total, ...others] = totalsOf(counted)
  return total && others.length === 0 ? { count: counted.length, total } : undefined
}

/** Two currencies have no difference: then the price is only new. */
function titleOf(own: Change | undefined) {
  const more = own && differenceOf(own)?.amount
  if (more === undefined || more === 0) return 'cart.change.other'
  return more > 0 ? 'cart.change.more' : 'cart.change.less'
}

/** 'Paris – Zürich costs more now': old, new and the difference, before anything is taken. */
export function PriceQuestion(props: Props) {
  const t = useText()
  const moments = useMoments()
  const { question, busy, keep, agree } = props.prices
  const entry = props.entries.find(({ id }) => id === question?.id)
  if (!question || !entry) return null
  const { changes } = question
  const own = changes.find(({ id }) => id === entry.id)
  const item = <bdi key="item">{entry.title}</bdi>
  const after = totalAfter(props, changes)
  const time = <bdi key="time">{moments.time(entry.expiresAt)}</bdi>
  const remove = () => {
    keep()
    props.onRemove(entry)
  }
  return (
    <PriceChange
      title={<RichText id={titleOf(own)} values={{ item }} />}
      hint={<RichText id="cart.change.hint" values={{ time }} />}
      changes={changes}
      total={after && { label: t('cart.change.total', { count: after.count }), amount: after.total }}
      keep={t('cart.change.notNow')}
      onKeep={keep}
      other={{ label: t('cart.change.remove'), onClick: remove }}
      onAgree={() => void agree()}
      busy={busy === question.id}
    />
  )
}
