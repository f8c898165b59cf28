import { languages } from '@portolan/domain/language'
import { isPictureKey } from '@portolan/picture/key'
import { expect, test } from 'vitest'
import { cities } from '../../flight/home/catalogue/city.ts'
import type { AirPlace, AirSearch } from '../../flight/search.ts'
import { citiesFrom, homeOf, routeSearch } from './routes.ts'

const searchFrom = (from: AirPlace): AirSearch => ({
  ...{ trip: 'oneWay', adults: 1, children: [], infants: 0, cabin: 'Economy', nearby: false, flexible: false },
  legs: [{ from, to: { code: 'LIS', context: 'IATA', name: 'Lisbon' }, date: '2026-12-15' }],
})
const airport = (code: string, name: string): AirPlace => ({ code, context: 'IATA', name })
const codesFrom = (home: AirPlace) => citiesFrom(home).map(({ code }) => code)

test('home is where the last search began: the whole city, by its name in the language spoken', () => {
  expect(homeOf(undefined, 'zh')).toEqual({ code: 'HKG', context: 'IATA', name: '香港' })
  const home = homeOf(searchFrom(airport('LHR', 'Heathrow')), 'fr')
  expect(home).toEqual({ code: 'LON', context: 'CITY', name: 'Londres' })
  expect(homeOf(searchFrom(airport('ZRH', 'Zürich')), 'fr').name).toBe('Zürich')
})

test('eight ways lead from home, none of them back to it', () => {
  expect(codesFrom(airport('HKG', ''))).toEqual(['TYO', 'BKK', 'DPS', 'TPE', 'SIN', 'LON', 'PAR', 'SYD'])
  expect(codesFrom(airport('CDG', ''))).toEqual(['TYO', 'BKK', 'DPS', 'TPE', 'SIN', 'LON', 'SYD', 'HKG'])
  expect(codesFrom(airport('ZRH', ''))).toHaveLength(8)
})

test('a way is looked at a month ahead, for one adult', () => {
  const [city] = cities
  if (!city) throw new Error('There is no city.')
  const search = routeSearch(homeOf(undefined, 'en'), city, '2026-11-20', 'en')
  expect(search).toMatchObject({ trip: 'oneWay', adults: 1, legs: [{ to: { name: 'Tokyo' }, date: '2026-12-20' }] })
})

test('every city has its picture and its name in every language', () => {
  expect(cities.filter(({ picture }) => !isPictureKey(picture))).toEqual([])
  for (const { names } of cities) expect(languages.filter((language) => !names[language])).toEqual([])
})
