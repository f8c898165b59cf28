import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { RailCall, RailSegment, RailTicketDetail } from '@portolan/supplier/rail'
import type { BookingRecord } from '../booking/booking.ts'
import type { ContentSection, PaperContent, PaperEvent, PaperMoment, PaperStop } from '../document/paper.ts'
import { nightsBetween } from '../platform/local-time.ts'
import { dottedLine } from '../platform/sum-line.ts'
import { dotted, durationText, fill, wholeDayText } from '../platform/words.ts'
import { railPaperTexts } from './catalogue/paper-text.ts'
import { railTexts } from './catalogue/text.ts'
import { conditionLines } from './condition-text.ts'
import { reservedBy } from './reserved.ts'
import { departureOf, makeTicketView, type PlaceFinder } from './view.ts'

type TicketContent = Pick<PaperContent, 'title' | 'supplierName' | 'sections' | 'terms' | 'events'>

const trainOf = ({ brand, train }: RailSegment): string => `${brand} ${train}`

/** The operator is told where the train does not bear its name. */
const whoseOf = (segment: RailSegment): string =>
  dotted([trainOf(segment), segment.operator.name === segment.brand ? '' : segment.operator.name])

/** Nobody misses a call at either end: a ticket without them was refused when it was read. */
const ends = ({ calls }: RailSegment): { from: RailCall | undefined; to: RailCall | undefined } => ({
  from: calls[0],
  to: calls.at(-1),
})

export function makeTicketPaper(places: PlaceFinder) {
  const { askedView, timeZoneOf } = makeTicketView(places)

  const nameOf = (call: RailCall | undefined, language: Language): string =>
    call ? (askedView({ code: call.station.code, context: 'UIC' }, language).name ?? call.station.name) : ''

  function stopOf(call: RailCall | undefined, local: string, begins: string, language: Language): PaperStop {
    const nights = nightsBetween(begins, local)
    const place = nameOf(call, language)
    return { time: timeOf(local), place, ...(nights > 0 && { later: `(+${nights})` }) }
  }

  function momentOf(call: RailCall | undefined, local: string): PaperMoment {
    const timeZone = places.find(call?.station.code ?? '', 'rail-station')?.timeZone
    return { local, ...(timeZone !== undefined && { timeZone }) }
  }

  return (booking: BookingRecord, language: Language): TicketContent => {
    const { tickets, seats } = reservedBy(booking)
    const texts = railPaperTexts[language]
    const isThereAndBack = tickets.length > 1
    const conditions = tickets.map((ticket) => conditionLines(ticket.conditions, timeZoneOf(ticket), language))
    const isOneForAll = new Set(conditions.map((lines) => JSON.stringify(lines))).size === 1

    const seatsOf = (ticket: number, segment: number, { place }: RailSegment) =>
      seats
        .filter((one) => one.ticket === ticket && one.segment === segment)
        .map(({ travelerRef, coach, seat }) => ({ travelerRef, place: fill(texts.places[place], { coach, seat }) }))

    function sectionOf(ticket: RailTicketDetail, index: number): ContentSection {
      const begins = departureOf(ticket)
      const day = wholeDayText(begins, language)
      return {
        heading: isThereAndBack ? dotted([ticket.leg === 0 ? texts.outbound : texts.inbound, day]) : day,
        legs: ticket.segments.map((segment, at) => {
          const { from, to } = ends(segment)
          const taken = seatsOf(index, at, segment)
          return {
            from: stopOf(from, from?.departs ?? '', begins, language),
            to: stopOf(to, to?.arrives ?? '', begins, language),
            text: whoseOf(segment),
            duration: durationText(segment.minutes, language),
            ...(taken.length > 0 && { seats: taken }),
          }
        }),
        lines: [
          dotted([
            texts.comforts[ticket.comfort],
            ticket.comfortName,
            railTexts[language].classes[ticket.seatClass],
            texts.flexibilities[ticket.flexibility],
            ticket.fareName,
          ]),
          ...(isOneForAll ? [] : [dottedLine(conditions[index] ?? [])]),
        ],
      }
    }

    const eventOf = (segment: RailSegment): PaperEvent => {
      const { from, to } = ends(segment)
      const [start, end] = [nameOf(from, language), nameOf(to, language)]
      return {
        title: `${trainOf(segment)}, ${start} – ${end}`,
        start: momentOf(from, from?.departs ?? ''),
        end: momentOf(to, to?.arrives ?? ''),
        minutes: segment.minutes,
        location: start,
        lines: [whoseOf(segment), durationText(segment.minutes, language)],
      }
    }

    const segments = tickets.flatMap((ticket) => ticket.segments)
    const [first, last] = [tickets[0]?.segments[0], tickets[0]?.segments.at(-1)]
    return {
      title: first && last ? `${nameOf(ends(first).from, language)} – ${nameOf(ends(last).to, language)}` : '',
      supplierName: dotted(segments.map(({ operator }) => operator.name)),
      sections: tickets.map(sectionOf),
      terms: isOneForAll ? (conditions[0] ?? []) : [],
      events: segments.map(eventOf),
    }
  }
}
