import type { CarVehiclesRS, VehAvail } from '@portolan/contract/car'
import type { Amount, CompanyName } from '@portolan/contract/shared'
import type { Terms } from '../../moment/use-moments.ts'
import { freeDeadline, isNonCancelable } from '../../stay/cancel-words.ts'
import { totalOf } from '../model/total.ts'
import { type VehicleListItem, vehicleListItem } from '../model/vehicle.ts'

/** One car on one rate: the specification's item, and what the card and the filters need beside it. */
export interface Car {
  /** By which it is found again, when its handle has run out. */
  readonly id: string
  readonly handle: string
  readonly item: VehicleListItem
  /** ACRISS. */
  readonly code: string
  readonly car: string
  readonly vendor: { readonly code: string; readonly name: string }
  readonly total: Amount
  /** Part of the total; undefined: nothing is paid at the desk. */
  readonly there: Amount | undefined
  readonly deposit: Amount | undefined
  readonly excess: Amount | undefined
  readonly fuel: string | undefined
  readonly desk: VehAvail['pickUpDesk']
  readonly returnDesk: VehAvail['returnDesk']
  /** Codes: UNLIMITED, ZERO_EXCESS, SECOND_DRIVER. */
  readonly included: readonly string[]
  readonly distance: VehAvail['rateDistance']
  /** The moment until which cancelling is free; undefined: it never is. */
  readonly freeUntil: Terms | undefined
  /** For a fee at least. */
  readonly isCancellable: boolean
  readonly isOnRequest: boolean
  readonly left: number | undefined
}

const unlimited = 'UNLIMITED'

/** What names the very car in a request: of the fleet, else its class. */
const carCodeOf = ({ vehMakeModel, code }: VehAvail['vehicle']): string => vehMakeModel.code ?? code

const vendorOf = ({ code = '', companyShortName, stringValue }: CompanyName) => ({
  code,
  name: companyShortName ?? stringValue ?? code,
})

function carOf(avail: VehAvail, company: CompanyName): Car {
  const { vehicle, rateCode, totalCharge, payThere, rateDistance, included = [], cancelPenalties = [] } = avail
  const vendor = vendorOf(company)
  const car = carCodeOf(vehicle)
  return {
    id: [vendor.code, car, rateCode, avail.pickUpDesk?.code, avail.returnDesk?.code].join('/'),
    ...{ handle: avail.rph, item: vehicleListItem(avail), code: vehicle.code, car, vendor },
    total: totalOf(totalCharge),
    there: payThere && payThere.amount > 0 ? payThere : undefined,
    ...{ deposit: avail.deposit, excess: avail.excess, fuel: vehicle.fuelType, desk: avail.pickUpDesk },
    returnDesk: avail.returnDesk,
    included: [...(rateDistance?.unlimited ? [unlimited] : []), ...included.filter((code) => code !== unlimited)],
    distance: rateDistance,
    ...{ freeUntil: freeDeadline(cancelPenalties), isCancellable: !isNonCancelable(cancelPenalties) },
    ...{ isOnRequest: avail.status === 'OnRequest', left: avail.leftQuantity },
  }
}

export const carsOf = ({ vehAvailRSCore }: CarVehiclesRS): Car[] =>
  vehAvailRSCore.vehVendorAvails.flatMap(({ vendor, vehAvails }) => vehAvails.map((avail) => carOf(avail, vendor)))
