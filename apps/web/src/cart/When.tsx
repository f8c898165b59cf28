import { timeOf } from '@portolan/domain/date'
import { useFormat } from '../i18n/format.ts'
import { useMoments } from '../moment/use-moments.ts'

const dayOf = (moment: string): string => moment.slice(0, 10)

/** Keeps what is between them in its own direction within a sentence. */
const isolated = (words: string): string => `\u2068${words}\u2069`

interface Props {
  /** YYYY-MM-DDTHH:mm on the clock of its place, or YYYY-MM-DD: a day has no time. */
  start: string
  end?: string | undefined
  /** Days alone, for the timeline. */
  days?: boolean
}

/** 'Tue 15 Dec 07:22 – Sun 20 Dec 15:34 local time': each end is isolated, so that the range reads in the page's direction. */
export function When({ start, end = start, days = false }: Props) {
  const format = useFormat()
  const moments = useMoments()
  const isOneDay = dayOf(start) === dayOf(end)
  if (days && !isOneDay) {
    const range = format.range(dayOf(start), dayOf(end))
    return (
      <>
        <bdi>{range.start}</bdi>
        {range.joint}
        <bdi>{range.end}</bdi>
      </>
    )
  }
  const [begins, ends] = days ? ['', ''] : [timeOf(start), timeOf(end)]
  const endWords = isOneDay ? [begins === ends ? '' : ends] : [isolated(format.date(dayOf(end))), begins && ends]
  const words = [
    [isolated(format.date(dayOf(start))), begins].filter(Boolean).join(' '),
    endWords.filter(Boolean).join(' '),
  ]
  const range = words.filter(Boolean).join(' – ')
  return <bdi>{begins === '' ? range : moments.localNamed(range)}</bdi>
}
