import { useFormat } from '../i18n/format.ts'

const dayOf = (moment: string): string => moment.slice(0, 10)
const timeOf = (moment: string): string => moment.slice(11, 16)

/** A day of the calendar has no time of its own; midnight is how the wire says so. */
const hasTime = (moment: string): boolean => timeOf(moment) !== '' && timeOf(moment) !== '00:00'

interface Props {
  start: string
  end?: string | undefined
  /** Days alone, for the timeline. */
  days?: boolean
}

/** 'Tue 15 Dec 07:22 – Sun 20 Dec 15:34': each end in its own bdi, so that the range reads in the page's direction. */
export function When({ start, end, days = false }: Props) {
  const format = useFormat()
  const isOneDay = !end || dayOf(start) === dayOf(end)
  if (days && end && !isOneDay) {
    const range = format.range(dayOf(start), dayOf(end))
    return (
      <>
        <bdi>{range.start}</bdi>
        {range.joint}
        <bdi>{range.end}</bdi>
      </>
    )
  }
  const timed = !days && hasTime(start)
  return (
    <>
      <bdi>{format.date(dayOf(start))}</bdi>
      {timed && <> {timeOf(start)}</>}
      {end && !isOneDay && (
        <>
          {' – '}
          <bdi>{format.date(dayOf(end))}</bdi>
          {timed && hasTime(end) && <> {timeOf(end)}</>}
        </>
      )}
      {timed && end && isOneDay && hasTime(end) && timeOf(end) !== timeOf(start) && <> – {timeOf(end)}</>}
    </>
  )
}
