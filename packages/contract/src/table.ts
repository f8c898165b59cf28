import { calls as account } from './account.ts'
import { calls as activity } from './activity.ts'
import { calls as agency } from './agency.ts'
import { calls as air } from './air.ts'
import { calls as booking } from './booking.ts'
import { calls as bookingExchange } from './booking-exchange.ts'
import { calls as bookingPapers } from './booking-papers.ts'
import { calls as car } from './car.ts'
import { calls as cart } from './cart.ts'
import { calls as checkout } from './checkout.ts'
import { calls as cms } from './cms.ts'
import { calls as cruise } from './cruise.ts'
import { calls as hotel } from './hotel.ts'
import { calls as insurance } from './insurance.ts'
import { calls as notice } from './notice.ts'
import { calls as dynamicPackage } from './package.ts'
import { calls as payment } from './payment.ts'
import { calls as picture } from './picture.ts'
import { calls as place } from './place.ts'
import { calls as profile } from './profile.ts'
import { calls as rail } from './rail.ts'
import { calls as railBooking } from './rail-booking.ts'
import { calls as rights } from './rights.ts'
import { calls as transfer } from './transfer.ts'
import { calls as traveler } from './traveler.ts'
import { calls as visa } from './visa.ts'

/** Named file by file: spelt out, the type would be longer than the compiler is willing to write down. */
export type Table = typeof account &
  typeof activity &
  typeof agency &
  typeof air &
  typeof booking &
  typeof bookingExchange &
  typeof bookingPapers &
  typeof car &
  typeof cart &
  typeof checkout &
  typeof cms &
  typeof cruise &
  typeof dynamicPackage &
  typeof hotel &
  typeof insurance &
  typeof notice &
  typeof payment &
  typeof picture &
  typeof place &
  typeof profile &
  typeof rail &
  typeof railBooking &
  typeof rights &
  typeof transfer &
  typeof traveler &
  typeof visa

/** Every call there is: for the server and the documentation only. The browser imports the products one by one. */
export const table: Table = {
  ...account,
  ...activity,
  ...agency,
  ...air,
  ...booking,
  ...bookingExchange,
  ...bookingPapers,
  ...car,
  ...cart,
  ...checkout,
  ...cms,
  ...cruise,
  ...dynamicPackage,
  ...hotel,
  ...insurance,
  ...notice,
  ...payment,
  ...picture,
  ...place,
  ...profile,
  ...rail,
  ...railBooking,
  ...rights,
  ...transfer,
  ...traveler,
  ...visa,
}

export type CallName = keyof Table
