import type { Amount, TakenLater } from '@portolan/contract/shared'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { Price } from './Price.tsx'
import { byDay, onTheSpot } from './taken-later.ts'

interface Props {
  /** What is not paid to us. */
  there: Amount
  /** Of that, what the hotel takes before anybody arrives. */
  later: readonly TakenLater[]
  /** For what is left to be paid on the spot. */
  word: MessageId
  className?: string
}

/** Rows of a list of sums: what the hotel takes on which day, then what is paid on the spot. */
export function ThereRows({ there, later, word, className }: Props) {
  const t = useText()
  const format = useFormat()
  const left = onTheSpot(there, later)
  const days = byDay(later).map(({ on, price }) => ({ text: t('price.taken', { date: format.date(on) }), price }))
  return [...days, ...(left.amount > 0 ? [{ text: t(word), price: left }] : [])].map(({ text, price }) => (
    <div key={text} className={className}>
      <dt>{text}</dt>
      <dd>
        <Price of={price} />
      </dd>
    </div>
  ))
}
