import { describe, expect, test } from 'vitest'
import { loadCatalogue } from './catalogue/load.ts'
import { makePlaces } from './places.ts'

const { find, expand, nearest } = makePlaces(loadCatalogue())
const codes = (...of: Parameters<typeof expand>) => expand(...of).map(({ code }) => code)

describe('what a search by a place looks at', () => {
  test('a city stands for all its airports or stations, the most important first', () => {
    expect(codes('LON', 'CITY', 'airport')).toEqual(expect.arrayContaining(['LHR', 'LGW', 'STN', 'LTN', 'LCY']))
    expect(codes('LON', 'CITY', 'airport')[0]).toBe('LHR')
    expect(codes('PAR', 'CITY', 'rail-station')).toEqual(expect.arrayContaining(['8727100', '8768600', '8711300']))
    expect(codes('BARCELONA', 'CITY', 'airport')).toEqual(['BCN'])
  })

  test('an airport or a station stands for itself, a metropolitan code for its city', () => {
    expect(codes('LHR', 'IATA', 'airport')).toEqual(['LHR'])
    expect(codes('8727100', 'UIC', 'rail-station')).toEqual(['8727100'])
    expect(codes('NYC', 'IATA', 'airport')).toEqual(expect.arrayContaining(['JFK', 'EWR', 'LGA']))
  })

  test('what is unknown, or of another kind, stands for nothing', () => {
    expect(codes('QQQ', 'IATA', 'airport')).toEqual([])
    expect(codes('QQQ', 'CITY', 'airport')).toEqual([])
    expect(codes('LHR', 'IATA', 'rail-station')).toEqual([])
    expect(codes('8727100', 'UIC', 'airport')).toEqual([])
    expect(codes('LHR', 'HOTEL', 'airport')).toEqual([])
  })

  test('a place is found by its code and kind', () => {
    expect(find('LHR', 'airport')?.country).toBe('GB')
    expect(find('LHR', 'city')).toBeUndefined()
    expect(nearest(51.47, -0.46, 'airport')[0]?.code).toBe('LHR')
  })
})

test('those who look for a place while the places are being prepared find it all the same', async () => {
  const places = makePlaces(loadCatalogue())
  const suggest = async () => {
    const { suggestPlaces } = places.handlers
    const found = await suggestPlaces?.(
      { params: { kind: 'airport' }, query: { keyword: 'heathrow' } } as never,
      { language: 'en' } as never,
    )
    return (found as { code: string }[]).map(({ code }) => code)
  }
  const prepared = places.prepare()
  expect((await suggest())[0]).toBe('LHR')
  await prepared
  expect((await suggest())[0]).toBe('LHR')
})
