import type { Instant } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import { instantOf } from '../../../../platform/local-time.ts'
import { type Company, companies } from '../catalogue/company.ts'
import type { Office } from '../catalogue/office.ts'
import { dayPrices } from '../price/day-price.ts'
import { agesLike } from '../price/driver.ts'
import { attendance } from '../price/hours.ts'
import { oneWayFee } from '../price/one-way.ts'
import type { Trip } from '../price/rental.ts'
import { type Trouble, whyNot, whyNotThen } from './rule.ts'
import { type Times, timesOf } from './times.ts'
import type { OfficesAt } from './where.ts'

/** From one office to another with a company, at these times. */
export interface CompanyTrip extends Trip {
  readonly company: Company
  readonly times: Times
  readonly pickUpAt: string
  readonly dropOffAt: string
}

type Asked = Pick<Queries['car'], 'pickUp' | 'dropOff' | 'driverAge'>

const officesFor = ({ place, office }: Asked['pickUp'], officesAt: OfficesAt): readonly Office[] =>
  officesAt(place).filter(({ code }) => office === undefined || code === office)

const hasOffice = ({ kinds }: Company, { kind }: Office): boolean => kinds.includes(kind)

/** Back where it came from, else to an office of the same kind, else to any; an open one rather than one out of hours. */
function byLiking(from: Office, at: string) {
  const rank = (office: Office): number =>
    (attendance(office, at) === 0 ? 0 : 4) +
    (office.code === from.code ? 0 : 1) +
    (office.kind === from.kind ? 0 : 1) +
    (office.kind === 'airport' ? 0 : 1)
  return (one: Office, other: Office): number => rank(one) - rank(other)
}

const isAttended =
  (at: string) =>
  (office: Office): boolean =>
    attendance(office, at) !== undefined

/** Every company at every office that it can be fetched from then, or why there is none. */
export function tripsFor(query: Asked, officesAt: OfficesAt, now: Instant): readonly CompanyTrip[] | Trouble {
  const wrong = whyNot(query)
  if (wrong) return wrong
  const { pickUp, dropOff, driverAge } = query
  const [from, to] = [officesFor(pickUp, officesAt), officesFor(dropOff, officesAt)]
  const [first, last] = [from[0], to[0]]
  if (!first) return 'pickUpOffice'
  if (!last) return 'returnOffice'
  const times = timesOf({ office: first, at: pickUp.at }, { office: last, at: dropOff.at }, now)
  const why = whyNotThen({ ...times, ends: instantOf(dropOff.at, last.timeZone) }, now)
  if (why) return why
  const grown = from.filter(({ market }) => agesLike(market, driverAge))
  if (grown.length === 0) return 'age'
  const fetched = grown.filter(isAttended(pickUp.at))
  if (fetched.length === 0) return 'pickUpClosed'
  const returned = to.filter(isAttended(dropOff.at))
  if (returned.length === 0) return 'returnClosed'
  const trips = fetched.flatMap((office) => {
    // The offices of a place have one clock, nearly everywhere.
    const isSameClock = office.timeZone === first.timeZone
    const own = isSameClock ? times : timesOf({ office, at: pickUp.at }, { office: last, at: dropOff.at }, now)
    const priced = dayPrices(office.market, own)
    return companies.flatMap((company) => {
      if (!hasOffice(company, office)) return []
      const back = returned
        .filter((one) => hasOffice(company, one) && oneWayFee(office, one) !== undefined)
        .sort(byLiking(office, dropOff.at))[0]
      if (!back) return []
      return [
        {
          ...{ company, pickUp: office, dropOff: back, times: own, days: own.days, dayPrices: priced, driverAge },
          ...{ pickUpAt: pickUp.at, dropOffAt: dropOff.at, oneWay: oneWayFee(office, back) ?? 0 },
          outOfHours: { pickUp: attendance(office, pickUp.at) ?? 0, dropOff: attendance(back, dropOff.at) ?? 0 },
        },
      ]
    })
  })
  return trips.length > 0 ? trips : 'oneWay'
}
