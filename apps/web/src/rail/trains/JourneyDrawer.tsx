import './journey.css'
import type { TrainSegment, TrainStop } from '@portolan/contract/rail-journey'
import { timeOf } from '@portolan/domain/date'
import { Fragment } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { JourneyMap, type JourneyPoint } from '../../map/JourneyMap.tsx'
import { dayOf } from '../../result/journey-time.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import type { Change } from './journey.ts'
import { brandOf } from './model.ts'
import type { Train } from './train.ts'

const nameOf = ({ name, locationCode }: TrainStop['station']): string => name ?? locationCode

/** Every stop with a place; boarding, changes and the end are named. */
function pointsOf(segments: readonly TrainSegment[]): JourneyPoint[] {
  return segments.flatMap(({ stops = [] }, index) =>
    stops.flatMap(({ station, position }, at) => {
      if (!position) return []
      const isNamed = at === 0 || (at === stops.length - 1 && index === segments.length - 1)
      const place = [position.longitude, position.latitude] as const
      return [{ place, ...(isNamed && { name: nameOf(station) }) }]
    }),
  )
}

function Stops({ segment }: { segment: TrainSegment }) {
  const { stops = [], departureStation, arrivalStation, departureDateTime, arrivalDateTime } = segment
  const all: readonly TrainStop[] =
    stops.length > 1
      ? stops
      : [
          { station: departureStation, departureDateTime },
          { station: arrivalStation, arrivalDateTime },
        ]
  return (
    <ol className="stops">
      {all.map(({ station, arrivalDateTime: arrives, departureDateTime: departs }) => (
        <li key={`${station.locationCode}/${departs ?? arrives}`}>
          <span className="stop-t">
            {[arrives, departs]
              .filter((moment) => moment !== undefined)
              .map((moment, at) => (
                <Fragment key={moment}>
                  {at > 0 && ' – '}
                  <bdi dir="ltr">{timeOf(moment)}</bdi>
                </Fragment>
              ))}
          </span>
          <bdi>{nameOf(station)}</bdi>
        </li>
      ))}
    </ol>
  )
}

function Services({ segment }: { segment: TrainSegment }) {
  const t = useText()
  const { accommodation, reservationType, operatingCompany, stops = [] } = segment
  const berth = accommodation?.berth
  const place =
    berth === 'Couchette' ? 'trains.detail.couchette' : berth ? 'trains.detail.sleeper' : 'trains.detail.seat'
  const between = Math.max(0, stops.length - 2)
  return (
    <ul className="services small muted">
      {operatingCompany?.companyShortName && (
        <li>
          <RichText
            id="trains.detail.runBy"
            values={{ operator: <bdi key="operator">{operatingCompany.companyShortName}</bdi> }}
          />
        </li>
      )}
      <li>{t(place)}</li>
      {reservationType && (
        <li>{t(reservationType === 'Reservable' ? 'trains.detail.reserved' : 'trains.detail.free')}</li>
      )}
      <li>{between > 0 ? t('trains.detail.stops', { count: between }) : t('trains.detail.nonstop')}</li>
    </ul>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const t = useText()
  const format = useFormat()
  const time = format.duration(change.minutes)
  return (
    <div className="change-row">
      <b>
        {change.moves
          ? t('trains.detail.move', { from: change.from, to: change.to, time })
          : t('trains.detail.change', { station: change.to, time })}
      </b>
      {change.moves && <p className="small muted">{t('trains.detail.moveHint')}</p>}
    </div>
  )
}

/** Every stop, every change with the time for it, and the course on the chart. */
export default function JourneyDrawer({ train, onClose }: { train: Train; onClose(): void }) {
  const t = useText()
  const format = useFormat()
  const { trainSegments, departureDateTime, originStation, destinationStation } = train.first
  return (
    <Drawer
      title={
        <RichText
          id="trains.route"
          values={{ from: <bdi key="from">{originStation}</bdi>, to: <bdi key="to">{destinationStation}</bdi> }}
        />
      }
      hint={`${format.longDate(dayOf(departureDateTime))}. ${t('trains.detail.local')}`}
      onClose={onClose}
    >
      <div className="journey">
        <JourneyMap points={pointsOf(trainSegments)} />
        {trainSegments.map((segment, index) => {
          const change = train.journey.changes[index - 1]
          return (
            <Fragment key={`${segment.trainNumber}/${segment.departureDateTime}`}>
              {change && <ChangeRow change={change} />}
              <section>
                <h3 className="h4">
                  <bdi dir="ltr">{`${brandOf(segment)} ${segment.trainNumber}`}</bdi>
                </h3>
                <Services segment={segment} />
                <Stops segment={segment} />
              </section>
            </Fragment>
          )
        })}
      </div>
    </Drawer>
  )
}
