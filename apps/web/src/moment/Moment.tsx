import { type Terms, useMoments } from './use-moments.ts'

type Props =
  /** What happened, or when a hold, a price or a quote ends: by the clock of the reader. */
  | { kind: 'instant' | 'expiry'; at: string | number; now?: number }
  /** By the clock of the place, and the reader's beside it. */
  | { kind: 'terms'; of: Terms }
  /** Travel: YYYY-MM-DDTHH:mm on the clock of its place. */
  | { kind: 'local'; at: string }
  /** A day of the shop's calendar. */
  | { kind: 'day'; at: string | number }

function useWords(moment: Props): string {
  const { instant, terms, local, shopDay } = useMoments()
  switch (moment.kind) {
    case 'terms':
      return terms(moment.of)
    case 'local':
      return local(moment.at)
    case 'day':
      return shopDay(moment.at)
    default:
      return instant(moment.at, moment.now)
  }
}

/** The one way a moment is written on a screen: with the clock that it is read by. */
export function Moment(moment: Props & { className?: string }) {
  return <bdi className={moment.className}>{useWords(moment)}</bdi>
}
