import type { CarRatesRS } from '@portolan/contract/car'
import type { Charge } from '@portolan/contract/shared'

interface VehicleFee {
  taxInclusive: boolean
  currencyCode: string
  amount: number
}

interface VehicleOption {
  name: string
  currencyCode: string
  amount: number
}

/** Section 3 of the specification, 'Vehicle detail', name by name. */
export interface VehicleDetail {
  pickUpLocation: string
  dropOffLocation: string
  fees: readonly VehicleFee[]
  extras: readonly VehicleOption[]
  insurance: readonly VehicleOption[]
}

/** What the price tells is in it; without a word, whatever is not taken at the desk. */
const isInclusive = ({ taxInclusive, payAt }: Charge): boolean => taxInclusive ?? payAt !== 'there'

const feeOf = (charge: Charge): VehicleFee => ({
  taxInclusive: isInclusive(charge),
  currencyCode: charge.currencyCode,
  amount: charge.amount,
})

const optionOf = ({ name, charge }: { name: string; charge: Charge }): VehicleOption => ({
  name,
  currencyCode: charge.currencyCode,
  amount: charge.amount,
})

export function vehicleDetail({ vehRentalCore, fees, pricedEquips, pricedCoverages }: CarRatesRS): VehicleDetail {
  const { pickUpLocation, returnLocation, pickUpDetail, returnDetail } = vehRentalCore
  return {
    pickUpLocation: pickUpDetail?.name ?? pickUpLocation.name ?? pickUpLocation.locationCode,
    dropOffLocation: returnDetail?.name ?? returnLocation.name ?? returnLocation.locationCode,
    fees: fees.map(feeOf),
    extras: pricedEquips.map(optionOf),
    insurance: pricedCoverages.map(optionOf),
  }
}
