import type { CartItem, CartStop } from '@portolan/contract/cart'
import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { type RailPassengerCode, railPassengerCodes } from '@portolan/domain/rail/fare'
import { headcountOf } from '@portolan/domain/traveler'
import { passKey, pictureKey } from '@portolan/picture/key'
import type { RailCall } from '@portolan/supplier/rail'
import * as z from 'zod/mini'
import type { CartView } from '../cart/goods.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { nightsBetween } from '../platform/local-time.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { fieldRefusal } from '../platform/refusal.ts'
import { countText, dayText, durationText, fill, listText } from '../platform/words.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import { railTexts } from './catalogue/text.ts'
import { checkTogether } from './combination.ts'
import { isRailDetail, passOf } from './detail.ts'
import { ticketsInstead } from './instead.ts'
import { codeOfType } from './party.ts'
import { passLines } from './pass-line.ts'
import { passConditions, passLabel } from './pass-words.ts'
import { pricePairOf } from './price-line.ts'
import { arrivalOf, departureOf, legsOfTrip, makeTicketView, type PlaceFinder, type Ticket, ticketsOf } from './view.ts'
import { spanText, withinText } from './words.ts'

type Display = CartItem['display']

/** A night train by night, the others as fast as their number says. */
const trainPicture = ({ detail }: Ticket): string =>
  pictureKey({
    scene: 'train',
    variant: detail.segments.some(({ place }) => place !== 'seat') ? 'night' : 'highspeed',
    seed: detail.segments.map(({ train }) => train).join('-'),
  })

/** Where the way begins and where it ends, by the name that the caller's language has for it. */
function stopsOf({ detail }: Ticket, shown: RailTrainResult): CartStop[] {
  const [from, to] = [detail.segments[0]?.calls[0], detail.segments.at(-1)?.calls.at(-1)]
  if (!from?.departs || !to?.arrives) return []
  const stopAt = ({ station: { code, lat, lon } }: RailCall, name: string) => ({
    ...{ kind: 'station' as const, code, name, lat, lon },
  })
  return [
    { ...stopAt(from, shown.originStation), at: from.departs, role: 'depart' },
    { ...stopAt(to, shown.destinationStation), at: to.arrives, role: 'arrive' },
  ]
}

const searched = z.object({ start: z.iso.date() })

/** A pass was searched for the day it begins on. */
const startIn = ({ query }: KeptOffer): string | undefined => searched.safeParse(query).data?.start

type Counts = readonly { code: RailPassengerCode; quantity: number }[]

const countsOf = ({ party }: KeptOffer): Counts => {
  const codes = party.map(({ type }) => codeOfType(type))
  return railPassengerCodes.map((code) => ({ code, quantity: codes.filter((one) => one === code).length }))
}

/** '2 adults, 1 youth' in the order of the specification. */
function passengersText(counts: Counts, language: Language): string {
  const { passengers } = railTexts[language]
  const parts = counts
    .filter(({ quantity }) => quantity > 0)
    .map(({ code, quantity }) => countText(passengers[code], quantity, language))
  return listText(parts, language)
}

export function makeRailCartView(places: PlaceFinder): CartView {
  const { optionView, routeText, timeZoneOf } = makeTicketView(places)

  function trainResult(ticket: Ticket, rphOf: (token: string) => string | undefined, language: Language) {
    const { detail } = ticket
    const option = optionView(ticket, rphOf, language)
    const [departs, arrives] = [departureOf(detail), arrivalOf(detail)]
    const nights = nightsBetween(departs, arrives)
    const { pricing, originStation, destinationStation } = option
    return {
      ...{ rph: option.rph, trainIdentity: option.trainIdentity, routings: option.routings ?? [] },
      trains: detail.segments.map(({ brand, train }) => `${brand} ${train}`),
      ...{ departureDateTime: departs, departureTime: timeOf(departs) },
      ...{ arrivalDateTime: arrives, arrivalTime: timeOf(arrives) },
      arriveNextDate: nights > 0 ? `(+${nights})` : '',
      duration: durationText(detail.minutes, language),
      direct: detail.segments.length === 1 ? 'Yes' : 'No',
      originStation: originStation.name ?? '',
      destinationStation: destinationStation.name ?? '',
      ...{ providers: option.providers, comfortType: option.comfortType, flexibilityType: option.flexibilityType },
      ...{ seatClass: option.seatClass, seatClassDescription: detail.comfortName },
      ...pricing,
      ...{ expiredDateTime: option.expiredDateTime, trainSegments: option.trainSegments },
      inboundRphs: option.inboundRphs ?? [],
    } satisfies RailTrainResult
  }

  const lineOf = ({ detail }: Ticket, shown: RailTrainResult, language: Language): string => {
    const times = `${shown.departureTime}–${shown.arrivalTime}${shown.arriveNextDate && ` ${shown.arriveNextDate}`}`
    return [`${dayText(shown.departureDateTime, language)} ${times}`, shown.trains.join(', '), detail.fareName].join(
      ' · ',
    )
  }

  function ticketDisplay(offers: readonly KeptOffer[], language: Language): Display {
    checkTogether(offers)
    const tickets = ticketsOf(offers, legsOfTrip)
    const [out, back] = tickets
    if (!out || tickets.length < offers.length)
      throw new WrongHandles(placesOf(offers, (offer) => ticketsOf([offer], legsOfTrip).length === 0))
    const rphs = new Map(offers.map(({ token, rph }) => [token, rph]))
    const [outbound, inbound] = tickets.map((ticket) => trainResult(ticket, (token) => rphs.get(token), language))
    if (!outbound) throw new WrongHandles([0])
    return {
      title: routeText(out.detail, language),
      lines: [
        lineOf(out, outbound, language),
        ...(back && inbound ? [lineOf(back, inbound, language)] : []),
        `${out.detail.comfortName} · ${passengersText(countsOf(out.offer), language)}`,
      ],
      start: outbound.departureDateTime,
      end: (inbound ?? outbound).arrivalDateTime,
      imageUrl: pictureUrl(trainPicture(out)),
      outbound,
      ...(inbound && { inbound }),
      stops: [...stopsOf(out, outbound), ...(back && inbound ? stopsOf(back, inbound) : [])],
      party: headcountOf(out.offer.party.map(({ type }) => type)),
    }
  }

  function passDisplay(offers: readonly KeptOffer[], startDate: string | undefined, language: Language): Display {
    const [offer] = offers
    const pass = passOf(offer?.detail)
    if (!offer || !pass) throw new WrongHandles([0])
    if (offers.length > 1) throw new WrongHandles([1], 'error.field.tooMany')
    const start = startDate?.slice(0, 10) ?? startIn(offer)
    if (start !== undefined && (start < pass.earliest || start > pass.latest))
      throw fieldRefusal('/goods/startDate', 'invalid_value', 'error.rail.startDate')
    const { classes, begins } = railTexts[language]
    const label = passLabel(pass, language)
    const validity = spanText(pass.validity, language)
    const passengers = passLines(offer).map(({ code, quantity }) => ({ code, quantity }))
    return {
      title: label,
      lines: [
        [validity, ...(pass.within === undefined ? [] : [withinText(pass.within, language)])].join(' '),
        `${classes[pass.class]} · ${passengersText(passengers, language)}`,
        ...(start === undefined ? [] : [fill(begins, { date: dayText(start, language) })]),
      ],
      ...(start !== undefined && { start }),
      imageUrl: pictureUrl(passKey(pass.region.toLowerCase())),
      pass: {
        ...{ label, class: pass.class, validity, rph: offer.rph, passengers },
        amount: pricePairOf([offer]).sellingTotalAmount,
        expiredDateTime: new Date(offer.expiresAt).toISOString(),
        conditions: passConditions(pass, language),
      },
    }
  }

  return {
    products: ['rail', 'railPass'],
    suits: (offers) => offers.some(({ detail }) => isRailDetail(detail)),
    display(offers, { startDate }, language) {
      return offers[0]?.product === 'railPass'
        ? passDisplay(offers, startDate, language)
        : ticketDisplay(offers, language)
    },
    title(offers, language) {
      const [ticket] = ticketsOf(offers, legsOfTrip)
      if (ticket) return routeText(ticket.detail, language)
      const pass = passOf(offers[0]?.detail)
      return pass && passLabel(pass, language)
    },
    zoneOf(offer) {
      const [ticket] = ticketsOf([offer], legsOfTrip)
      return ticket && timeZoneOf(ticket.detail)
    },
    // A pass has no seats: it is never gone.
    instead: (wanted, found) => (wanted[0]?.product === 'rail' ? ticketsInstead(wanted, found) : []),
  }
}
