import './list.css'
import type { IsoDate } from '@portolan/domain/date'
import { Map as MapIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { usePlanned } from '../../planned/use-planned.ts'
import { FilterSheet } from '../../result/FilterSheet.tsx'
import { daysTitle, usePageTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Wait } from '../../ui/Wait.tsx'
import { sizeOf } from '../party.ts'
import type { ActivityAsked } from '../search.ts'
import { useActivities } from './calls.ts'
import { DayTabs, daysOf } from './DayTabs.tsx'
import { fitsOn } from './fit.ts'
import { ListRecap } from './ListRecap.tsx'
import { MapSheet } from './MapSheet.tsx'
import { NoTours } from './NoTours.tsx'
import { Failed, Results, WordsField } from './Results.tsx'
import { TourMap } from './TourMap.tsx'
import { type Tour, tourOf, toursOn } from './tour.ts'
import { useListChoice } from './use-list-choice.ts'

interface Props {
  asked: ActivityAsked
  /** The day that the address holds. */
  wished: IsoDate | undefined
}

/** From here on the map stands beside the list. */
const beside = '(min-width: 1280px)'

/** The day that is wished for, if anything can be had on it; else the first that has something. */
function dayOf(asked: ActivityAsked, tours: readonly Tour[], wished: IsoDate | undefined): IsoDate | undefined {
  const open = daysOf(asked).filter((day) => tours.some(({ days }) => days.has(day)))
  return open.find((day) => day === wished) ?? open[0]
}

function Found({ asked, tours, wished, isPartial }: Props & { tours: readonly Tour[]; isPartial: boolean }) {
  const t = useText()
  const day = dayOf(asked, tours, wished)
  const all = useMemo(() => toursOn(tours, day), [tours, day])
  const { things, isLoading } = usePlanned()
  // A number that is still to fall is not told.
  const fits = useMemo(() => (isLoading ? undefined : fitsOn(day, things)), [day, things, isLoading])
  const choice = useListChoice(all, fits)
  const hasMap = useMedia(beside)
  const [active, setActive] = useState<string>()
  const [opened, setOpened] = useState<'filters' | 'map'>()
  if (!day)
    return (
      <div className="al-page">
        <ListRecap asked={asked} />
        <h1 className="al-h">{t('activity.heading', { city: asked.cityName })}</h1>
        <NoTours {...{ asked }} count={0} onClear={choice.clear} />
      </div>
    )
  const shared = { asked, day, all, active, onActive: setActive }
  const close = () => setOpened(undefined)
  return (
    <>
      <div className="al-page">
        <ListRecap asked={asked} />
        <DayTabs {...{ asked, tours, day }} />
        <h1 className="al-h">{t('activity.heading', { city: asked.cityName })}</h1>
        <div className="al-cols">
          <Results {...shared} {...{ choice, isPartial }} onFilter={() => setOpened('filters')} />
        </div>
      </div>
      {hasMap ? (
        <aside className="al-map" aria-label={t('activity.map')}>
          <TourMap {...shared} tours={choice.shown} />
        </aside>
      ) : (
        <Button
          className="al-mapbtn"
          variant="ink"
          icon={MapIcon}
          aria-haspopup="dialog"
          onClick={() => setOpened('map')}
        >
          {t('activity.map')}
        </Button>
      )}
      {opened === 'filters' && (
        <FilterSheet
          {...choice.panel}
          priceAfter={1}
          doneLabel={t('activity.show', { shown: choice.shown.length, count: all.length })}
          onClose={close}
        >
          <WordsField choice={choice} />
        </FilterSheet>
      )}
      {opened === 'map' && !hasMap && <MapSheet {...shared} tours={choice.shown} onClose={close} />}
    </>
  )
}

/** The whole page of one search: recap, days, filters, list and map. */
export function ListDesk({ asked, wished }: Props) {
  const t = useText()
  const format = useFormat()
  usePageTitle(t('activity.heading', { city: asked.cityName }), daysTitle(format.range(asked.from, asked.to)))
  const { data, error, isFetching, refetch } = useActivities(asked)
  const people = sizeOf(asked.party)
  const tours = useMemo(() => (data?.tourActivityInfos ?? []).map((info) => tourOf(info, people)), [data, people])
  if (data && !error)
    return (
      <div className="al-split">
        <Found {...{ asked, tours, wished }} isPartial={(data.warnings?.warnings.length ?? 0) > 0} />
      </div>
    )
  return (
    <div className="al-page">
      <ListRecap asked={asked} />
      <h1 className="al-h">{t('activity.heading', { city: asked.cityName })}</h1>
      {error && !isFetching ? (
        <Failed failure={error} onAgain={() => void refetch()} />
      ) : (
        <Wait label={t('activity.asking')} skeleton={<Skeleton heights={[56, 380, 380]} widths={[100]} />} />
      )}
    </div>
  )
}
