import './flight-drawer.css'
import type { FlightConnection, FlightSegment } from '@portolan/contract/air-itinerary'
import { timeOf } from '@portolan/domain/date'
import { Fragment } from 'react'
import type { Flight } from '../../flight/flights/flight.ts'
import { airlineNameOf, flightNumberOf } from '../../flight/model/voyage.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { JourneyMap } from '../../map/JourneyMap.tsx'
import { dayOf } from '../../result/journey-time.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { cabinText } from '../cabin-text.ts'
import { pointsOf } from './points.ts'
import type { Card } from './row.ts'
import { warningText } from './warning.ts'

const nameOf = ({ name, locationCode }: FlightSegment['arrivalAirport']): string => name ?? locationCode

function End({ at, airport }: { at: string; airport: FlightSegment['arrivalAirport'] }) {
  const t = useText()
  return (
    <li>
      <b>
        <bdi dir="ltr">{timeOf(at)}</bdi>
      </b>
      <span>
        <bdi>{nameOf(airport)}</bdi> <bdi dir="ltr">({airport.locationCode})</bdi>
        {airport.terminal && <span className="xs faint"> {t('flights.terminal', { terminal: airport.terminal })}</span>}
      </span>
    </li>
  )
}

function Segment({ segment }: { segment: FlightSegment }) {
  const t = useText()
  const format = useFormat()
  const { operatingAirline, marketingAirline, equipments, cabin, resBookDesigCode } = segment
  const [aircraft] = equipments ?? []
  const operator = operatingAirline?.code === marketingAirline.code ? undefined : operatingAirline?.companyShortName
  return (
    <section className="seg-f">
      <h3 className="h4">
        <bdi>{airlineNameOf(segment)}</bdi> <bdi dir="ltr">{flightNumberOf(segment)}</bdi>
      </h3>
      <p className="xs faint">
        {format.date(dayOf(segment.departureDateTime))}
        {' · '}
        {t(cabinText[cabin])} <bdi dir="ltr">{resBookDesigCode}</bdi>
        {aircraft && (
          <>
            {' · '}
            <bdi dir="ltr">{aircraft.name ?? aircraft.airEquipType}</bdi>
          </>
        )}
      </p>
      {operator && (
        <p className="xs">
          <RichText id="flights.operated" values={{ airline: <bdi key="airline">{operator}</bdi> }} />
        </p>
      )}
      <ul className="seg-ends">
        <End at={segment.departureDateTime} airport={segment.departureAirport} />
        <End at={segment.arrivalDateTime} airport={segment.arrivalAirport} />
      </ul>
    </section>
  )
}

function Connection({ flight, at }: { flight: Flight; at: number }) {
  const t = useText()
  const format = useFormat()
  const stop = flight.stops[at]
  const connection: FlightConnection | undefined = flight.voyage.connections?.[at]
  if (!stop) return null
  const other = connection?.departureLocationCode
  return (
    <div className={connection && connection.warnings.length > 0 ? 'seg-wait warn' : 'seg-wait'}>
      <b>
        {other
          ? t('flights.wait.move', { time: format.duration(stop.minutes), from: stop.code, to: other })
          : t('flights.wait', { time: format.duration(stop.minutes), place: `${stop.name} (${stop.code})` })}
      </b>
      {connection?.warnings.map((warning) => (
        <p className="small" key={warning}>
          {t(warningText[warning][1])}
        </p>
      ))}
    </div>
  )
}

/** Every flight, every change with what to know of it, the course on the chart and what it does to the air. */
export default function FlightDrawer({ card: { flight, quote }, onClose }: { card: Card; onClose(): void }) {
  const t = useText()
  const format = useFormat()
  const { co2Kg } = quote.itinerary
  return (
    <Drawer
      title={
        <RichText
          id="flights.route"
          values={{ from: <bdi key="from">{flight.from.name}</bdi>, to: <bdi key="to">{flight.to.name}</bdi> }}
        />
      }
      hint={t('flights.detail.hint', {
        date: format.longDate(dayOf(flight.departs)),
        time: format.duration(flight.minutes),
      })}
      onClose={onClose}
    >
      <div className="fl-drawer">
        <JourneyMap points={pointsOf([flight])} course="arc" />
        {flight.voyage.flightSegments.map((segment, index) => (
          <Fragment key={`${segment.flightNumber}/${segment.departureDateTime}`}>
            {index > 0 && <Connection flight={flight} at={index - 1} />}
            <Segment segment={segment} />
          </Fragment>
        ))}
        {co2Kg !== undefined && (
          <section>
            <h3 className="h4">{t('flights.co2', { kg: format.number(co2Kg) })}</h3>
            <p className="small muted">{t('flights.co2.method')}</p>
          </section>
        )}
      </div>
    </Drawer>
  )
}
