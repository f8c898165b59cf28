import { stocks } from './catalogue/stock.ts'

/** The cities where we have houses, by their codes in the catalogue of places, and how many. */
export const hotelCities = (): readonly { readonly code: string; readonly hotels: number }[] =>
  stocks.map(({ city, houses }) => ({ code: city, hotels: houses }))
