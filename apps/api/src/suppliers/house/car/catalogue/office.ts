import type { CarOffice } from '@portolan/supplier/car'
import { rowsOf } from '../../rows.ts'
import type { Company } from './company.ts'
import { type Market, marketOf } from './market.ts'
import { officeTable } from './office-table.ts'

export interface Office extends CarOffice {
  /** IATA code of the airport that its destination goes by. */
  readonly destination: string
  /** Cents for coming when it is closed; absent: nobody comes. */
  readonly outOfHours?: number
  readonly market: Market
}

type Hours = CarOffice['hours'][number]

const open = (from: string, to: string): Hours => [{ from, to }]
const week = (weekdays: Hours, saturday: Hours, sunday: Hours): CarOffice['hours'] => [
  ...Array.from({ length: 5 }, () => weekdays),
  saturday,
  sunday,
]
const daily = (hours: Hours): CarOffice['hours'] => week(hours, hours, hours)

const schedules: Readonly<Record<string, CarOffice['hours']>> = {
  always: daily(open('00:00', '24:00')),
  airport: daily(open('07:00', '23:30')),
  desk: daily(open('08:00', '20:00')),
  station: week(open('07:30', '20:00'), open('08:00', '16:00'), open('08:00', '16:00')),
  office: week(open('08:00', '18:00'), open('08:00', '13:00'), []),
  shop: week(open('08:00', '18:00'), open('08:00', '18:00'), open('09:00', '16:00')),
}

function officeFrom(row: readonly string[]): Office {
  const [code = '', destination = '', city = '', country = '', kind, name = '', lat, lon, hours = '', ...rest] = row
  const [access, fee = '', timeZone = ''] = rest
  return {
    ...{ code, name, city, country, lat: Number(lat), lon: Number(lon), timeZone },
    kind: kind as Office['kind'],
    access: access as Office['access'],
    hours: schedules[hours] ?? [],
    ...{ destination, market: marketOf({ country, destination }) },
    ...(fee !== '' && { outOfHours: Number(fee) * 100 }),
  }
}

export const offices: readonly Office[] = rowsOf(officeTable).map(officeFrom)

const byCode = new Map(offices.map((office) => [office.code, office]))

export const officeOf = (code: string): Office | undefined => byCode.get(code)

const known = new Map<string, CarOffice>()

/** As a company tells it: its own desk, and nothing of ours. Of each access one object, whatever is offered there. */
export function officeTold(office: Office, { airportAccess }: Company): CarOffice {
  const isOwn = airportAccess !== undefined && office.kind === 'airport' && office.access === 'terminal'
  const access = isOwn ? airportAccess : office.access
  const key = `${office.code} ${access}`
  const found = known.get(key)
  if (found) return found
  const { destination, outOfHours, market, ...told } = office
  const own = { ...told, access }
  known.set(key, own)
  return own
}
