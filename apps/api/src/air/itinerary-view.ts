import type { AirItinerary, FlightConnection, FlightSegment as SegmentShown } from '@portolan/contract/air-itinerary'
import { aircraftNames } from '@portolan/domain/air/catalogue/aircraft-name'
import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { AirDetail, Airline, Airport, FlightSegment, Voyage } from '@portolan/supplier/air'
import { amountView } from '../platform/amount.ts'
import { isoDurationOf } from '../platform/local-time.ts'
import { transitVisaCountries } from './catalogue/transit-visa.ts'
import { voyageShares } from './fare-share.ts'
import type { Flight } from './flight.ts'
import type { PlaceFinder } from './parts.ts'
import { makePlaceNames } from './place-name.ts'

type Option = AirItinerary['originDestinationOptions'][number]
/** The same in every trip in which the voyage's first segment has the same number. */
type VoyageShown = Pick<Option, 'journeyDuration' | 'flightSegments' | 'connections'>

/** +08:00. */
function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const away = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`
}

const companyOf = ({ code, name }: Airline) => ({ code, companyShortName: name })

/** A type that nobody has a name for goes by its code. */
function equipmentOf(airEquipType: string) {
  const name = aircraftNames.get(airEquipType)
  return { airEquipType, ...(name !== undefined && { name }) }
}

const endsOf = ({ segments }: Voyage): [from: string, to: string] => [
  segments[0]?.from.code ?? '',
  segments.at(-1)?.to.code ?? '',
]

export function makeItineraryView(places: PlaceFinder) {
  const names = makePlaceNames(places)
  const countryOf = (code: string) => names.airport(code)?.country
  const cityOf = (code: string) => names.airport(code)?.city ?? code

  function airportView({ code, terminal }: Airport, language: Language): SegmentShown['departureAirport'] {
    const place = names.airport(code)
    return {
      locationCode: code,
      codeContext: 'IATA',
      name: names.airportName(code, language),
      ...(terminal !== undefined && { terminal }),
      ...(place && {
        cityName: names.cityName(code, language),
        countryCode: place.country,
        position: { latitude: place.lat, longitude: place.lon },
      }),
    }
  }

  const segmentView = (segment: FlightSegment, rph: string, language: Language): SegmentShown => ({
    rph,
    departureDateTime: `${segment.departs}:00`,
    arrivalDateTime: `${segment.arrives}:00`,
    flightDuration: isoDurationOf(segment.minutes),
    departureOffset: offsetText(segment.departsOffset),
    arrivalOffset: offsetText(segment.arrivesOffset),
    departureAirport: airportView(segment.from, language),
    arrivalAirport: airportView(segment.to, language),
    marketingAirline: companyOf(segment.marketing),
    ...(segment.operating && { operatingAirline: companyOf(segment.operating) }),
    flightNumber: segment.number,
    ...(segment.aircraft && { equipments: [equipmentOf(segment.aircraft)] }),
    stopQuantity: 0,
    resBookDesigCode: segment.bookingClass,
    cabin: segment.cabin,
    ...(segment.fareBasis && { fareBasisCode: segment.fareBasis }),
  })

  /** Who begins or ends the journey in a country enters it anyway. */
  function connectionsView(voyage: Voyage): FlightConnection[] {
    const visited = endsOf(voyage).map(countryOf)
    return voyage.connections.map(({ airport, to, minutes, warnings }) => {
      const country = countryOf(airport)
      const isAsked = country !== undefined && transitVisaCountries.has(country) && !visited.includes(country)
      return {
        locationCode: airport,
        minutes,
        ...(to !== undefined && { departureLocationCode: to }),
        warnings: [...warnings, ...(isAsked ? (['transitVisa'] as const) : [])],
      }
    })
  }

  function voyageView(voyage: Voyage, first: number, language: Language): VoyageShown {
    return {
      journeyDuration: isoDurationOf(voyage.minutes),
      flightSegments: voyage.segments.map((segment, index) => segmentView(segment, String(first + index), language)),
      connections: connectionsView(voyage),
    }
  }

  const known = new WeakMap<Voyage, Map<string, VoyageShown>>()

  /** A way out is part of many trips of an answer: what is shown of it is made once, as long as it lasts. */
  function shownOf(voyage: Voyage, first: number, language: Language): VoyageShown {
    const own = known.get(voyage) ?? new Map<string, VoyageShown>()
    const name = `${language} ${first}`
    const shown = own.get(name) ?? voyageView(voyage, first, language)
    own.set(name, shown)
    known.set(voyage, own)
    return shown
  }

  /** `legs`: of how many legs several cities have; each says which one follows it. */
  function optionView(
    voyage: Voyage,
    { price, legs, first }: { price: Money | undefined; legs: number | undefined; first: number },
    language: Language,
  ): Option {
    const { leg } = voyage
    const isFollowed = legs !== undefined && leg + 1 < legs
    const { journeyDuration, flightSegments, connections } = shownOf(voyage, first, language)
    return {
      rph: String(leg + 1),
      ...(legs !== undefined && { voyageRph: String(leg + 1) }),
      ...(isFollowed && { nextVoyageRph: String(leg + 2) }),
      journeyDuration,
      flightSegments,
      connections,
      ...(price && { price: amountView(price) }),
    }
  }

  function directionOf({ trip, voyages }: AirDetail): AirItinerary['directionInd'] {
    if (trip !== 'return') return trip === 'leg' ? 'Other' : 'OneWay'
    const [out, back] = voyages.map((voyage) => endsOf(voyage).map(cityOf))
    return out?.[0] === back?.[1] && out?.[1] === back?.[0] ? 'Return' : 'OpenJaw'
  }

  /** A trip, one leg of `legs`, or all legs in their order. Segments are counted through. */
  function itineraryView(flights: readonly [Flight, ...Flight[]], legs: number, language: Language): AirItinerary {
    const [{ offer, detail }] = flights
    let first = 1
    const options = flights.flatMap((flight) => {
      const prices = voyageShares(flight)
      return flight.detail.voyages.map((voyage, index) => {
        const of = { price: prices[index], legs: detail.trip === 'leg' ? legs : undefined, first }
        first += voyage.segments.length
        return optionView(voyage, of, language)
      })
    })
    return { airItineraryRPH: offer.rph, directionInd: directionOf(detail), originDestinationOptions: options }
  }

  return { itineraryView, names }
}
