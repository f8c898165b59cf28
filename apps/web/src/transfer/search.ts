import type { InputOf } from '@portolan/contract/call'
import type { searchTransfers } from '@portolan/contract/transfer'
import type { EndKind, TransferEnd } from './end.ts'
import type { FlightAsked } from './flight.ts'

export interface PartyAsked {
  readonly adults: number
  readonly children: number
  readonly bags: number
  readonly childSeats: number
}

/** From where to where, when and who: what every page of the transfers is about. Hours are local to the pick-up. */
export interface TransferAsked extends PartyAsked {
  readonly from: TransferEnd
  readonly to: TransferEnd
  /** YYYY-MM-DDTHH:mm */
  readonly at: string
  readonly flight?: FlightAsked
  readonly back?: { readonly at: string; readonly flight?: FlightAsked }
}

export const peopleOf = ({ adults, children }: Pick<PartyAsked, 'adults' | 'children'>): number => adults + children

/** A flight moves the hour only where somebody comes from an airport or goes to one. */
export const hasAirport = (ends: readonly (TransferEnd | null)[]): boolean =>
  ends.some((end) => end?.kind === 'airport')

type Request = InputOf<typeof searchTransfers>['body']

const types = {
  airport: 'Airport',
  station: 'Station',
  port: 'Port',
  hotel: 'Hotel',
  address: 'Address',
} as const satisfies Record<EndKind, string>

/** Whose code it is; the one of an address is its city's. */
export const contexts = {
  airport: 'IATA',
  station: 'UIC',
  port: 'PORT',
  hotel: 'HOTEL',
  address: 'CITY',
} as const satisfies Record<EndKind, string>

const placeOf = ({ kind, code, name, city, position }: TransferEnd) => ({
  locationType: types[kind],
  name,
  ...(code && { location: { locationCode: code, codeContext: contexts[kind] } }),
  ...(kind === 'address' && { address: { addressLines: [name], ...(city && { cityName: city }) } }),
  ...(position && { position: { ...position } }),
})

const seconds = (moment: string): string => `${moment}:00`

const flightOf = (flight: FlightAsked | undefined, hour: string) =>
  flight && {
    flight: { airline: flight.airline, flightNumber: flight.number, dateTime: seconds(flight.at ?? hour) },
  }

/** The flight stands with the airport: the one that somebody comes from, else the one that he goes to. */
export function transferRequest(asked: TransferAsked): Request {
  const { from, to, at, flight, back, adults, children, bags, childSeats } = asked
  const isComing = from.kind === 'airport'
  return {
    service: {
      pickup: { ...placeOf(from), dateTime: seconds(at), ...(isComing && flightOf(flight, at)) },
      dropoff: { ...placeOf(to), ...(!isComing && flightOf(flight, at)) },
      ...(back && { return: { pickupDateTime: seconds(back.at), ...flightOf(back.flight, back.at) } }),
    },
    passengers: { adults, children, childSeats },
    baggage: bags,
  }
}
