import { useEffect, useRef } from 'react'
import { type AirSearch, directionOf, legsOf } from '../../flight/search.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { usePageTitle, wayTitle } from '../../session/page-title.ts'
import { leadText, titleText } from './step-text.ts'
import type { Flights } from './use-flights.ts'

/** What is chosen at this step, and what its prices are of. */
export function Heading({ search, found: { choice } }: { search: AirSearch; found: Flights }) {
  const t = useText()
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const { step } = choice
  const seen = useRef(step)
  // A new step begins at its heading, wherever the button was that led to it.
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus()
    seen.current = step
  }, [step])
  const direction = directionOf(search)
  const { from, to, date } = legsOf(search)[step - 1] ?? search.legs[0]
  usePageTitle(wayTitle(from.name, to.name), format.date(date), t('flights.title'))
  return (
    <div className="fl-head">
      <h1 ref={heading} tabIndex={-1}>
        {t(titleText(direction, step), { n: step, from: from.name, to: to.name })}
      </h1>
      <p className="muted small">{t(leadText(direction, step), { date: format.longDate(date) })}</p>
    </div>
  )
}
