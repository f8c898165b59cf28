import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResponseOf } from '@portolan/contract/call'
import { findNearestPlaces, suggestHotelDestinations, suggestPlaces } from '@portolan/contract/place'
import { languages } from '@portolan/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../platform/context.ts'
import { hotelPlaces } from '../suppliers/house/hotel/places.ts'
import { makeHouses } from '../suppliers/house/hotel/ticket/houses.ts'
import { openWorld, type TestWorld } from '../testing/world.ts'
import { loadCatalogue } from './catalogue/load.ts'
import { makePlaces } from './places.ts'

const hotels = hotelPlaces(makeHouses(makePlaces(loadCatalogue())))
let world: TestWorld

beforeAll(async () => {
  world = await openWorld({ LIMITS: 'off' })
})
afterAll(() => world.close())

const suggest = (
  kind: 'airport' | 'rail-station' | 'city' | 'ground' | 'car',
  keyword: string,
  language?: 'en' | 'ar' | 'zh',
) => world.browser().call(suggestPlaces, { params: { kind }, query: { keyword, ...(language && { language }) } })

describe('suggestions', () => {
  test('[R7.27] [R9.14] a hotel destination is a city, in English unless asked otherwise', async () => {
    const { status, body } = await world.browser().call(suggestHotelDestinations, { query: { keyword: 'Londres' } })
    expect(status).toBe(200)
    expect(body[0]).toEqual({
      code: 'LON',
      codeContext: 'CITY',
      name: 'London',
      cityName: 'London',
      countryCode: 'GB',
      countryName: 'United Kingdom',
      position: { latitude: expect.closeTo(51.5, 1), longitude: expect.closeTo(-0.1, 1) },
    })
    expect(body.every(({ codeContext }) => codeContext === 'CITY')).toBe(true)
  })

  test('[R9.14] with cityOnly=false airports, stations and hotels may be meant as well', async () => {
    const query = { keyword: 'geneva', cityOnly: 'false', language: 'fr' } as const
    const { body } = await world.browser().call(suggestHotelDestinations, { query })
    expect(body[0]).toMatchObject({ codeContext: 'CITY', name: 'Genève', countryName: 'Suisse' })
    expect(new Set(body.map(({ codeContext }) => codeContext))).toEqual(new Set(['CITY', 'IATA', 'UIC', 'HOTEL']))
  })

  test('[R7.27] [R9.14] every destination is among the first three answers for its name in each language', async () => {
    const rows = readFileSync(join(import.meta.dirname, 'catalogue/source/destinations.tsv'), 'utf8').trimEnd()
    const codes = new Set(
      rows
        .split('\n')
        .slice(1)
        .map((row) => row.split('\t')[0]),
    )
    const destinations = loadCatalogue().cities.filter(({ code }) => codes.has(code))
    expect(destinations).toHaveLength(246)
    // Three thousand questions, asked without the HTTP around them.
    const { handlers } = makePlaces(loadCatalogue(), { hotels: () => hotels })
    const [params, context] = [{ kind: 'city' as const }, { language: 'en' } as Context]
    const missed: string[] = []
    for (const { code, name, names } of destinations)
      for (const language of languages) {
        const keyword = names[language] ?? name
        const query = { keyword, language }
        const hotel = await handlers.suggestHotelDestinations?.({ query: { ...query, cityOnly: 'true' } }, context)
        const city = await handlers.suggestPlaces?.({ params, query }, context)
        for (const found of [hotel, city] as ResponseOf<typeof suggestPlaces>[]) {
          const one = found.slice(0, 3).find((place) => place.code === code)
          if (one?.name !== keyword) missed.push(`${language} ${keyword}`)
        }
      }
    expect(missed).toEqual([])
  })

  test('[R7.27] airports and stations carry the context a search takes', async () => {
    expect((await suggest('airport', 'heathrow')).body[0]).toMatchObject({ code: 'LHR', codeContext: 'IATA' })
    expect((await suggest('rail-station', 'gare du nord')).body[0]).toMatchObject({
      code: '8727100',
      codeContext: 'UIC',
      cityName: 'Paris',
    })
    expect((await suggest('airport', 'LON')).body[0]).toMatchObject({ code: 'LON', codeContext: 'CITY' })
  })

  test('[R1.4] names, cities and countries are in the language asked for, else in the caller’s', async () => {
    expect((await suggest('airport', 'LHR', 'ar')).body[0]).toMatchObject({
      cityName: 'لندن',
      countryName: 'المملكة المتحدة',
    })
    const { body } = await world
      .browser()
      .call(suggestPlaces, { params: { kind: 'city' }, query: { keyword: 'LON' } }, { 'accept-language': 'zh-CN' })
    expect(body[0]).toMatchObject({ name: '伦敦', countryName: '英国' })
  })

  test('[R7.27] the nearest places of a kind are answered, the nearest first', async () => {
    const query = { lat: '48.8809', lon: '2.3553', kind: 'rail-station' } as never
    const { status, body } = await world.browser().call(findNearestPlaces, { query })
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ code: '8727100', codeContext: 'UIC' })
    expect(body).toHaveLength(10)
    const middle = { lat: '-48', lon: '-130', kind: 'airport' } as never
    expect((await world.browser().call(findNearestPlaces, { query: middle })).body).toEqual([])
  })
})

describe('[R1.2] places on the ground', () => {
  const contextsOf = async (keyword: string) =>
    new Set((await suggest('ground', keyword)).body.map(({ codeContext }) => codeContext))

  test('airports, stations and ports of a city are ranked together, and no city among them', async () => {
    expect(await contextsOf('marseille')).toEqual(new Set(['IATA', 'UIC', 'PORT']))
    const { body } = await suggest('ground', 'barcelona', 'ar')
    expect(body.find(({ codeContext }) => codeContext === 'PORT')).toMatchObject({
      code: 'ESBCN',
      name: 'ميناء برشلونة',
    })
  })

  test('a hotel is found by its name, however it is typed, with its position and city', async () => {
    const [house] = hotels
    if (!house) throw new Error('There are no hotels.')
    const shown = { code: house.code, codeContext: 'HOTEL', position: { latitude: house.lat, longitude: house.lon } }
    for (const keyword of [house.name, house.name.toUpperCase(), house.code, house.name.slice(0, -1)])
      expect((await suggest('ground', keyword)).body.slice(0, 3), keyword).toContainEqual(
        expect.objectContaining(shown),
      )
    const query = { keyword: house.name, cityOnly: 'false' } as const
    const { body } = await world.browser().call(suggestHotelDestinations, { query })
    expect(body.slice(0, 3)).toContainEqual(expect.objectContaining(shown))
  })

  test('every hotel of ours is among the first ten for its name and city', async () => {
    const missed: string[] = []
    for (const { code, name, cityName } of hotels.filter((_, index) => index % 40 === 0)) {
      const { body } = await suggest('ground', `${name} ${cityName}`)
      if (!body.some((one) => one.code === code)) missed.push(name)
    }
    expect(missed).toEqual([])
  })

  test('codes find their place', async () => {
    for (const [keyword, codeContext] of [
      ['LIS', 'IATA'],
      ['8503000', 'UIC'],
      ['PTLIS', 'PORT'],
    ] as const)
      expect((await suggest('ground', keyword)).body[0]).toMatchObject({ code: keyword, codeContext })
  })
})

describe('bad input', () => {
  test('[R7.27] a keyword that is missing, empty or too long is refused by name', async () => {
    for (const keyword of ['', 'x'.repeat(129), 'x'.repeat(10_000)]) {
      const { status, body } = await suggest('airport', keyword)
      expect(status).toBe(400)
      expect(body.errors?.errors.map(({ nodeList }) => nodeList)).toContain('/keyword')
    }
    const raw = await world.app.http.inject('/api/v1/autocomplete/hotel-destination')
    expect(raw.statusCode).toBe(400)
    expect((await suggest('airport', 'a\u0000b')).status).toBe(400)
    expect((await world.app.http.inject('/api/v1/autocomplete/city?keyword=%ED%A0%80')).statusCode).toBeLessThan(500)
    expect((await world.app.http.inject('/api/v1/autocomplete/planet?keyword=mars')).statusCode).toBe(400)
    expect((await world.app.http.inject('/api/v1/autocomplete/city?keyword=a&keyword=b')).statusCode).toBe(400)
  })

  test('[R7.27] what is meant to hurt is answered with a list, and takes no time', async () => {
    const hostile = [
      '(a+)+$',
      '^(([a-z])+.)+[A-Z]([a-z])+$',
      '.*'.repeat(64),
      '\u0007\u001b[31m',
      '\u202e\u200f',
      'a '.repeat(64),
      'é'.repeat(128),
      'ﷺ'.repeat(128),
      '%',
      "' or 1=1 --",
      '__proto__',
      'constructor',
    ]
    for (const keyword of hostile) {
      const times: number[] = []
      // Of several the quickest: the others may have paid for what the machine did besides.
      for (let turn = 0; turn < 5; turn++) {
        const began = process.cpuUsage()
        const { status, body } = await suggest('airport', keyword)
        const { user, system } = process.cpuUsage(began)
        times.push((user + system) / 1000)
        expect({ keyword, status }).toEqual({ keyword, status: 200 })
        expect(body.length).toBeLessThanOrEqual(10)
      }
      expect({ keyword, isQuick: Math.min(...times) < 10 }).toEqual({ keyword, isQuick: true })
    }
    expect((await suggest('airport', '\u0007\u001b')).body).toEqual([])
    expect(world.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

describe('[R7.28] places where cars are rented', () => {
  const found = async (keyword: string, language?: 'en' | 'ar' | 'zh') =>
    (await suggest('car', keyword, language)).body.map(({ codeContext, code }) => `${codeContext} ${code}`)

  test('a city with its airport, its station and its office in town, and neither ports nor hotels', async () => {
    const lisbon = await found('lisbon')
    expect(lisbon[0]).toBe('CITY LISBOA')
    expect(lisbon).toEqual(expect.arrayContaining(['IATA LIS', 'UIC 9431039', 'OFFICE LIS-C']))
    for (const keyword of ['marseille', 'barcelona', 'london', 'paris'])
      expect((await found(keyword)).join(), keyword).toMatch(/OFFICE/)
    expect((await found('marseille')).join()).not.toMatch(/PORT|HOTEL/)
  })

  test('stations and offices are found by their names and codes, in town in the language spoken', async () => {
    expect((await found('lisboa oriente'))[0]).toBe('UIC 9431039')
    expect((await found('zürich hb'))[0]).toBe('UIC 8503000')
    expect((await found('tokyo station'))[0]).toBe('OFFICE HND-R')
    expect((await found('lisbon downtown'))[0]).toBe('OFFICE LIS-C')
    expect((await found('LIS'))[0]).toBe('IATA LIS')
    expect((await found('LIS-C'))[0]).toBe('OFFICE LIS-C')
    const { body } = await suggest('car', 'LIS-C', 'ar')
    expect(body[0]).toMatchObject({ name: 'لشبونة، وسط المدينة', cityName: 'لشبونة' })
  })

  test('who looks for anything else is offered no office', async () => {
    for (const kind of ['airport', 'rail-station', 'city', 'ground'] as const)
      expect((await suggest(kind, 'lisbon city centre')).body.map(({ codeContext }) => codeContext)).not.toContain(
        'OFFICE',
      )
  })
})
