import type { RailOption, TrainSegment, TrainStop } from '@portolan/contract/rail-journey'
import type { Location } from '@portolan/contract/shared'
import type { RailCall, RailSegment, RailStation, RailTicketDetail } from '@portolan/supplier/rail'
import { isoDurationOf } from '../platform/local-time.ts'
import { onceEach } from './once-each.ts'

/** What the tickets of a journey have in common, as an answer says it. */
export type TrainsShown = Required<
  Pick<RailOption, 'originStation' | 'destinationStation' | 'trainSegments' | 'routings' | 'providers'>
>

const berths = { couchette: 'Couchette', sleeper: 'Sleeper' } as const
const nowhere: Location = { locationCode: '' }

function segmentView(segment: RailSegment, stops: TrainStop[], index: number, seatClass: string): TrainSegment {
  const { operator, place } = segment
  const [first, last] = [stops[0], stops.at(-1)]
  const company = { code: operator.code, companyShortName: operator.name }
  return {
    rph: String(index + 1),
    trainNumber: segment.train,
    trainType: segment.brand,
    networkCode: { code: operator.code },
    marketingCompany: company,
    operatingCompany: company,
    departureStation: first?.station ?? nowhere,
    arrivalStation: last?.station ?? nowhere,
    departureDateTime: first?.departureDateTime ?? '',
    arrivalDateTime: last?.arrivalDateTime ?? '',
    journeyDuration: isoDurationOf(segment.minutes),
    stops,
    accommodation: { ...(place === 'seat' ? { seat: 'Seat' } : { berth: berths[place] }), class: seatClass },
    reservationType: segment.reservation === 'none' ? 'NotReservable' : 'Reservable',
  }
}

/**
 * For one answer. A supplier may give all fares of a journey the same list of its trains: it is put into words once for
 * each class, and not once for each fare.
 */
export function makeTrainsView(
  locationOf: (station: RailStation) => Location,
): (detail: Pick<RailTicketDetail, 'segments' | 'seatClass'>) => TrainsShown {
  const stationOf = onceEach(locationOf)

  const stopView = ({ station, arrives, departs }: RailCall, isFirst: boolean, isLast: boolean): TrainStop => ({
    station: stationOf(station),
    position: { latitude: station.lat, longitude: station.lon },
    ...(arrives !== undefined && !isFirst && { arrivalDateTime: `${arrives}:00` }),
    ...(departs !== undefined && !isLast && { departureDateTime: `${departs}:00` }),
  })

  const stopsOf = onceEach((calls: RailSegment['calls']) =>
    calls.map((call, index) => stopView(call, index === 0, index > 0 && index === calls.length - 1)),
  )

  const trainsOf = onceEach((segments: RailTicketDetail['segments']) =>
    onceEach((seatClass: string): TrainsShown => {
      const trainSegments = segments.map((segment, index) =>
        segmentView(segment, stopsOf(segment.calls), index, seatClass),
      )
      return {
        originStation: trainSegments[0]?.departureStation ?? nowhere,
        destinationStation: trainSegments.at(-1)?.arrivalStation ?? nowhere,
        trainSegments,
        routings: trainSegments.slice(1).map(({ departureStation }) => departureStation.name ?? ''),
        providers: [...new Set(segments.map(({ operator }) => operator.name))],
      }
    }),
  )

  return ({ segments, seatClass }) => trainsOf(segments)(seatClass)
}
