import { addDays } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import type { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { LiveText } from '../result/LiveText.tsx'
import '../result/progress.css'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { writeAsked } from './address.ts'
import type { PackageAsked } from './search.ts'

/** Airlines and hotels are being asked: said at once, and again for the ear. */
export function Searching() {
  const t = useText()
  const words = t('package.asking')
  return (
    <div className="pk-wait" aria-busy="true">
      <LiveText text={words} />
      <div className="asking">
        <ProgressBar label={words} />
        <span aria-hidden="true">{words}</span>
      </div>
      <Skeleton heights={[92, 112, 112, 112]} widths={[100]} />
    </div>
  )
}

const week = 7

/** Nothing goes together on these days: the nearest thing that may, and the way back to the form. */
export function Nothing({ asked }: { asked: PackageAsked }) {
  const t = useText()
  const later = (day: string) => addDays(day, week)
  const { depart, back, checkIn, checkOut } = asked
  const next = {
    ...asked,
    ...{ depart: later(depart), back: later(back), checkIn: later(checkIn), checkOut: later(checkOut) },
  }
  return (
    <EmptyState
      title={t('package.none', { city: asked.cityName })}
      text={t('package.none.text')}
      action={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to="/package/hotels" search={writeAsked(next)}>
            {t('hotels.none.later')}
          </Link>
          <ChangeSearch asked={asked} />
        </>
      }
    />
  )
}

function ChangeSearch({ asked }: { asked: PackageAsked }) {
  const t = useText()
  return (
    <Link className={buttonClass()} to="/package" search={writeAsked(asked)}>
      {t('hotels.none.change')}
    </Link>
  )
}

/** What is wrong with the search is told once, field by field; trouble on the way may pass. */
export function Failed({ failure, onAgain, asked }: { failure: CallError; onAgain(): void; asked: PackageAsked }) {
  const t = useText()
  const problems = new Set(failure.fields.map(({ text }) => text).filter((text) => text !== failure.message))
  return (
    <ErrorPanel
      title={failure.title}
      message={
        <>
          {failure.message}
          {[...problems].map((text) => (
            <span className="pk-line" key={text}>
              {text}
            </span>
          ))}
        </>
      }
      kept={t('package.kept')}
      actions={
        <>
          <Button onClick={onAgain}>{t('shell.failure.again')}</Button>
          <ChangeSearch asked={asked} />
        </>
      }
    />
  )
}
