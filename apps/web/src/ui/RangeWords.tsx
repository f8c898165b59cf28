import type { DateRange } from '@portolan/domain/date'
import { useFormat } from '../i18n/format.ts'

/** Two isolated ends and a plain joint, so that the range reads in the page's direction. */
export function RangeWords({ range }: { range: DateRange }) {
  const format = useFormat()
  const { start, end } = range
  if (!start || !end) {
    const one = start ?? end
    return one ? <bdi>{format.date(one)}</bdi> : null
  }
  const parts = format.range(start, end)
  return (
    <>
      <bdi>{parts.start}</bdi>
      {parts.joint}
      {parts.end && <bdi>{parts.end}</bdi>}
    </>
  )
}
