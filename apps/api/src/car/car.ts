import type { Module } from '../platform/module.ts'
import { type BookParts, makeCarBook } from './book.ts'
import { makeCarRate } from './rate.ts'
import { makeCarSearch } from './search.ts'

/** Rental cars: found at airports, stations and cities, priced with all that is beside them, held and bought. */
export function makeCar(parts: BookParts): Module {
  return {
    handlers: { searchCars: makeCarSearch(parts), readCarRate: makeCarRate(parts), bookCar: makeCarBook(parts) },
  }
}
