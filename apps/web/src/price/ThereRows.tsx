import type { Amount, TakenLater } from '@portolan/contract/shared'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { DuePrice } from './DuePrice.tsx'
import { byDay, localOnTheSpot, onTheSpot } from './taken-later.ts'

interface Props {
  /** What is not paid to us. */
  there: Amount
  /** The same as it is really paid, where that is in another currency. */
  local?: Amount | undefined
  /** Of that, what the hotel takes before anybody arrives. */
  later: readonly TakenLater[]
  /** For what is left to be paid on the spot. */
  word: MessageId
  className?: string
}

/** Rows of a list of sums: what the hotel takes on which day, then what is paid on the spot. */
export function ThereRows({ there, local, later, word, className }: Props) {
  const t = useText()
  const format = useFormat()
  const left = onTheSpot(there, later)
  const days = byDay(later).map(({ on, ...sums }) => ({ text: t('price.taken', { date: format.date(on) }), ...sums }))
  const rest = { text: t(word), price: left, local: localOnTheSpot(local, later) }
  return [...days, ...(left.amount > 0 ? [rest] : [])].map(({ text, price, local: paid }) => (
    <div key={text} className={className}>
      <dt>{text}</dt>
      <dd>
        <DuePrice of={price} local={paid} />
      </dd>
    </div>
  ))
}
