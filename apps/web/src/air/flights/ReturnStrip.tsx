import { type AirSearch, legsOf } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { byReturn, pricesOf, useDays } from './calendar.ts'
import { type Choice, choiceAddress, onDay } from './choice.ts'
import { DayStrip } from './DayStrip.tsx'

interface Props {
  search: AirSearch
  choice: Choice
  /** The lowest price of the days that were searched, which the list knows best. */
  best: number | undefined
  ready: boolean
}

/** Other days for the second of two flights, at the price of both; the first one stays chosen. */
export function ReturnStrip({ search, choice: { step, picks }, best, ready }: Props) {
  const t = useText()
  const found = useDays(search, 'plusMinus3', ready)
  const [out, back] = legsOf(search)
  if (!out || !back) return null
  return (
    <>
      <DayStrip
        label={t('flights.days.second')}
        trip={search.trip}
        chosen={back.date}
        prices={pricesOf(byReturn(found, out.date), back.date, best)}
        earliest={out.date}
        addressOf={(day) => choiceAddress(onDay(search, out.date, day), { step, picks: picks.slice(0, step - 1) })}
      />
      {/* Days are compared without a choice: nobody is to be surprised by the list of another day. */}
      <p className="xs faint">{t('flights.days.second.note')}</p>
    </>
  )
}
