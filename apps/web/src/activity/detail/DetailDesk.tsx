import './detail.css'
import { Link } from '@tanstack/react-router'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { ActionBar } from '../../result/ActionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { type Choice, searchOf } from '../address.ts'
import type { ActivityAsked } from '../search.ts'
import { Overview, StartPoint } from './About.tsx'
import { DaySection } from './DaySection.tsx'
import { timeOfDeparture } from './departure.ts'
import { GoOn } from './GoOn.tsx'
import { GroupSection } from './GroupSection.tsx'
import { Head } from './Head.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { Summary } from './Summary.tsx'
import { type Detail, useDetail } from './use-detail.ts'

function Bar({ detail, isWhole }: { detail: Detail; isWhole: boolean }) {
  const t = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { picked, choice, people } = detail
  const places = t('activity.count.places', { count: people })
  return (
    <>
      <ActionBar>
        <div className="bar-top">
          <span className="small muted">
            {choice.day && format.date(choice.day)} {picked && <bdi dir="ltr">{timeOfDeparture(picked)}</bdi>} {places}
          </span>
          {picked && (
            <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <span className="vh">{t('activity.summary.open')}</span>
              <Price of={picked.price} size="md" />
              <Icon of={ChevronUp} size="s" />
            </button>
          )}
        </div>
        <div className="ad-bar">
          <GoOn {...{ detail, isWhole }} brief />
        </div>
      </ActionBar>
      {isOpen && (
        <Drawer title={t('activity.summary')} onClose={() => setOpen(false)}>
          <Summary {...{ detail, isWhole }} />
        </Drawer>
      )}
    </>
  )
}

/** Nothing is told of it: nobody knows such a tour, it does not take this party, or nobody answers. */
function Nobody({ asked, detail: { days, departures } }: { asked: ActivityAsked; detail: Detail }) {
  const t = useText()
  const failure = days.error ?? departures.error
  const back = (
    <Link className={buttonClass({ variant: 'primary' })} to="/activity/list" search={searchOf(asked)}>
      {t('activity.toList')}
    </Link>
  )
  if (!failure || failure.status === 404)
    return <EmptyState title={t('activity.unknown')} text={t('activity.unknown.text')} action={back} />
  const problems = new Set(failure.fields.map(({ text }) => text).filter((text) => text !== failure.message))
  return (
    <ErrorPanel
      title={failure.title}
      message={[failure.message, ...problems].join(' ')}
      kept={t('activity.failed.kept')}
      actions={
        <>
          <Button onClick={() => void Promise.all([days.refetch(), departures.refetch()])}>
            {t('shell.failure.again')}
          </Button>
          {back}
        </>
      }
    />
  )
}

/** One tour: when it runs, in which groups, who takes part, and what all of it comes to. */
export function DetailDesk({ asked, tour, choice }: { asked: ActivityAsked; tour: string; choice: Choice }) {
  const t = useText()
  const detail = useDetail(asked, tour, choice)
  const [isWhole, setWhole] = useState(true)
  const { info, days } = detail
  if (!info)
    return (
      <div className="page top">
        <h1 className="vh">{t('activity.detail.title')}</h1>
        {days.isFetching ? (
          <Wait label={t('activity.loading')} skeleton={<Skeleton heights={[44, 320, 240]} widths={[50, 100]} />} />
        ) : (
          <Nobody {...{ asked, detail }} />
        )}
      </div>
    )
  return (
    <div className="page top ad-page">
      <Head {...{ asked, info }} day={choice.day} />
      <div className="columns ad-cols">
        <div className="stack ad-stack">
          <DaySection detail={detail} />
          <GroupSection detail={detail} />
          <PeopleSection detail={detail} onWhole={setWhole} />
          <Overview info={info} />
          <StartPoint info={info} />
        </div>
        <aside className="beside scrolls" aria-label={t('activity.summary')}>
          <div className="card pad">
            <Summary {...{ detail, isWhole }} hasTitle />
          </div>
        </aside>
      </div>
      <Bar {...{ detail, isWhole }} />
    </div>
  )
}
