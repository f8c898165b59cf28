import type { InputOf } from '@portolan/contract/call'
import type { RailShopLine, searchTrains } from '@portolan/contract/rail'
import type { ComfortType, FlexibilityType, RailOption, RailReservation } from '@portolan/contract/rail-journey'
import type { Amount } from '@portolan/contract/shared'
import { ticketAge } from '@portolan/domain/rail/fare'
import type { Booking } from '../model.ts'
import { dayOf, rideMinutes } from '../moment.ts'

/** A ticket that could take the place of the one that was bought. */
export interface Choice {
  rph: string
  trains: readonly string[]
  /** Local to the stations. */
  departure: string
  arrival: string
  minutes: number
  price: Amount
  comfort: ComfortType
  flexibility: FlexibilityType
  /** The tickets back that it goes with; undefined: any. */
  inbound: readonly string[] | undefined
}

type Ways = RailReservation['itinerary']['originAndDestinations']

export const waysOf = ({ itinerary }: RailReservation): Ways => itinerary.originAndDestinations

/** The days on which it goes now. */
export const daysOf = (reservation: RailReservation): string[] =>
  waysOf(reservation).map(({ trainSegments }) => dayOf(trainSegments[0]?.departureDateTime ?? ''))

/** Who sold it: nobody else can exchange it. */
export const sellerOf = ({ summary }: Pick<Booking, 'summary'>): string | undefined =>
  summary.uniqueIDs.find(({ type }) => type === '16')?.idContext

const placeOf = ({ locationCode, codeContext = 'UIC' }: Ways[number]['originLocation']) => ({
  locationCode,
  codeContext,
})

/** The same way for the same people, on other days. */
export const searchFor = (
  reservation: RailReservation,
  days: readonly string[],
): InputOf<typeof searchTrains>['body'] => ({
  originDestinations: waysOf(reservation).map(({ originLocation, destinationLocation }, index) => ({
    rph: String(index + 1),
    departureDateTime: `${days[index] ?? ''}T00:00:00`,
    originLocation: placeOf(originLocation),
    destinationLocation: placeOf(destinationLocation),
  })),
  // Ages are left out only of what is looked at, and that is exchanged by nobody.
  passengerTypes: reservation.passengerInfos.map(({ code, age = ticketAge.ADULT }) => ({
    code,
    passengerDetails: [{ age }],
  })),
})

function choiceOf(option: RailOption): Choice[] {
  const { rph, trainSegments, pricing, comfortType, flexibilityType, inboundRphs, journeyDuration } = option
  const [first, last] = [trainSegments[0], trainSegments.at(-1)]
  if (!first || !last) return []
  const [departureDateTime, arrivalDateTime] = [first.departureDateTime, last.arrivalDateTime]
  return [
    {
      rph,
      trains: trainSegments.map(({ trainType = '', trainNumber }) => `${trainType} ${trainNumber}`.trim()),
      ...{ departure: departureDateTime, arrival: arrivalDateTime },
      minutes: rideMinutes({ journeyDuration, departureDateTime, arrivalDateTime }),
      price: { currencyCode: pricing.sellingCurrencyCode, amount: pricing.sellingTotalAmount },
      ...{ comfort: comfortType, flexibility: flexibilityType, inbound: inboundRphs },
    },
  ]
}

/** Of each way, in the order they leave. What another seller says is left out. */
export function choicesIn(lines: readonly RailShopLine[], seller: string | undefined, ways: number): Choice[][] {
  const own = lines.filter(({ supplier }) => supplier === undefined || seller === undefined || supplier === seller)
  return Array.from({ length: ways }, (_, way) =>
    own
      .flatMap(({ originDestinationInformations: told }) => told?.[way]?.originDestinationOptions ?? [])
      .flatMap(choiceOf)
      .sort((one, other) => one.departure.localeCompare(other.departure)),
  )
}

export interface Wish {
  comfort: ComfortType
  flexibility: FlexibilityType
}

/** As it was bought: most want the same on another day. */
export const wishOf = (reservation: RailReservation): Wish => {
  const [first] = waysOf(reservation)
  return { comfort: first?.comfortType ?? 'STANDARD', flexibility: first?.flexibilityType ?? 'FULL_FLEX' }
}

/** Those of the wish; of the way back, those that go with the way out that was chosen. */
export function fitting(
  choices: readonly Choice[],
  { comfort, flexibility }: Wish,
  out: Choice | undefined = undefined,
): Choice[] {
  const goesWith = ({ rph }: Choice) => out?.inbound?.includes(rph) ?? true
  return choices.filter(
    (choice) => choice.comfort === comfort && choice.flexibility === flexibility && goesWith(choice),
  )
}
