import type { VehAvail } from '@portolan/contract/car'
import { tagOfCurrency } from '@portolan/domain/currency'
import { totalOf } from './total.ts'

/** Section 3 of the specification, 'Vehicle list item', name by name. */
export interface VehicleListItem {
  model: string
  pictureURL: string
  name: string
  make: string
  /** With its unit: '5.4 l/100 km'. */
  oilConsume: string
  passengerQuantity: number
  vehClassName: string
  transmission: string
  baggageQuantity: number
  doorCount: string
  /** '$' or 'HK$'. */
  currencyTag: string
  /** Of the whole rental, wherever it is paid. */
  rateTotalAmount: number
  rateCode: string
  vehClassCode: string
  airConditionInd: boolean
}

export function vehicleListItem({ vehicle, rateCode, totalCharge }: VehAvail): VehicleListItem {
  const { vehMakeModel, vehClass, vehType } = vehicle
  return {
    model: vehMakeModel.model ?? vehMakeModel.name,
    pictureURL: vehicle.pictureURL ?? '',
    name: vehMakeModel.name,
    make: vehMakeModel.make ?? '',
    oilConsume: vehicle.oilConsume ?? '',
    passengerQuantity: vehicle.passengerQuantity,
    vehClassName: vehClass.name ?? vehicle.code,
    transmission: vehicle.transmissionType,
    baggageQuantity: vehicle.baggageQuantity,
    doorCount: vehType.doorCount,
    currencyTag: tagOfCurrency(totalCharge.currencyCode),
    rateTotalAmount: totalOf(totalCharge).amount,
    rateCode,
    vehClassCode: vehClass.code ?? vehicle.code,
    airConditionInd: vehicle.airConditionInd,
  }
}
