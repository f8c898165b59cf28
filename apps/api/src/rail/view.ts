import type { RailOption } from '@portolan/contract/rail-journey'
import type { Location } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { RailCall, RailStation, RailTicketDetail } from '@portolan/supplier/rail'
import type { KeptOffer } from '../offer/offer.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import { isoDurationOf } from '../platform/local-time.ts'
import { conditionsView } from './condition-text.ts'
import { ticketOf } from './detail.ts'
import { onceEach } from './once-each.ts'
import { priceLines, pricePairOf } from './price-line.ts'
import { makeTrainsView } from './train-view.ts'

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

  const conditionsOf = (detail: RailTicketDetail, language: Language) =>
    conditionsView(detail.conditions, timeZoneOf(detail), language)

  /** For one answer. `rphOf`: the handle of a return ticket of the same answer. */
  function makeOptionView(language: Language, rphOf: (token: string) => string | undefined) {
    const trainsOf = makeTrainsView((station) => locationOf(station, language))
    const inboundOf = onceEach((refs: NonNullable<KeptOffer['combinableWith']>) =>
      refs.flatMap(({ token }) => rphOf(token) ?? []),
    )
    return ({ offer, detail }: Ticket): RailOption => {
      const { originStation, destinationStation, trainSegments, routings, providers } = trainsOf(detail)
      const { combinableWith } = offer
      return {
        rph: offer.rph,
        trainIdentity: detail.trainIdentity,
        journeyDuration: isoDurationOf(detail.minutes),
        originStation,
        destinationStation,
        trainSegments,
        routings,
        providers,
        comfortType: detail.comfort,
        flexibilityType: detail.flexibility,
        seatClass: detail.seatClass,
        seatClassDescription: detail.comfortName,
        fareDescription: detail.fareName,
        ...(detail.left !== undefined && { seatsLeft: detail.left }),
        pricing: { ...pricePairOf([offer]), priceBreakdown: priceLines(offer, conditionsOf(detail, language)) },
        expiredDateTime: new Date(offer.expiresAt).toISOString(),
        ...(combinableWith && { inboundRphs: inboundOf(combinableWith) }),
      }
    }
  }

  const optionView = (ticket: Ticket, rphOf: (token: string) => string | undefined, language: Language): RailOption =>
    makeOptionView(language, rphOf)(ticket)

  /** An asked place under the name that the caller's language has for it. */
  function askedView({ code, context }: { code: string; context: string }, language: Language): Location {
    const place = find(code, context === 'CITY' ? 'city' : 'rail-station')
    return { locationCode: code, codeContext: context, ...(place && { name: nameIn(place, language) }) }
  }

  return { makeOptionView, optionView, askedView, conditionsOf, routeText, timeZoneOf }
}

/** What a supplier sends that is no ticket of this search is left out. */
export const ticketsOf = (offers: readonly KeptOffer[], legs: number): Ticket[] =>
  offers.flatMap((offer) => {
    const detail = ticketOf(offer.detail)
    return detail && detail.leg < legs ? [{ offer, detail }] : []
  })
