import { useText } from '../../i18n/text.ts'
import { Progress } from '../../result/Progress.tsx'
import { stopSearch, type TrainSearch } from './search-run.ts'

interface Props {
  search: TrainSearch
  /** '14 of 14 trains' */
  found: string
  onAskAgain(): void
}

export function TrainProgress({ search, found, onAskAgain }: Props) {
  const t = useText()
  const { asked, answered, silent } = search
  const values = { done: answered.length, total: asked.length }
  const words = {
    asking: asked.length > 0 ? t('trains.asking', values) : t('trains.asking.first'),
    calm: t('trains.asking.calm'),
    stopped: t('trains.stopped', values),
    silent: t('trains.silent', { names: silent.join(', ') }),
  }
  return <Progress run={search} {...{ found, words, onAskAgain }} onStop={stopSearch} />
}
