import * as z from 'zod/mini'
import { personName, personNameShown } from './account.ts'
import { defineCall } from './call.ts'
import { country } from './country.ts'
import { envelope, instant, isoDate, localDateTime, payload, rph, text } from './envelope.ts'
import { travelDocument } from './profile.ts'
import {
  address,
  age,
  amount,
  cancelPenalty,
  charge,
  companyName,
  companyNameInput,
  contactInput,
  list,
  location,
  locationInput,
  nextAction,
  paymentForm,
  position,
  totalCharge,
  transactionStatus,
  uniqueID,
  whole,
} from './shared.ts'
import { answersInput } from './traveler-form.ts'

/** Times are local to the desk. */
const vehRentalCoreInput = z.strictObject({
  pickUpDateTime: localDateTime,
  returnDateTime: localDateTime,
  pickUpLocation: locationInput,
  returnLocation: locationInput,
})
const vehRentalCore = {
  pickUpDateTime: localDateTime,
  returnDateTime: localDateTime,
  pickUpLocation: location,
  returnLocation: location,
}

const transmissionType = z.enum(['Automatic', 'Manual'])

export const vehicle = z.object({
  /** ACRISS: CDMR. */
  code: z.string(),
  vehMakeModel: z.object({
    name: z.string(),
    code: z.optional(z.string()),
    make: z.optional(z.string()),
    model: z.optional(z.string()),
  }),
  /** vehicleCategory: OTA list VEC. */
  vehType: z.object({ vehicleCategory: z.string(), doorCount: z.string() }),
  /** size: OTA list SIZ. */
  vehClass: z.object({ size: z.string(), code: z.optional(z.string()), name: z.optional(z.string()) }),
  transmissionType,
  airConditionInd: z.boolean(),
  fuelType: z.optional(z.string()),
  /** With its unit, as the vendor words it: 5.4 l/100 km. */
  oilConsume: z.optional(z.string()),
  passengerQuantity: z.number(),
  baggageQuantity: z.number(),
  pictureURL: z.optional(z.string()),
})

export type Vehicle = z.output<typeof vehicle>

const rateDistance = z.optional(
  z.object({
    unlimited: z.boolean(),
    quantity: z.optional(z.number()),
    distUnitName: z.optional(z.enum(['Km', 'Mile'])),
    /** What the quantity is of. */
    periodUnitName: z.optional(z.enum(['Day'])),
    /** Of each one beyond that, as the company counts it. */
    eachFurther: z.optional(amount),
  }),
)

/** local: the same as the company counts it, in its own currency. */
const carCharge = z.object({ ...charge.shape, local: z.optional(amount) })

export type CarCharge = z.output<typeof carCharge>

const deskShown = z.object({
  /** Of the office. */
  code: z.string(),
  name: z.string(),
  kind: z.enum(['airport', 'station', 'port', 'city']),
  access: z.enum(['terminal', 'beside', 'shuttle', 'street']),
})

export const vehAvail = z.object({
  rph: z.string(),
  status: z.enum(['Available', 'OnRequest']),
  vehicle,
  rateCode: z.string(),
  totalCharge,
  rateDistance,
  /** Part of the total: paid at the desk. */
  payThere: z.optional(amount),
  deposit: z.optional(amount),
  excess: z.optional(amount),
  /** Codes of what the price includes already: ZERO_EXCESS, SECOND_DRIVER. */
  included: z.optional(z.array(z.string())),
  cancelPenalties: z.optional(z.array(cancelPenalty)),
  pickUpDesk: z.optional(deskShown),
  returnDesk: z.optional(deskShown),
  /** How many can still be had, where few. */
  leftQuantity: z.optional(z.number()),
  expiredDateTime: z.optional(instant),
})

export type VehAvail = z.output<typeof vehAvail>

export const carVehiclesRQ = z.strictObject({
  ...payload,
  vehAvailRQCore: z.strictObject({
    vehRentalCore: vehRentalCoreInput,
    driverType: z.strictObject({ age, residenceCountry: z.optional(country) }),
    vendorPrefs: z.optional(list(z.strictObject({ code: text(32) }), 20)),
    vehPrefs: z.optional(
      list(
        z.strictObject({
          vehClassCode: z.optional(text(16)),
          transmissionType: z.optional(transmissionType),
          airConditionInd: z.optional(z.boolean()),
        }),
        10,
      ),
    ),
    rateQualifier: z.optional(
      z.strictObject({ promotionCode: z.optional(text(32)), corpDiscountNmbr: z.optional(text(32)) }),
    ),
  }),
})
export const carVehiclesRS = z.object({
  ...envelope,
  vehAvailRSCore: z.object({
    vehRentalCore: z.object(vehRentalCore),
    vehVendorAvails: z.array(z.object({ vendor: companyName, vehAvails: z.array(vehAvail) })),
  }),
})

export type CarVehiclesRS = z.output<typeof carVehiclesRS>

export const searchCars = defineCall({
  method: 'POST',
  path: '/api/v1/car/vehicles',
  auth: 'login',
  effect: 'read',
  packed: true,
  shared: ['car'],
  permission: 'car:view',
  summary: 'Find cars to rent',
  body: carVehiclesRQ,
  response: carVehiclesRS,
})

/** Extras and cover that are wanted, by the codes that the rate names them with. */
const carChoice = {
  specialEquipPrefs: z.optional(list(z.strictObject({ equipType: text(16), quantity: whole(0, 10) }), 20)),
  coveragePrefs: z.optional(list(z.strictObject({ coverageType: text(16) }), 20)),
}

export const carRatesRQ = z.strictObject({
  ...payload,
  rph: z.optional(rph),
  rentalInfo: z.strictObject({
    vehRentalCore: vehRentalCoreInput,
    /** ACRISS, or vehMakeModel.code of the very car. */
    vehClassCode: text(16),
    rateCode: text(64),
    vendor: z.optional(companyNameInput),
    driverAge: z.optional(age),
    /** Codes of the offices, where a city has several. */
    pickUpDesk: z.optional(text(16)),
    returnDesk: z.optional(text(16)),
  }),
  ...carChoice,
})

export const vehLocationDetail = z.object({
  name: z.string(),
  address,
  position: z.optional(position),
  telephone: z.optional(z.string()),
  /** In words, local time. */
  operationSchedule: z.optional(z.string()),
})

export type VehLocationDetail = z.output<typeof vehLocationDetail>

const pricedEquip = z.object({
  /** The company's own code; otaCode: of OTA's list EQP. */
  equipType: z.string(),
  otaCode: z.optional(z.string()),
  name: z.string(),
  /** Of one for the whole rental. */
  charge: carCharge,
  maxQuantity: z.optional(z.number()),
  /** How many are part of the price told here. */
  quantity: z.optional(z.number()),
})

const pricedCoverage = z.object({
  /** The company's own code; otaCode: of OTA's list VCT. */
  coverageType: z.string(),
  otaCode: z.optional(z.string()),
  name: z.string(),
  covers: z.optional(z.string()),
  /** For the whole rental. */
  charge: carCharge,
  /** Part of the price told here. */
  chosen: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  includedInRate: z.optional(z.boolean()),
  excess: z.optional(amount),
  excludes: z.optional(z.array(z.string())),
})

const carRate = {
  /** Of this car with the extras and the cover chosen: it is bought by this handle, at this price. */
  rph: z.optional(z.string()),
  correlationID: z.optional(z.string()),
  vehRentalCore: z.object({
    ...vehRentalCore,
    pickUpDetail: z.optional(vehLocationDetail),
    returnDetail: z.optional(vehLocationDetail),
  }),
  vehicle,
  vendor: companyName,
  rentalRate: z.object({
    rateCode: z.string(),
    vehicleCharges: z.array(carCharge),
    quoteID: z.optional(z.string()),
  }),
  totalCharge,
  /** Every part of the price, wherever it is paid. */
  fees: z.array(carCharge),
  pricedEquips: z.array(pricedEquip),
  pricedCoverages: z.array(pricedCoverage),
  payNow: amount,
  payThere: z.array(carCharge),
  /** Blocked on the driver's card at the desk, not charged. */
  deposit: z.optional(amount),
  /** What the driver pays first of damage and of theft, with the cover chosen. */
  excess: z.optional(amount),
  /** In words: what no cover of this price pays for. */
  notCovered: z.optional(z.array(z.string())),
  driverAge: z.optional(z.number()),
  /** The same price holds for a driver of these ages, both included. */
  driverAges: z.optional(z.object({ from: z.number(), to: z.optional(z.number()) })),
  pickUpDesk: z.optional(deskShown),
  returnDesk: z.optional(deskShown),
  licenceYears: z.optional(z.number()),
  /** The selling price of what was found before, where it is another one now. */
  priceWas: z.optional(amount),
  mileage: rateDistance,
  fuelRule: z.optional(z.string()),
  borderRules: z.optional(z.array(z.string())),
  rateRules: z.optional(
    z.object({
      cancelPenalties: z.optional(z.array(cancelPenalty)),
      minimumAge: z.optional(z.number()),
      paymentRules: z.optional(z.array(z.string())),
    }),
  ),
  expiredDateTime: z.optional(instant),
}

export const carRatesRS = z.object({ ...envelope, ...carRate })

export type CarRatesRS = z.output<typeof carRatesRS>

export const readCarRate = defineCall({
  method: 'POST',
  path: '/api/v1/car/rates',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'car:view',
  summary: 'What one car costs, now and at the desk, with extras, cover and rules',
  body: carRatesRQ,
  response: carRatesRS,
})

export const carBookRQ = z.strictObject({
  ...payload,
  resStatus: z.enum(['Hold', 'Book']),
  correlationID: z.optional(text(128)),
  rph,
  customer: z.strictObject({
    /** The main driver. */
    primary: z.strictObject({
      personName,
      birthDate: isoDate,
      contact: contactInput,
      citizenCountry: z.optional(country),
      /** OTA list DOC: 4 driving licence. */
      driverLicense: z.optional(z.strictObject({ ...travelDocument.shape, docType: z.literal('4') })),
    }),
  }),
  ...carChoice,
  arrivalDetails: z.optional(
    z.strictObject({
      /** OTA list TRP. */
      transportationCode: text(8),
      number: text(16),
      operatingCompany: z.optional(companyNameInput),
    }),
  ),
  answers: z.optional(answersInput),
  paymentForm: z.optional(paymentForm),
})

/** Without money for whoever has only a code to look at it. */
export const vehReservation = z.object({
  confID: uniqueID,
  /** The company's own number, once there is one. */
  vendorConfID: z.optional(uniqueID),
  status: transactionStatus,
  vehSegmentCore: z.object({
    ...carRatesRS.shape,
    totalCharge: z.optional(totalCharge),
    pricedEquips: z.array(z.object({ ...pricedEquip.shape, charge: z.optional(carCharge) })),
    pricedCoverages: z.array(z.object({ ...pricedCoverage.shape, charge: z.optional(carCharge) })),
    payNow: z.optional(amount),
  }),
  /** The main driver. */
  driver: z.optional(z.object({ personName: personNameShown })),
  /** The flight that the office waits for. */
  arrivalFlight: z.optional(z.string()),
  holdExpires: z.optional(instant),
})

export type VehReservation = z.output<typeof vehReservation>

export const carBookRS = z.object({
  ...envelope,
  vehReservation: z.optional(vehReservation),
  /** What the payment provider asks of the customer first. */
  nextAction: z.optional(nextAction),
})

export type CarBookRS = z.output<typeof carBookRS>

export const bookCar = defineCall({
  method: 'POST',
  path: '/api/v1/car/book',
  auth: 'login',
  effect: 'write',
  permission: 'car:book',
  summary: 'Hold or book a car',
  body: carBookRQ,
  response: carBookRS,
})

export const calls = { searchCars, readCarRate, bookCar }
