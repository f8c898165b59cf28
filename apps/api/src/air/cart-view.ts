import type { CartStop } from '@portolan/contract/cart'
import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { headcountOf } from '@portolan/domain/traveler'
import { pictureKey } from '@portolan/picture/key'
import type { FlightSegment, Voyage } from '@portolan/supplier/air'
import type { CartView } from '../cart/goods.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { dayText, dotted } from '../platform/words.ts'
import { airTexts } from './catalogue/text.ts'
import { isFlightDetail } from './detail.ts'
import { arrivalOf, departureOf, type Flight, flightsIn } from './flight.ts'
import { flightsInstead } from './instead.ts'
import type { PlaceFinder } from './parts.ts'
import { makePlaceNames, type PlaceNames } from './place-name.ts'
import { takenTogether } from './together.ts'
import { extraTexts, flightNumber, laterText, passengersText, routeText } from './words.ts'

/** 'Tue 15 Dec 00:35–11:40 · HKG–LIS · TP 383, TP 191'. */
function voyageLine({ segments }: Voyage, language: Language): string {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return ''
  const later = laterText(first.departs, last.arrives)
  const times = `${timeOf(first.departs)}–${timeOf(last.arrives)}${later && ` ${later}`}`
  return [
    `${dayText(first.departs, language)} ${times}`,
    `${first.from.code}–${last.to.code}`,
    segments.map(flightNumber).join(', '),
  ].join(' · ')
}

/** Where a voyage begins and where it ends, each with its own flight. */
function stopsOf({ segments }: Voyage, names: PlaceNames, language: Language): CartStop[] {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return []
  const stopAt = (code: string, { marketing, number }: FlightSegment) => {
    const place = names.airport(code)
    return {
      ...{ kind: 'airport' as const, code, name: names.airportName(code, language) },
      ...(place && { lat: place.lat, lon: place.lon }),
      flight: { airline: marketing.code, number },
    }
  }
  return [
    { ...stopAt(first.from.code, first), at: first.departs, role: 'depart' },
    { ...stopAt(last.to.code, last), at: last.arrives, role: 'arrive' },
  ]
}

/** How flights stand in the cart: one trip, or the legs of several cities together. */
export function makeAirCartView(places: PlaceFinder): CartView {
  const names = makePlaceNames(places)
  const titleOf = (flights: readonly Flight[], language: Language): string =>
    routeText(
      flights.flatMap(({ detail }) => detail.voyages),
      names,
      language,
    )
  return {
    products: ['air'],
    suits: (offers) => offers.some(({ detail }) => isFlightDetail(detail)),
    display(offers, _, language) {
      const flights = takenTogether(offers)
      const details = flights.map(({ detail }) => detail)
      const [{ offer, detail: first }] = flights
      const last = details.at(-1) ?? first
      const voyages = details.flatMap((detail) => detail.voyages)
      const extras = details.flatMap((detail) => detail.extras ?? [])
      const { cabins } = airTexts[language]
      return {
        title: titleOf(flights, language),
        lines: [
          ...voyages.map((voyage) => voyageLine(voyage, language)),
          dotted([
            ...details.map(({ fareName }) => fareName),
            ...details.map(({ cabin }) => cabins[cabin]),
            passengersText(offer.party, language),
          ]),
          ...(extras.length > 0 ? [dotted(extraTexts(extras, language))] : []),
        ],
        start: `${departureOf(first)}:00`,
        end: `${arrivalOf(last)}:00`,
        imageUrl: pictureUrl(pictureKey({ scene: 'plane', seed: first.flights })),
        stops: voyages.flatMap((voyage) => stopsOf(voyage, names, language)),
        party: headcountOf(offer.party.map(({ type }) => type)),
      }
    },
    title: (offers, language) => titleOf(flightsIn(offers), language),
    zoneOf(offer) {
      const [flight] = flightsIn([offer])
      const first = flight?.detail.voyages[0]?.segments[0]
      return first && names.airport(first.from.code)?.timeZone
    },
    instead: flightsInstead,
  }
}
