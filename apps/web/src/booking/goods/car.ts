import type { VehLocationDetail, VehReservation } from '@portolan/contract/car'
import type { Location } from '@portolan/contract/shared'
import type { Condition, GoodsView, PriceLine, RentalDesk, RentalView } from './goods.ts'

type Segment = VehReservation['vehSegmentCore']

function deskOf(location: Location, detail: VehLocationDetail | undefined, at: string): RentalDesk {
  const { addressLines = [], postalCode, cityName } = detail?.address ?? {}
  const town = [postalCode, cityName].filter(Boolean).join(' ')
  return {
    name: detail?.name ?? location.name ?? location.locationCode,
    address: [...addressLines, town].filter(Boolean).join(', '),
    hours: detail?.operationSchedule,
    phone: detail?.telephone,
    place: detail?.position && [detail.position.longitude, detail.position.latitude],
    at,
  }
}

function chosenOf({ pricedEquips, pricedCoverages }: Segment): RentalView['chosen'] {
  const extras = pricedEquips.map(({ name, quantity = 0 }) => ({ name, quantity }))
  const covers = pricedCoverages.map(({ name, chosen, includedInRate }) => ({
    ...{ name, quantity: chosen || includedInRate ? 1 : 0 },
  }))
  return [...extras, ...covers].filter(({ quantity }) => quantity > 0)
}

const paidThereIn = ({ payThere }: Segment): RentalView['paidThere'] =>
  payThere
    .map(({ code = '', description = code, local, currencyCode, amount }) => ({
      name: description,
      sum: local ?? { currencyCode, amount },
    }))
    .filter(({ sum }) => sum.amount > 0)

function rentalOf({ vehSegmentCore: segment, vendorConfID }: VehReservation): RentalView {
  const { vehicle, vendor, vehRentalCore: core } = segment
  return {
    ...{ name: vehicle.vehMakeModel.name, className: vehicle.vehClass.name ?? '', code: vehicle.code },
    company: vendor.companyShortName ?? vendor.stringValue ?? vendor.code ?? '',
    imageUrl: vehicle.pictureURL,
    pickUp: deskOf(core.pickUpLocation, core.pickUpDetail, core.pickUpDateTime),
    dropOff: deskOf(core.returnLocation, core.returnDetail, core.returnDateTime),
    ...{ confirmation: vendorConfID?.id, chosen: chosenOf(segment), paidThere: paidThereIn(segment) },
    ...{ deposit: segment.deposit, excess: segment.excess },
  }
}

/** Every part of the price, wherever it is paid. */
const linesOf = ({ fees }: Segment): PriceLine[] =>
  fees.map(({ code, description, amount }, index) => ({
    ...{ key: `${code}/${index}`, words: description ?? code ?? '', amounts: [amount] },
  }))

function distanceOf({ mileage }: Segment): Condition[] {
  if (mileage?.unlimited) return [{ key: 'distance', look: 'y', words: { id: 'booking.car.unlimited' } }]
  if (mileage?.quantity === undefined) return []
  return [{ key: 'distance', look: 'f', words: { id: 'booking.car.mileage', values: { km: mileage.quantity } } }]
}

/** The company's own rules, and what nobody pays for but the driver. */
function conditionsOf(segment: Segment): Condition[] {
  const { fuelRule, borderRules = [], rateRules, notCovered = [] } = segment
  const rules = [...(fuelRule ? [fuelRule] : []), ...borderRules, ...(rateRules?.paymentRules ?? [])]
  return [
    ...distanceOf(segment),
    ...rules.map((rule): Condition => ({ key: rule, look: 'info', words: rule })),
    ...notCovered.map(
      (what): Condition => ({
        ...{ key: `not/${what}`, look: 'n', words: { id: 'booking.car.notCovered', values: { what } } },
      }),
    ),
  ]
}

export const carGoods = (car: VehReservation): GoodsView => ({
  ...{ ways: [], marks: [], course: [], isFlown: false, operatorPrice: undefined, tickets: [] },
  ...{ lines: linesOf(car.vehSegmentCore), conditions: conditionsOf(car.vehSegmentCore), rental: rentalOf(car) },
})
