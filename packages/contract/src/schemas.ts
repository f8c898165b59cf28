import * as z from 'zod/mini'
import * as account from './account.ts'
import * as activity from './activity.ts'
import * as agency from './agency.ts'
import * as air from './air.ts'
import * as airItinerary from './air-itinerary.ts'
import * as booking from './booking.ts'
import * as bookingExchange from './booking-exchange.ts'
import * as bookingPapers from './booking-papers.ts'
import * as car from './car.ts'
import * as cart from './cart.ts'
import * as checkout from './checkout.ts'
import * as cms from './cms.ts'
import * as country from './country.ts'
import * as cruise from './cruise.ts'
import * as envelope from './envelope.ts'
import * as hotel from './hotel.ts'
import * as hotelStay from './hotel-stay.ts'
import * as insurance from './insurance.ts'
import * as notice from './notice.ts'
import * as dynamicPackage from './package.ts'
import * as payment from './payment.ts'
import * as place from './place.ts'
import * as profile from './profile.ts'
import * as rail from './rail.ts'
import * as railBooking from './rail-booking.ts'
import * as railJourney from './rail-journey.ts'
import * as rights from './rights.ts'
import * as shared from './shared.ts'
import * as telephone from './telephone.ts'
import * as transfer from './transfer.ts'
import * as traveler from './traveler.ts'
import * as travelerForm from './traveler-form.ts'
import * as visa from './visa.ts'

/** In this order: of two schemas with one name the first has it, the other is called after its file as well. */
const files: Record<string, object> = {
  envelope,
  shared,
  country,
  travelerForm,
  account,
  telephone,
  profile,
  activity,
  agency,
  air,
  airItinerary,
  booking,
  bookingExchange,
  bookingPapers,
  car,
  cart,
  checkout,
  cms,
  cruise,
  hotel,
  hotelStay,
  insurance,
  notice,
  dynamicPackage,
  payment,
  place,
  rail,
  railBooking,
  railJourney,
  rights,
  transfer,
  traveler,
  visa,
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Every schema that a file of the contract exports, under its own name: for the documentation only, as the table. The
 * browser imports the products one by one.
 */
export function nameSchemas(): Map<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>()
  const taken = new Set<string>()
  for (const [file, exported] of Object.entries(files))
    for (const [key, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodMiniType) || names.has(schema)) continue
      const name = taken.has(capital(key)) ? `${capital(file)}${capital(key)}` : capital(key)
      names.set(schema, name)
      taken.add(name)
    }
  return names
}
