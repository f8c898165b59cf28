import { useText } from '../../i18n/text.ts'
import { Progress } from '../../result/Progress.tsx'
import { type FlightSearch, stopSearch } from './search-run.ts'

interface Props {
  run: FlightSearch
  /** '14 of 14 flights' */
  found: string
  onAskAgain(): void
}

export function FlightProgress({ run, found, onAskAgain }: Props) {
  const t = useText()
  const { asked, answered, silent } = run
  const values = { done: answered.length, total: asked.length }
  const words = {
    asking: asked.length > 0 ? t('flights.asking', values) : t('flights.asking.first'),
    calm: t('flights.asking.calm'),
    stopped: t('flights.stopped', values),
    silent: t('flights.silent', { names: silent.join(', ') }),
  }
  return <Progress {...{ run, found, words, onAskAgain }} onStop={stopSearch} />
}
