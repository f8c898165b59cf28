import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { Airport, FlightSegment, Voyage } from '@portolan/supplier/air'
import type { BookingRecord } from '../booking/booking.ts'
import type { ContentSection, PaperContent, PaperEvent, PaperMoment, PaperStop } from '../document/paper.ts'
import { dottedLine } from '../platform/sum-line.ts'
import { dotted, durationText, fill, wholeDayText } from '../platform/words.ts'
import { airTexts } from './catalogue/text.ts'
import type { Flight } from './flight.ts'
import type { PlaceFinder } from './parts.ts'
import { makePlaceNames } from './place-name.ts'
import { reservedBy } from './reserved.ts'
import { extraText, extraTexts, flightNumber, laterText, routeText, termLines } from './words.ts'

type PaperLeg = ContentSection['legs'][number]
type TicketContent = Pick<PaperContent, 'title' | 'supplierName' | 'sections' | 'terms' | 'events'>

/** 'TP 383 · TAP Air Portugal', and whose aircraft it is where that is another's. */
const whoseOf = (segment: FlightSegment, language: Language): string =>
  dotted([
    flightNumber(segment),
    segment.marketing.name,
    segment.operating ? fill(airTexts[language].operatedBy, { airline: segment.operating.name }) : '',
  ])

/** Who has chosen where to sit. */
function seatsOf({ detail }: Flight, leg: number, segment: number, language: Language): Pick<PaperLeg, 'seats'> {
  const chosen = (detail.extras ?? []).filter((one) => one.kind === 'seat' && one.voyage === leg)
  const seats = chosen
    .filter((one) => one.segment === segment)
    .map((one) => ({ travelerRef: one.travelerRef, place: extraText(one, language) }))
  return seats.length > 0 ? { seats } : {}
}

/** What is taken along on one way beside what the fare has: also a paper without prices tells it. */
function piecesLine({ detail }: Flight, leg: number, language: Language): string {
  const own = (detail.extras ?? []).filter((one) => one.kind !== 'seat' && one.voyage === leg)
  return dotted(extraTexts(own, language))
}

export function makeTicketPaper(places: PlaceFinder) {
  const names = makePlaceNames(places)

  function placeText({ code, terminal }: Airport, language: Language): string {
    const name = `${names.airportName(code, language)} (${code})`
    return terminal === undefined ? name : `${name} · ${fill(airTexts[language].terminal, { terminal })}`
  }

  const stopOf = (airport: Airport, local: string, begins: string, language: Language): PaperStop => {
    const later = laterText(begins, local)
    return { time: timeOf(local), place: placeText(airport, language), ...(later && { later }) }
  }

  function momentOf({ code }: Airport, local: string): PaperMoment {
    const timeZone = names.airport(code)?.timeZone
    return { local, ...(timeZone !== undefined && { timeZone }) }
  }

  /** Out and back by these words; the legs of several cities by their days alone. */
  function headingOf({ leg, segments }: Voyage, { detail }: Flight, language: Language): string {
    const day = wholeDayText(segments[0]?.departs ?? '', language)
    const { outbound, inbound } = airTexts[language]
    return detail.trip === 'return' ? dotted([leg === 0 ? outbound : inbound, day]) : day
  }

  function fareLine({ segments }: Voyage, { detail }: Flight, language: Language): string {
    const { cabins, bookingClass, fareBasis } = airTexts[language]
    const each = (text: string, codes: readonly string[]) => fill(text, { code: [...new Set(codes)].join(', ') })
    return dotted([
      cabins[detail.cabin],
      detail.fareName,
      each(
        bookingClass,
        segments.map((segment) => segment.bookingClass),
      ),
      each(
        fareBasis,
        segments.map((segment) => segment.fareBasis),
      ),
    ])
  }

  function eventOf(segment: FlightSegment, language: Language): PaperEvent {
    const { from, to, departs, arrives, minutes } = segment
    const [start, end] = [names.cityName(from.code, language), names.cityName(to.code, language)]
    return {
      title: `${flightNumber(segment)}, ${start} – ${end}`,
      ...{ start: momentOf(from, departs), end: momentOf(to, arrives), minutes },
      location: placeText(from, language),
      lines: [whoseOf(segment, language), durationText(minutes, language)],
    }
  }

  return (booking: BookingRecord, language: Language): TicketContent => {
    const flights = reservedBy(booking)
    const terms = flights.map((flight) => termLines(flight, language))
    const isOneForAll = new Set(terms.map((lines) => JSON.stringify(lines))).size === 1
    const voyages = flights.flatMap((flight, at) => flight.detail.voyages.map((voyage) => ({ flight, at, voyage })))
    const segments = voyages.flatMap(({ voyage }) => voyage.segments)

    const sectionOf = ({ flight, at, voyage }: (typeof voyages)[number]): ContentSection => {
      const begins = voyage.segments[0]?.departs ?? ''
      return {
        heading: headingOf(voyage, flight, language),
        legs: voyage.segments.map((segment, index) => ({
          from: stopOf(segment.from, segment.departs, begins, language),
          to: stopOf(segment.to, segment.arrives, begins, language),
          text: whoseOf(segment, language),
          duration: durationText(segment.minutes, language),
          ...seatsOf(flight, voyage.leg, index, language),
        })),
        lines: [
          fareLine(voyage, flight, language),
          isOneForAll ? '' : dottedLine(terms[at] ?? []),
          piecesLine(flight, voyage.leg, language),
        ].filter(Boolean),
      }
    }

    return {
      title: routeText(
        voyages.map(({ voyage }) => voyage),
        names,
        language,
      ),
      supplierName: dotted(segments.map(({ marketing }) => marketing.name)),
      sections: voyages.map(sectionOf),
      terms: isOneForAll ? (terms[0] ?? []) : [],
      events: segments.map((segment) => eventOf(segment, language)),
    }
  }
}
