import type { InputOf } from '@portolan/contract/call'
import type { searchCars } from '@portolan/contract/car'
import { dayOf, minutesBetween } from '../result/journey-time.ts'

/** An airport, a station, a whole city or one office, by the code that the catalogue of places knows it by. */
export interface CarPlace {
  readonly context: string
  readonly code: string
  readonly name: string
}

/** Where from and where to, from when to when, and who drives: what every page of the cars is about. */
export interface CarAsked {
  readonly pickUp: CarPlace
  readonly dropOff: CarPlace
  /** YYYY-MM-DDTHH:mm, local to the desk. */
  readonly pickUpAt: string
  readonly returnAt: string
  readonly age: number
  /** Where the driver lives, ISO 3166-1; empty where it was not told. */
  readonly country: string
}

/** One whose return is still to be chosen. */
export type CarBegun = Omit<CarAsked, 'returnAt'> & { readonly returnAt?: string | undefined }

export const isOneWay = ({ pickUp, dropOff }: CarBegun): boolean =>
  pickUp.code !== dropOff.code || pickUp.context !== dropOff.context

/** Periods of 24 hours, begun ones too. */
export const daysOf = ({ pickUpAt, returnAt }: Pick<CarAsked, 'pickUpAt' | 'returnAt'>): number =>
  Math.ceil(minutesBetween(pickUpAt, returnAt) / 1440)

export const datesOf = ({ pickUpAt, returnAt }: Pick<CarAsked, 'pickUpAt' | 'returnAt'>) => ({
  start: dayOf(pickUpAt),
  end: dayOf(returnAt),
})

const locationOf = ({ code, context, name }: CarPlace) => ({ locationCode: code, codeContext: context, name })

export const rentalOf = ({ pickUp, dropOff, pickUpAt, returnAt }: CarAsked) => ({
  ...{ pickUpDateTime: `${pickUpAt}:00`, returnDateTime: `${returnAt}:00` },
  ...{ pickUpLocation: locationOf(pickUp), returnLocation: locationOf(dropOff) },
})

export const listRequest = (asked: CarAsked): InputOf<typeof searchCars>['body'] => ({
  vehAvailRQCore: {
    vehRentalCore: rentalOf(asked),
    driverType: { age: asked.age, ...(asked.country && { residenceCountry: asked.country }) },
  },
})
