import '../../result/progress.css'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { LiveText } from '../../result/LiveText.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Note } from '../../ui/Note.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { searchOf } from '../address.ts'
import { RailCard } from './RailCard.tsx'
import { RideCard } from './RideCard.tsx'
import type { ListView } from './use-list.ts'

function Failed({ view: { failure, asked, askAgain } }: { view: ListView }) {
  const t = useText()
  const problems = new Set(failure?.fields.map(({ text }) => text).filter((text) => text !== failure.message))
  return (
    <ErrorPanel
      title={failure?.title}
      message={
        <>
          {failure?.message}
          {[...problems].map((text) => (
            <span className="tf-failed" key={text}>
              {text}
            </span>
          ))}
        </>
      }
      kept={t('transfer.failed.kept')}
      actions={
        <>
          <Button onClick={askAgain}>{t('shell.failure.again')}</Button>
          <Link className={buttonClass({ variant: 'ghost' })} to="/cartransfer" search={searchOf(asked)}>
            {t('transfer.none.change')}
          </Link>
        </>
      }
    />
  )
}

function NoRides({ view: { asked } }: { view: ListView }) {
  const t = useText()
  return (
    <EmptyState
      title={t('transfer.none')}
      text={t('transfer.none.text')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to="/cartransfer" search={searchOf(asked)}>
          {t('transfer.none.change')}
        </Link>
      }
    />
  )
}

/** The ways as choices, the train beside them, and whatever stands in their place. */
export function Results({ view }: { view: ListView }) {
  const t = useText()
  const { rides, chosen, answer, asked, isAsking, failure, choose } = view
  if (failure) return <Failed view={view} />
  const found = rides.length > 0 ? t('transfer.list.found', { count: rides.length }) : t('transfer.none')
  return (
    <section className="tf-list" aria-label={t('transfer.list.rides')} aria-busy={isAsking}>
      <LiveText text={isAsking ? t('transfer.asking') : found} />
      {isAsking && (
        <div className="asking">
          <ProgressBar label={t('transfer.asking')} />
          <span aria-hidden="true">{t('transfer.asking')}</span>
        </div>
      )}
      {answer?.warnings && <Note tone="warn">{t('transfer.partly')}</Note>}
      {rides.length > 0 && (
        <fieldset className="tf-rides">
          <legend className="vh">{t('transfer.list.rides')}</legend>
          {rides.map((ride) => (
            <RideCard
              key={ride.id}
              {...{ ride, asked }}
              isChosen={ride.id === chosen?.id}
              onChoose={() => choose(ride)}
            />
          ))}
        </fieldset>
      )}
      {rides.length === 0 &&
        (isAsking ? <Skeleton heights={[150, 150, 150]} widths={[100]} /> : <NoRides view={view} />)}
      {answer?.railAlternative && <RailCard rail={answer.railAlternative} asked={asked} />}
    </section>
  )
}
