import type { CarRatesRS, CarCharge as ChargeShown, VehLocationDetail } from '@portolan/contract/car'
import type { Language } from '@portolan/domain/language'
import { decimalOf, type Money } from '@portolan/domain/money'
import type { CarDetail, CarOffice } from '@portolan/supplier/car'
import type { Words } from '@portolan/supplier/words'
import { amountView } from '../platform/amount.ts'
import { countryText, wordsIn } from '../platform/words.ts'
import { totalChargeView } from './avail-view.ts'
import type { PenaltyOf } from './parts.ts'
import { penaltiesOf } from './penalty-view.ts'
import type { Rental } from './rental.ts'
import { type ChargeShare, nowOf, sharesOf, soldAs } from './share.ts'
import { deskView, distanceView, vehicleView } from './vehicle-view.ts'
import { chargeText, depositText, driverText, hoursText, rateText } from './words.ts'

/** In their money too, our markup included: what the company itself asks is nobody's business. */
const chargeView = ({ charge, amount, local }: ChargeShare, language: Language): ChargeShown => ({
  ...{ code: charge.code, description: chargeText(charge, language) },
  ...{ currencyCode: amount.currency, amount: decimalOf(amount), taxInclusive: charge.isTaxed },
  ...(charge.percent !== undefined && { percent: charge.percent }),
  payAt: charge.isPaidThere ? 'there' : 'now',
  local: amountView(local),
})

const locationDetail = (office: CarOffice, language: Language): VehLocationDetail => ({
  name: office.name,
  address: {
    ...{ cityName: office.city, countryCode: office.country, countryName: countryText(office.country, language) },
  },
  position: { latitude: office.lat, longitude: office.lon },
  operationSchedule: hoursText(office, language),
})

function coreView({ pickUp, dropOff }: CarDetail, language: Language): CarRatesRS['vehRentalCore'] {
  const locationOf = ({ code, name }: CarOffice) => ({ locationCode: code, codeContext: 'INTERNAL', name })
  return {
    ...{ pickUpDateTime: `${pickUp.at}:00`, returnDateTime: `${dropOff.at}:00` },
    ...{ pickUpLocation: locationOf(pickUp.office), returnLocation: locationOf(dropOff.office) },
    pickUpDetail: locationDetail(pickUp.office, language),
    returnDetail: locationDetail(dropOff.office, language),
  }
}

/** Something beside the car, whether it is chosen or not. */
function besideView(
  { code, name, price }: { code: string; name: Words; price: Money },
  rental: Rental,
  language: Language,
) {
  const sold = soldAs(price, rental)
  const charge: ChargeShown = {
    ...{ code, description: wordsIn(name, language), currencyCode: sold.currency, amount: decimalOf(sold) },
    ...{ taxInclusive: true, payAt: 'there', local: amountView(price) },
  }
  return { name: wordsIn(name, language), charge }
}

const quantityOf = ({ chosen }: CarDetail, code: string): number =>
  chosen.find((one) => one.code === code)?.quantity ?? 0

const equipsView = (rental: Rental, language: Language): CarRatesRS['pricedEquips'] =>
  rental.detail.extras.map((extra) => ({
    ...{ equipType: extra.code, ...besideView(extra, rental, language), maxQuantity: extra.most },
    ...(extra.otaCode !== undefined && { otaCode: extra.otaCode }),
    quantity: quantityOf(rental.detail, extra.code),
  }))

const coversView = (rental: Rental, language: Language): CarRatesRS['pricedCoverages'] =>
  rental.detail.covers.map((cover) => ({
    ...{ coverageType: cover.code, ...besideView(cover, rental, language), covers: wordsIn(cover.covers, language) },
    ...(cover.otaCode !== undefined && { otaCode: cover.otaCode }),
    chosen: quantityOf(rental.detail, cover.code) > 0,
    ...{ required: false, includedInRate: cover.isIncluded },
    ...(cover.excess && { excess: amountView(cover.excess) }),
  }))

/** One car with all that it costs, wherever it is paid, and all that is said of it. */
export function rateView(rental: Rental, penaltyOf: PenaltyOf, language: Language): CarRatesRS {
  const { offer, detail } = rental
  const fees = sharesOf(rental).map((share) => chargeView(share, language))
  const said = (all: readonly Words[]): string[] => all.map((words) => wordsIn(words, language))
  return {
    ...{ rph: offer.rph, vehRentalCore: coreView(detail, language), vehicle: vehicleView(detail, language) },
    vendor: { code: detail.vendor.code, companyShortName: detail.vendor.name },
    rentalRate: { rateCode: detail.rateCode, vehicleCharges: fees.filter(({ code }) => code === 'RENTAL') },
    ...{ totalCharge: totalChargeView(rental), fees },
    ...{ pricedEquips: equipsView(rental, language), pricedCoverages: coversView(rental, language) },
    ...{ payNow: amountView(nowOf(rental)), payThere: fees.filter(({ payAt }) => payAt === 'there') },
    ...{ deposit: amountView(detail.deposit), excess: amountView(detail.excess), notCovered: said(detail.notCovered) },
    ...{ driverAge: detail.driverAge, driverAges: detail.driverAges, licenceYears: detail.licenceYears },
    ...{ pickUpDesk: deskView(detail.pickUp.office), returnDesk: deskView(detail.dropOff.office) },
    ...{ mileage: distanceView(detail), fuelRule: wordsIn(detail.fuelRule, language) },
    borderRules: said(detail.borderRules),
    rateRules: {
      ...(offer.penalties && { cancelPenalties: penaltiesOf(rental, penaltyOf, language) }),
      minimumAge: detail.minAge,
      paymentRules: [
        rateText(detail, language),
        driverText(detail, language),
        depositText(detail, language),
        ...said(detail.rules),
      ],
    },
    expiredDateTime: new Date(offer.expiresAt).toISOString(),
  }
}
