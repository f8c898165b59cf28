import type { CarRatesRS, CarVehiclesRS } from '@portolan/contract/car'
import { makeStore } from '../session/store.ts'
import { type VehicleDetail, vehicleDetail } from './model/rate.ts'
import { type VehicleListItem, vehicleListItem } from './model/vehicle.ts'

/** What the last search of cars found, and the rate that was looked at last. */
export interface CarState {
  vehicleSearchRS: CarVehiclesRS | null
  vehicleList: readonly VehicleListItem[]
  vehicleRateRS: CarRatesRS | null
  vehicleDetail: VehicleDetail | null
}

export const emptyCarState: CarState = {
  ...{ vehicleSearchRS: null, vehicleList: [], vehicleRateRS: null, vehicleDetail: null },
}

export const carState = makeStore<CarState>(emptyCarState)

/** An answer without a car is none: the list of the search before is cleared. */
export function keepFound(answer: CarVehiclesRS | undefined): void {
  const avails = answer?.vehAvailRSCore.vehVendorAvails.flatMap(({ vehAvails }) => vehAvails) ?? []
  const isEmpty = !answer || avails.length === 0
  carState.write({ vehicleSearchRS: isEmpty ? null : answer, vehicleList: avails.map(vehicleListItem) })
}

export const keepRate = (answer: CarRatesRS | undefined): void =>
  carState.write({ vehicleRateRS: answer ?? null, vehicleDetail: answer ? vehicleDetail(answer) : null })
