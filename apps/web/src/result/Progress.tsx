import './progress.css'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { LiveText } from './LiveText.tsx'
import type { Run } from './run.ts'

interface Props {
  run: Run
  /** '14 of 14 trains' */
  found: string
  words: {
    /** '9 of 12 operators have answered.'; before anybody is known to be asked, that they are being asked. */
    asking: string
    /** 'New trains join in place; nothing jumps.' */
    calm: string
    stopped: string
    /** 'No answer from DB. Their trains are missing here.' */
    silent: string
  }
  onStop(): void
  onAskAgain(): void
}

const waitedFor = ({ asked, answered }: Run) => asked.filter(({ supplier }) => !answered.includes(supplier))

/** Who has answered, who is still being asked, and who gave none. */
export function Progress({ run, found, words, onStop, onAskAgain }: Props) {
  const t = useText()
  const { status, asked, answered, silent } = run
  const again = (
    <Button size="sm" onClick={onAskAgain}>
      {t('result.askAgain')}
    </Button>
  )
  return (
    <>
      <LiveText text={status === 'asking' ? words.asking : found} />
      {status === 'asking' && (
        <div className="asking counted">
          <ProgressBar
            label={words.asking}
            value={asked.length > 0 ? answered.length : undefined}
            max={asked.length > 0 ? asked.length : undefined}
          />
          <span aria-hidden="true">
            {words.asking} {words.calm}
          </span>
          {asked.length > 0 && (
            <details>
              <summary className="link small">{t('result.asking.who')}</summary>
              <ul>
                {waitedFor(run).map(({ supplier, name }) => (
                  <li key={supplier}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <Button size="sm" onClick={onStop}>
            {t('result.stop')}
          </Button>
        </div>
      )}
      {status === 'stopped' && (
        <div className="asking counted">
          <span>{words.stopped}</span>
          {again}
        </div>
      )}
      {/* The row stays when everybody has answered: the list under it would jump up as it is being read. */}
      {status === 'done' && asked.length > 0 && silent.length === 0 && (
        <div className="asking counted">
          <span>{words.asking}</span>
          {again}
        </div>
      )}
      {status === 'done' && silent.length > 0 && (
        <div className="asking-gap">
          <Note tone="warn">
            <div className="row between wrap">
              <span>{words.silent}</span>
              {again}
            </div>
          </Note>
        </div>
      )}
    </>
  )
}
