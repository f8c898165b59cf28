import type { Language } from '@portolan/domain/language'
import { marketOf } from '../catalogue/market.ts'
import { type Stock, stocks } from '../catalogue/stock.ts'
import { addressOf } from './address.ts'
import { amenitiesOf } from './amenity.ts'
import { makeNamer } from './name.ts'
import { plansOf } from './plan.ts'
import type { Property } from './property.ts'
import { roomsOf } from './room.ts'
import { situate } from './situation.ts'
import { levelOf, ratingOf, reviewsOf, starOf } from './standing.ts'

/** A city as the catalogue of places knows it. */
export interface City {
  readonly code: string
  readonly name: string
  readonly country: string
  readonly lat: number
  readonly lon: number
  readonly names: Readonly<Partial<Record<Language, string>>>
}

const hasBalcony = (type: string): boolean => type === 'BAL' || type === 'VSE'

/** Made once for a city, however many shops there are in a process. */
const madeFor = new WeakMap<City, readonly Property[]>()

function housesIn(stock: Stock, city: City): readonly Property[] {
  const houses = madeFor.get(city) ?? makeHousesIn(stock, city)
  madeFor.set(city, houses)
  return houses
}

function makeHousesIn(stock: Stock, city: City): Property[] {
  const market = marketOf(stock.city)
  if (!market) throw new Error(`There is no market of ${stock.city}.`)
  const { country } = market
  const nameFor = makeNamer(stock.city, city.names.zhHK ?? city.name, stock.families)
  return Array.from({ length: stock.houses }, (_, index): Property => {
    const id = `${stock.number}${String(index + 1).padStart(4, '0')}`
    const { quarter, lat, lon } = situate(id, market)
    const star = starOf(id, market, stock, quarter)
    const named = nameFor({ id, star, quarter })
    const { kind } = named
    const own = amenitiesOf(id, { star, kind, quarter, traits: stock.traits })
    const rooms = roomsOf({ id, star, kind, quarter, amenities: own })
    const amenities = rooms.some(({ type }) => hasBalcony(type)) ? [...own, 'balcony'] : own
    const rating = ratingOf(id, star)
    const units = rooms.reduce((sum, room) => sum + room.units, 0)
    return {
      ...{ id, city: stock.city, country, quarter: quarter.name, ...named, star, rating, lat, lon, amenities, rooms },
      reviews: reviewsOf(id, units),
      address: addressOf(id, { country, name: city.name, postalCode: stock.postalCode }, quarter),
      plans: plansOf({ id, star, kind, amenities }, market.freeCancelShare),
      level: levelOf(id, star, rating, quarter),
    }
  })
}

/** City by city, for whoever has other things to do in between. */
export function* propertiesByCity(cityOf: (code: string) => City | undefined): Generator<readonly Property[]> {
  for (const stock of stocks) {
    const city = cityOf(stock.city)
    if (!city) throw new Error(`The catalogue of places has no city ${stock.city}.`)
    yield housesIn(stock, city)
  }
}

/** All houses: the same on every machine, whenever they are made. */
export const makeProperties = (cityOf: (code: string) => City | undefined): readonly Property[] =>
  [...propertiesByCity(cityOf)].flat()
