import { rowsOf } from '../../rows.ts'
import { marketTable } from './market-table.ts'

export type Season = 'low' | 'usual' | 'high'

/** Money in euro cents, shares in percent. */
export interface Market {
  readonly country: string
  /** Empty: of the whole country. */
  readonly destinations: readonly string[]
  readonly dayPrice: Readonly<Record<Season, number>>
  /** 1 to 12. */
  readonly highMonths: ReadonlySet<number>
  readonly vat: number
  readonly airportSurcharge: number
  readonly oneWay: { readonly least: number; readonly most: number; readonly scope: OneWayScope }
  readonly minAge: number
  readonly licenceYears: number
  /** Up to this age, included; nothing at all where it costs nothing. */
  readonly young: { readonly aDay: number; readonly toAge: number; readonly most: number }
  readonly deposit: number
  readonly excess: number
  readonly mileage?: { readonly kmADay: number; readonly eachFurther: number }
  /** Code of what is said of borders. */
  readonly border: string
  readonly winter: string
  /** MM-DD to MM-DD, over the turn of the year where need be; absent: always. */
  readonly winterDays?: { readonly from: string; readonly to: string }
}

/** country: free within it. island: never off it. free: free within the place. range: never free. */
export type OneWayScope = 'country' | 'island' | 'free' | 'range'

const cents = (euros: string | undefined): number => Math.round(Number(euros) * 100)
const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number)

function marketFrom(row: readonly string[]): Market {
  const [country = '', places = '', prices = '', months = '', vat, surcharge, oneWay = '', minAge, years, ...rest] = row
  const [young = '', deposit, excess, mileage = '', border = '', winter = '', winterDays = ''] = rest
  const [low, usual, high] = prices.split(' ').map(cents)
  const [least, most, scope] = oneWay.split(' ')
  const [aDay, toAge, atMost] = young.split(' ')
  const [km, further] = mileage.split(' ')
  const [from = '', to = ''] = winterDays.split(' ')
  return {
    ...{ country, destinations: places.split(' ').filter(Boolean), highMonths: new Set(numbers(months)) },
    dayPrice: { low: low ?? 0, usual: usual ?? 0, high: high ?? 0 },
    ...{ vat: Number(vat), airportSurcharge: Number(surcharge) },
    oneWay: { least: cents(least), most: cents(most), scope: scope as OneWayScope },
    ...{ minAge: Number(minAge), licenceYears: Number(years) },
    young: { aDay: cents(aDay), toAge: Number(toAge), most: cents(atMost) },
    ...{ deposit: cents(deposit), excess: cents(excess), border, winter },
    ...(km && { mileage: { kmADay: Number(km), eachFurther: cents(further) } }),
    ...(from && { winterDays: { from, to } }),
  }
}

const markets: readonly Market[] = rowsOf(marketTable).map(marketFrom)

/** Of the place where there is one, else of the country. */
export function marketOf({ country, destination }: { country: string; destination: string }): Market {
  const own = markets.find(({ destinations }) => destinations.includes(destination))
  const found = own ?? markets.find((market) => market.country === country && market.destinations.length === 0)
  if (!found) throw new Error(`There is no market for ${destination} in ${country}.`)
  return found
}
