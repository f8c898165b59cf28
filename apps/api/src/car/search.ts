import { randomUUID } from 'node:crypto'
import type { CarVehiclesRS, searchCars } from '@portolan/contract/car'
import type { Location } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { compare } from '@portolan/domain/money'
import type { Handler } from '../platform/serve.ts'
import { errorText } from '../platform/text.ts'
import { availView } from './avail-view.ts'
import { makeFind } from './find.ts'
import type { CarParts, PenaltyOf } from './parts.ts'
import type { Rental } from './rental.ts'
import { makeReading, type SearchBody, searchPointers } from './request.ts'

type Preference = NonNullable<SearchBody['vehAvailRQCore']['vehPrefs']>[number]

function isLiked({ car }: Rental['detail'], wish: Preference): boolean {
  const { vehClassCode: code, transmissionType, airConditionInd } = wish
  return (
    (code === undefined || [car.acriss, car.classKey, car.id].includes(code)) &&
    (transmissionType === undefined || transmissionType.toLowerCase() === car.transmission) &&
    (airConditionInd === undefined || airConditionInd === car.hasAirConditioning)
  )
}

/** One of the companies, where some are named, and one of the kinds of cars. */
function isWanted({ detail }: Rental, { vendorPrefs, vehPrefs }: SearchBody['vehAvailRQCore']): boolean {
  const isVendor = !vendorPrefs?.length || vendorPrefs.some(({ code }) => code === detail.vendor.code)
  return isVendor && (!vehPrefs?.length || vehPrefs.some((wish) => isLiked(detail, wish)))
}

const cheapestFirst = (one: Rental, other: Rental): number =>
  compare(one.offer.price.selling, other.offer.price.selling) ||
  Number(one.offer.identity > other.offer.identity) - Number(one.offer.identity < other.offer.identity)

/** Companies in the order of their cheapest car, each with its cars, the cheapest first. */
function byVendor(rentals: readonly Rental[], penaltyOf: PenaltyOf, language: Language) {
  const groups = new Map<string, Rental[]>()
  for (const rental of rentals.toSorted(cheapestFirst)) {
    const { code } = rental.detail.vendor
    const own = groups.get(code)
    if (own) own.push(rental)
    else groups.set(code, [rental])
  }
  return [...groups].map(([code, own]) => ({
    vendor: { code, companyShortName: own[0]?.detail.vendor.name ?? code },
    vehAvails: own.map((rental) => availView(rental, penaltyOf, language)),
  }))
}

const locationView = ({ locationCode, codeContext, name }: Location): Location => ({
  locationCode,
  ...(codeContext !== undefined && { codeContext }),
  ...(name !== undefined && { name }),
})

/** Cars of all companies at a place; none at all is an answer, and an empty one. */
export function makeCarSearch(parts: CarParts): Handler<typeof searchCars> {
  const { places, clock, penaltyOf } = parts
  const read = makeReading({ places, now: () => clock.now() })
  const find = makeFind(parts)
  return async ({ body }, context): Promise<CarVehiclesRS> => {
    const { vehRentalCore: core, driverType } = body.vehAvailRQCore
    const request = read(core, driverType.age, searchPointers)
    const correlationID = randomUUID()
    const { rentals, warnings, hasFailed } = await find(
      request,
      { correlationId: correlationID, pointers: searchPointers },
      context,
    )
    const wanted = rentals.filter((rental) => isWanted(rental, body.vehAvailRQCore))
    const failure = { stringValue: errorText(context.language, 'error.supplier') }
    return {
      ...{ success: !hasFailed, correlationID },
      vehAvailRSCore: {
        vehRentalCore: {
          ...{ pickUpDateTime: core.pickUpDateTime, returnDateTime: core.returnDateTime },
          ...{ pickUpLocation: locationView(core.pickUpLocation), returnLocation: locationView(core.returnLocation) },
        },
        vehVendorAvails: byVendor(wanted, penaltyOf, context.language),
      },
      // Where nobody has answered, why is part of the error.
      ...(hasFailed && { errors: { errors: [failure, ...warnings] } }),
      ...(!hasFailed && warnings.length > 0 && { warnings: { warnings } }),
    }
  }
}
