import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { kilometresBetween } from '../../distance.ts'
import type { Words } from '../../words.ts'
import { amenities } from './amenity.ts'
import { marketOf, markets, stars } from './market.ts'
import { quartersOf } from './quarter.ts'
import { ageBands, cancelTerms, mealTerms, ratePlanOf, ratePlans, rateTextsOf } from './rate-plan.ts'
import { roomTypeOf, roomTypes } from './room-type.ts'
import { stocks } from './stock.ts'
import { isStopped } from './stop-word.ts'
import { stopNames, stopNamesHan, stopNamesHongKong } from './stop-word-table.ts'

const cities = new Map(loadCatalogue().cities.map((city) => [city.code, city]))

const isSaid = (words: Words): boolean => languages.every((language) => words[language].trim() !== '')

describe('sixty cities', () => {
  test('each is a city of the catalogue of places, in the same country and around its quarters', () => {
    expect(markets).toHaveLength(60)
    for (const { city, country } of markets) {
      const place = cities.get(city)
      expect(place?.country, city).toBe(country)
      for (const quarter of quartersOf(city))
        expect(place && kilometresBetween(place, quarter), `${city} ${quarter.name}`).toBeLessThan(60)
    }
  })

  test('each has quarters and a stock of its own', () => {
    expect(markets.flatMap(({ city }) => quartersOf(city))).toHaveLength(520)
    expect(stocks.map(({ city }) => city)).toEqual(markets.map(({ city }) => city))
    expect(new Set(stocks.map(({ number }) => number)).size).toBe(60)
  })

  test('more stars cost more, and so do busier weeks', () => {
    for (const { city, levels } of markets) {
      for (const star of stars) {
        const { low, usual, high } = levels[star]
        expect(low < usual && usual < high, `${city} ${star}`).toBe(true)
      }
      const usual = stars.map((star) => levels[star].usual)
      expect(usual, city).toEqual(usual.toSorted((a, b) => a - b))
    }
  })

  test('a city taxes by its own rule', () => {
    expect(marketOf('PAR')).toMatchObject({
      levels: { 3: { low: 11_700, usual: 15_000, high: 19_800 } },
      highMonths: [5, 6, 7, 9, 10],
      tax: { basis: 'person_night', amount: { 2: 325, 3: 520, 4: 813, 5: 1073 } },
      taxCapNights: undefined,
      taxFreeUnder: 18,
      freeCancelShare: 0.66,
    })
    expect(marketOf('LON')?.tax).toEqual({ basis: 'none' })
    expect(marketOf('NYC')?.tax).toMatchObject({ basis: 'percent_plus_room', basisPoints: { 4: 1475 }, perRoom: 308 })
    expect(marketOf('BALI')?.tax).toMatchObject({ basis: 'once_person', amount: { 2: 800 } })
    expect(marketOf('EDINBURGH')).toMatchObject({ tax: { basis: 'percent' }, taxCapNights: 5 })
    expect(marketOf('ATLANTIS')).toBeUndefined()
  })
})

describe('rooms and rates', () => {
  test('twenty kinds of rooms, each described in six languages', () => {
    expect(roomTypes).toHaveLength(20)
    for (const { names, descriptions } of roomTypes) expect(isSaid(names) && isSaid(descriptions)).toBe(true)
    expect(roomTypeOf('FAM')).toMatchObject({
      beds: [
        { kind: 'double', count: 1, cm: 160 },
        { kind: 'single', count: 2, cm: 80 },
      ],
      maxAdults: 2,
      maxChildren: 2,
      stars: [2, 3, 4, 5],
    })
    expect(roomTypeOf('JRS')?.beds[1]).toEqual({ kind: 'sofa', count: 1, cm: undefined })
  })

  test('thirty-three plans, each a meal, a cancellation rule and a way to pay', () => {
    expect(ratePlans).toHaveLength(33)
    expect(ratePlanOf('BB-F3-PN')).toMatchObject({ meal: 'BB', cancel: 'F3', payment: 'PN', factor: 1.074 })
    expect(ratePlanOf('RO-F1-PH')?.names).toMatchObject({
      en: 'Room only, free cancellation until the day before, pay at the hotel',
      zh: '仅住宿，入住前一天可免费取消，到店付款',
      ar: 'إقامة فقط، إلغاء مجاني حتى اليوم السابق، الدفع في الفندق',
    })
    for (const { names } of ratePlans) expect(isSaid(names)).toBe(true)
  })

  test('what a plan means is said in six languages', () => {
    for (const { names, policies } of [...mealTerms, ...cancelTerms, rateTextsOf('DP'), rateTextsOf('CH2')])
      expect(isSaid(names) && isSaid(policies)).toBe(true)
    expect(cancelTerms.map(({ code, freeHours, penalty }) => [code, freeHours, penalty])).toEqual([
      ['F1', 24, 'firstNight'],
      ['F3', 72, 'firstNight'],
      ['F7', 168, 'half'],
      ['NR', undefined, 'all'],
    ])
  })

  test('every age from 0 to 100 belongs to one band', () => {
    for (let age = 0; age <= 100; age += 1)
      expect(
        ageBands.filter(({ from, to }) => from <= age && age <= to),
        `${age}`,
      ).toHaveLength(1)
  })

  test('forty amenities, with their codes and likelier with more stars or not', () => {
    expect(amenities).toHaveLength(40)
    for (const { key, otaCode, likelihood, names } of amenities) {
      expect(otaCode, key).toMatch(/^\d+$/)
      expect(isSaid(names), key).toBe(true)
      for (const star of stars) expect(likelihood[star] >= 0 && likelihood[star] <= 1, key).toBe(true)
    }
  })
})

describe('names that belong to others', () => {
  test('all 499 of the list are stopped, and so are their forms in Hong Kong', () => {
    const listed = `${stopNames}${stopNamesHan}`.trim().split(/[|\n]+/)
    expect(listed).toHaveLength(499)
    const all = [...listed, ...stopNamesHongKong.trim().split(/[|\n]+/)]
    expect(all.filter((name) => !isStopped(name))).toEqual([])
  })

  test.each([
    'Hilton',
    'the HILTON house',
    'Hotel Melia Mitte',
    'Hôtel Méliá',
    'Ritz-Carlton Court',
    'St. Regis',
    'W Hotel',
    '香港半島酒店',
    '羅馬希爾頓酒店',
    'Hotel George V',
  ])('%s is one', (name) => expect(isStopped(name)).toBe(true))

  test.each(['Hiltonia', 'Brass Lantern Inn', '羅馬燈籠賓館', 'Hotel Zur Linde'])('%s is none', (name) =>
    expect(isStopped(name)).toBe(false),
  )
})
