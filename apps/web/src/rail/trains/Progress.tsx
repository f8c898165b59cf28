import './progress.css'
import { useText } from '../../i18n/text.ts'
import { LiveText } from '../../result/LiveText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { stopSearch, type TrainSearch } from './search-run.ts'

interface Props {
  search: TrainSearch
  /** '14 of 14 trains' */
  found: string
  onAskAgain(): void
}

const waitedFor = ({ asked, answered }: TrainSearch) => asked.filter(({ supplier }) => !answered.includes(supplier))

/** Who has answered, who is still being asked, and who gave none. */
export function Progress({ search, found, onAskAgain }: Props) {
  const t = useText()
  const { status, asked, answered, silent } = search
  const values = { done: answered.length, total: asked.length }
  const words = asked.length > 0 ? t('trains.asking', values) : t('trains.asking.first')
  const again = (
    <Button size="sm" onClick={onAskAgain}>
      {t('trains.askAgain')}
    </Button>
  )
  return (
    <>
      <LiveText text={status === 'asking' ? words : found} />
      {status === 'asking' && (
        <div className="asking">
          <ProgressBar
            label={words}
            value={asked.length > 0 ? answered.length : undefined}
            max={asked.length > 0 ? asked.length : undefined}
          />
          <span aria-hidden="true">
            {words} {t('trains.asking.calm')}
          </span>
          {asked.length > 0 && (
            <details>
              <summary className="link small">{t('trains.asking.who')}</summary>
              <ul>
                {waitedFor(search).map(({ supplier, name }) => (
                  <li key={supplier}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <Button size="sm" onClick={stopSearch}>
            {t('trains.stop')}
          </Button>
        </div>
      )}
      {status === 'stopped' && (
        <div className="asking">
          <span>{t('trains.stopped', values)}</span>
          {again}
        </div>
      )}
      {status === 'done' && silent.length > 0 && (
        <div className="asking-gap">
          <Note tone="warn">
            <div className="row between wrap">
              <span>{t('trains.silent', { names: silent.join(', ') })}</span>
              {again}
            </div>
          </Note>
        </div>
      )}
    </>
  )
}
