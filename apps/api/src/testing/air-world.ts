import type { searchFlights } from '@portolan/contract/air'
import type { InputOf } from '@portolan/contract/call'
import { maskOf } from '../account/travel-document.ts'
import { makeAir } from '../air/air.ts'
import { makeAirCartView } from '../air/cart-view.ts'
import { makeAirReservationView } from '../air/reservation-view.ts'
import { penaltyView } from '../checkout/view.ts'
import { offersAsQuoted } from '../offer/quoted.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { openShopWorld, type ShopWorld } from './shop-world.ts'

export type AirSearchBody = InputOf<typeof searchFlights>['body']

const carriersOf = (id: string) => (id === 'tap' ? ['TAP Air Portugal', 'Azul'] : undefined)

/** Flights and the cart, on suppliers whose answers are the test's. */
export const openAirWorld = (suppliers: readonly AnySupplier[]): Promise<ShopWorld> =>
  openShopWorld({
    suppliers,
    view: makeAirCartView,
    handlersOf: (parts) => {
      const { desk, places } = parts
      const shown = { places, uniqueIDOf: desk.uniqueIDOf, maskOf, penaltyOf: penaltyView }
      return makeAir({
        ...parts,
        offersAsQuoted,
        carriersOf,
        penaltyOf: penaltyView,
        reservationView: makeAirReservationView(shown),
      }).handlers
    },
  })

const place = (code: string) => {
  const [locationCode = '', codeContext = 'IATA'] = code.split('@')
  return { locationCode, codeContext }
}

/** 'HKG LIS 2027-01-05'; a city is told as LON@CITY. */
const legOf = (text: string, index = 0): AirSearchBody['originDestinationInformations'][number] => {
  const [from = '', to = '', date = ''] = text.split(' ')
  return {
    ...{ rph: String(index + 1), departureDateTime: date },
    ...{ originLocation: place(from), destinationLocation: place(to) },
  }
}

type Quantities = AirSearchBody['travelerInfoSummary']['airTravelerAvails']['passengerTypeQuantities']

export const people = (...passengerTypeQuantities: Quantities): AirSearchBody['travelerInfoSummary'] => ({
  airTravelerAvails: { passengerTypeQuantities },
})

export const searchBody = (
  directionInd: AirSearchBody['directionInd'],
  legs: readonly string[],
  more: Partial<AirSearchBody> = {},
): AirSearchBody => ({
  directionInd,
  originDestinationInformations: legs.map((leg, index) => legOf(leg, index)),
  travelerInfoSummary: people({ code: 'ADT', quantity: 1 }),
  ...more,
})
