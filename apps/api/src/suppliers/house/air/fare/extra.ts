import type { AirExtra, Cabin, FareTerms } from '@portolan/supplier/air'
import type { Extra, ExtraChoice } from '@portolan/supplier/offer'
import type { Party } from '@portolan/supplier/traveler'
import type { FlightFound, VoyageFound } from '../router/voyage.ts'
import type { Booked } from './class-choice.ts'
import { passengerTypeOf } from './party.ts'
import { type MapSeat, seatMap } from './seat-map.ts'
import { cents } from './terms.ts'

/** Whether a seat has been chosen by somebody here. */
export type IsTaken = (flight: string, day: string, place: string) => boolean

/** A trip, as far as something can be bought beside it. */
export interface Trip {
  readonly voyages: readonly VoyageFound[]
  /** Number of the first voyage, in a trip of several cities. */
  readonly first: number
  /** Flight by flight, of each voyage. */
  readonly booked: readonly (readonly Booked[])[]
  readonly terms: FareTerms
  readonly party: Party
  /** Minutes since 1970. */
  readonly now: number
  readonly isTaken: IsTaken
}

const longWay = 3500
/** The most of it that somebody takes along. */
const mostBags = 3
const mostMeals = 2

const chargeOf = (term: FareTerms['meal']): number => (term.policy === 'charge' ? term.charge.minor : 0)
const lengthOf = ({ flights }: VoyageFound): number => flights.reduce((sum, { km }) => sum + km, 0)

/** One way. Where a bag is part of the fare, another one costs more. */
export function bagPrice({ terms }: Pick<Trip, 'terms'>, voyage: VoyageFound): number {
  if (terms.checkedBag.policy === 'charge') return terms.checkedBag.charge.minor
  return lengthOf(voyage) > longWay ? 11_000 : 5900
}

const seatPrices = {
  long: { legroom: 6500, front: 3800, standard: 2800 },
  short: { legroom: 2600, front: 1800, standard: 1200 },
} as const

/** Without anything special about it, where the fare has none. */
export const plainSeatPrice = ({ km }: Pick<FlightFound, 'km'>): number =>
  seatPrices[km > longWay ? 'long' : 'short'].standard

function seatPrice({ terms }: Trip, { flight, cabin }: Booked, { comfort }: MapSeat): number {
  const price = seatPrices[flight.km > longWay ? 'long' : 'short'][comfort]
  if (cabin !== 'Economy') return 0
  if (terms.seat.policy !== 'included') return price
  return comfort === 'legroom' ? Math.round(price / 2) : 0
}

const key = ({ airline, number }: Booked['flight']): string => `${airline}${number}`

const mapOf = ({ now, isTaken }: Trip, { flight, cabin }: Booked): readonly MapSeat[] =>
  seatMap(flight, cabin satisfies Cabin, now, (place) => isTaken(key(flight), flight.day, place))

/** Everything that can be bought beside the fare: bags, meals and every seat of the map. */
export function extrasOf(trip: Trip): Extra[] {
  return trip.voyages.flatMap((voyage, index): Extra[] => {
    const at = trip.first + index
    const meal = chargeOf(trip.terms.meal)
    return [
      {
        code: `bag-${at}`,
        kind: 'bag',
        price: cents(bagPrice(trip, voyage)),
        per: 'traveler',
        max: mostBags,
        segment: `${at}`,
      },
      ...(meal > 0
        ? [
            {
              code: `meal-${at}`,
              kind: 'meal',
              price: cents(meal),
              per: 'traveler',
              max: mostMeals,
              segment: `${at}`,
            } as const,
          ]
        : []),
      ...(trip.booked[index] ?? []).flatMap((booked, segment) =>
        mapOf(trip, booked).map((seat): Extra => {
          const { name, comfort, ...place } = seat
          return {
            ...{
              code: `seat-${at}.${segment}-${name}`,
              kind: `seat-${comfort}`,
              price: cents(seatPrice(trip, booked, seat)),
            },
            ...{ per: 'traveler-segment', max: 1, segment: `${at}.${segment}`, seat: place },
          }
        }),
      ),
    ]
  })
}

type Chosen = AirExtra | string

export const seatTaken = 'The seat has been taken.'

function chosenSeat(trip: Trip, choice: ExtraChoice, travelerRef: string, parts: RegExpExecArray): Chosen {
  const [voyage, segment, seat = ''] = [Number(parts[1]), Number(parts[2]), parts[3]]
  const booked = trip.booked[voyage - trip.first]?.[segment]
  const found = booked && mapOf(trip, booked).find(({ name }) => name === seat)
  if (!booked || !found) return 'There is no such seat.'
  if (!found.isFree) return seatTaken
  if (choice.quantity !== 1) return 'One seat is enough for one traveller.'
  const amount = cents(seatPrice(trip, booked, found))
  return { code: choice.code, kind: 'seat', travelerRef, quantity: 1, ...{ voyage, segment, seat, amount } }
}

function chosenPiece(trip: Trip, choice: ExtraChoice, travelerRef: string, parts: RegExpExecArray): Chosen {
  const [kind, at] = [parts[1] as 'bag' | 'meal', Number(parts[2])]
  const voyage = trip.voyages[at - trip.first]
  const price = kind === 'bag' ? voyage && bagPrice(trip, voyage) : voyage && chargeOf(trip.terms.meal)
  if (!price) return 'An extra is not offered.'
  const { code, quantity } = choice
  if (quantity < 1 || quantity > (kind === 'bag' ? mostBags : mostMeals)) return 'So many of it are not taken along.'
  return { ...{ code, kind, travelerRef, quantity, voyage: at }, amount: cents(price * quantity) }
}

function chosenOf(trip: Trip, choice: ExtraChoice): Chosen {
  const traveler = trip.party.find(({ ref }) => ref === choice.travelerRef)
  if (!traveler) return 'An extra is for nobody who travels.'
  if (passengerTypeOf(traveler) === 'infant') return 'An infant has neither seat nor bag.'
  const seat = /^seat-(\d)\.(\d)-(\d{1,2}[A-K])$/.exec(choice.code)
  if (seat) return chosenSeat(trip, choice, traveler.ref, seat)
  const piece = /^(bag|meal)-(\d)$/.exec(choice.code)
  return piece ? chosenPiece(trip, choice, traveler.ref, piece) : 'An extra is not offered.'
}

/** Whether a choice is for one of the trip's voyages. */
export const isFor = ({ first, voyages }: Pick<Trip, 'first' | 'voyages'>, { code }: ExtraChoice): boolean => {
  const at = Number(/^[a-z]+-(\d)/.exec(code)?.[1] ?? Number.NaN)
  return at >= first && at < first + voyages.length
}

/** What was chosen, at its price; a text: why it cannot be had. */
export function chooseExtras(trip: Trip, choices: readonly ExtraChoice[]): readonly AirExtra[] | string {
  const chosen: AirExtra[] = []
  for (const choice of choices) {
    const one = chosenOf(trip, choice)
    if (typeof one === 'string') return one
    chosen.push(one)
  }
  const seats = chosen.filter(({ kind }) => kind === 'seat')
  const places = new Set(seats.map(({ code }) => code))
  const sitting = new Set(seats.map(({ travelerRef, voyage, segment }) => `${travelerRef} ${voyage}.${segment}`))
  const isClear = places.size === seats.length && sitting.size === seats.length
  const pieces = chosen.filter(({ kind }) => kind !== 'seat').map(({ code, travelerRef }) => `${code} ${travelerRef}`)
  if (!isClear) return 'Two seats for one, or one seat for two.'
  return new Set(pieces).size === pieces.length ? chosen : 'An extra is named twice for one traveller.'
}
