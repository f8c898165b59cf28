import type { RailOption, TrainSegment, TrainStop } from '@portolan/contract/rail-journey'
import type { Location } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { RailCall, RailSegment, RailStation, RailTicketDetail } from '@portolan/supplier/rail'
import type { KeptOffer } from '../offer/offer.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import { isoDurationOf } from '../platform/local-time.ts'
import { conditionsView } from './condition-text.ts'
import { ticketOf } from './detail.ts'
import { priceLines, pricePairOf } from './price-line.ts'

export interface PlaceFinder {
  find(code: string, kind: PlaceKind): Place | undefined
}

/** Out and back. */
export const legsOfTrip = 2

/** A ticket whose detail makes sense. */
export interface Ticket {
  offer: KeptOffer
  detail: RailTicketDetail
}

const nameIn = ({ names, name }: Place, language: Language): string => names[language] ?? name

const firstCall = (detail: RailTicketDetail): RailCall | undefined => detail.segments[0]?.calls[0]
const lastCall = (detail: RailTicketDetail): RailCall | undefined => detail.segments.at(-1)?.calls.at(-1)

/** YYYY-MM-DDTHH:mm:ss, local to the station. */
export const departureOf = (detail: RailTicketDetail): string => `${firstCall(detail)?.departs ?? ''}:00`
export const arrivalOf = (detail: RailTicketDetail): string => `${lastCall(detail)?.arrives ?? ''}:00`

const berths = { couchette: 'Couchette', sleeper: 'Sleeper' } as const

export function makeTicketView({ find }: PlaceFinder) {
  const locationOf = ({ code, name }: Pick<RailStation, 'code' | 'name'>, language: Language): Location => {
    const place = find(code, 'rail-station')
    return { locationCode: code, codeContext: 'UIC', name: place ? nameIn(place, language) : name }
  }

  /** 'Paris Gare de Lyon – Zürich HB'. */
  function routeText(detail: RailTicketDetail, language: Language): string {
    const ends = [firstCall(detail), lastCall(detail)].map((call) => call && locationOf(call.station, language).name)
    return ends.map((name) => name ?? '').join(' – ')
  }

  /** Of the station where the journey begins. */
  const timeZoneOf = (detail: RailTicketDetail): string =>
    find(firstCall(detail)?.station.code ?? '', 'rail-station')?.timeZone ?? 'UTC'

  const stopView = ({ station, arrives, departs }: RailCall, language: Language): TrainStop => ({
    station: locationOf(station, language),
    position: { latitude: station.lat, longitude: station.lon },
    ...(arrives !== undefined && { arrivalDateTime: `${arrives}:00` }),
    ...(departs !== undefined && { departureDateTime: `${departs}:00` }),
  })

  function segmentView(segment: RailSegment, seatClass: string, index: number, language: Language): TrainSegment {
    const { operator, calls, place } = segment
    const stops = calls.map((call, position) => {
      const { arrives: _, ...boarding } = call
      const { departs: __, ...leaving } = call
      if (position === 0) return stopView(boarding, language)
      return stopView(position === calls.length - 1 ? leaving : call, language)
    })
    const [first, last] = [stops[0], stops.at(-1)]
    const nowhere = { locationCode: '' }
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

  const segmentsOf = ({ segments, seatClass }: RailTicketDetail, language: Language): TrainSegment[] =>
    segments.map((segment, index) => segmentView(segment, seatClass, index, language))

  const conditionsOf = (detail: RailTicketDetail, language: Language) =>
    conditionsView(detail.conditions, timeZoneOf(detail), language)

  const providersOf = ({ segments }: RailTicketDetail): string[] => [
    ...new Set(segments.map(({ operator }) => operator.name)),
  ]

  /** `rphOf`: the handle of a return ticket of the same answer. */
  function optionView(
    { offer, detail }: Ticket,
    rphOf: (token: string) => string | undefined,
    language: Language,
  ): RailOption {
    const trainSegments = segmentsOf(detail, language)
    const [first, last] = [trainSegments[0], trainSegments.at(-1)]
    const { combinableWith } = offer
    return {
      rph: offer.rph,
      trainIdentity: detail.trainIdentity,
      journeyDuration: isoDurationOf(detail.minutes),
      originStation: first?.departureStation ?? { locationCode: '' },
      destinationStation: last?.arrivalStation ?? { locationCode: '' },
      trainSegments,
      routings: trainSegments.slice(1).map(({ departureStation }) => departureStation.name ?? ''),
      providers: providersOf(detail),
      comfortType: detail.comfort,
      flexibilityType: detail.flexibility,
      seatClass: detail.seatClass,
      seatClassDescription: detail.comfortName,
      fareDescription: detail.fareName,
      ...(detail.left !== undefined && { seatsLeft: detail.left }),
      pricing: { ...pricePairOf([offer]), priceBreakdown: priceLines(offer, conditionsOf(detail, language)) },
      expiredDateTime: new Date(offer.expiresAt).toISOString(),
      ...(combinableWith && { inboundRphs: combinableWith.flatMap(({ token }) => rphOf(token) ?? []) }),
    }
  }

  /** An asked place under the name that the caller's language has for it. */
  function askedView({ code, context }: { code: string; context: string }, language: Language): Location {
    const place = find(code, context === 'CITY' ? 'city' : 'rail-station')
    return { locationCode: code, codeContext: context, ...(place && { name: nameIn(place, language) }) }
  }

  return { optionView, askedView, conditionsOf, routeText, timeZoneOf }
}

/** What a supplier sends that is no ticket of this search is left out. */
export const ticketsOf = (offers: readonly KeptOffer[], legs: number): Ticket[] =>
  offers.flatMap((offer) => {
    const detail = ticketOf(offer.detail)
    return detail && detail.leg < legs ? [{ offer, detail }] : []
  })
