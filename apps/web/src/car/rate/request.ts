import type { InputOf } from '@portolan/contract/call'
import type { readCarRate } from '@portolan/contract/car'
import { type CarAsked, rentalOf } from '../search.ts'
import type { Picked, Wishes } from './address.ts'

type Body = InputOf<typeof readCarRate>['body']

/** One car with what is wanted beside it. Without its handle it is found by its names. */
export function rateRequest(asked: CarAsked, picked: Picked, wishes: Wishes): Body {
  const { vendor, car, rate, desk, returnDesk, handle } = picked
  return {
    ...(handle && { rph: handle }),
    rentalInfo: {
      ...{ vehRentalCore: rentalOf(asked), vehClassCode: car, rateCode: rate, vendor: { code: vendor } },
      driverAge: asked.age,
      ...(desk && { pickUpDesk: desk }),
      ...(returnDesk && { returnDesk }),
    },
    specialEquipPrefs: Object.entries(wishes.extras).map(([equipType, quantity]) => ({ equipType, quantity })),
    coveragePrefs: wishes.covers.map((coverageType) => ({ coverageType })),
  }
}
