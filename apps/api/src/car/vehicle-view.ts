import type { Vehicle, vehAvail } from '@portolan/contract/car'
import type { Language } from '@portolan/domain/language'
import type { CarDetail, CarOffice } from '@portolan/supplier/car'
import type * as z from 'zod/mini'
import { amountView } from '../platform/amount.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { wordsIn } from '../platform/words.ts'
import { carName } from './words.ts'

export type DeskShown = NonNullable<z.output<typeof vehAvail>['pickUpDesk']>
type RateDistance = NonNullable<z.output<typeof vehAvail>['rateDistance']>

/** OTA list VEC. */
const categories: Readonly<Record<CarDetail['car']['classKey'], string>> = {
  ...{ mini: '1', economy: '1', compact: '1', sedan: '1', premium: '1' },
  ...{ van: '2', suv: '3', cabrio: '4', estate: '8' },
}

/** OTA list SIZ, by the first letter of the ACRISS code. */
const sizes: Readonly<Record<string, string>> = {
  ...{ M: '1', N: '1', E: '3', H: '3', C: '4', D: '4', I: '6', J: '6', S: '7', R: '7' },
  ...{ F: '8', G: '8', L: '9', W: '9', P: '10', U: '10' },
}
const specialSize = '23'

export function vehicleView({ car }: CarDetail, language: Language): Vehicle {
  const { acriss, make, model, id, classKey, className, consumption } = car
  return {
    code: acriss,
    vehMakeModel: { name: carName(car, language), code: id, make, model },
    vehType: { vehicleCategory: categories[classKey], doorCount: String(car.doors) },
    vehClass: {
      ...{ size: sizes[acriss.charAt(0)] ?? specialSize, code: classKey, name: wordsIn(className, language) },
    },
    transmissionType: car.transmission === 'automatic' ? 'Automatic' : 'Manual',
    ...{ airConditionInd: car.hasAirConditioning, fuelType: car.fuel },
    ...(consumption && { oilConsume: `${consumption.value} ${consumption.unit.replace('/100km', ' / 100 km')}` }),
    ...{ passengerQuantity: car.seats, baggageQuantity: car.largeBags + car.smallBags },
    pictureURL: pictureUrl(car.picture),
  }
}

export const deskView = ({ code, name, kind, access }: CarOffice): DeskShown => ({ code, name, kind, access })

export const distanceView = ({ mileage }: CarDetail): RateDistance =>
  mileage
    ? {
        ...{ unlimited: false, quantity: mileage.kmADay, distUnitName: 'Km', periodUnitName: 'Day' },
        eachFurther: amountView(mileage.eachFurtherKm),
      }
    : { unlimited: true }

/** By our own codes of what others sell beside the car. */
export const includedIn = ({ rateCode, excess, chosen }: CarDetail): string[] => [
  ...(excess.minor === 0 && chosen.length === 0 ? ['ZERO_EXCESS'] : []),
  ...(rateCode === 'FULL' ? ['SECOND_DRIVER'] : []),
]
