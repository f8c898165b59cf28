import { languages } from '@portolan/domain/language'
import { isPictureKey } from '@portolan/picture/key'
import { activityKinds } from '@portolan/supplier/activity'
import { expect, test } from 'vitest'
import { allTours } from '../../../../testing/house-activity-shop.ts'
import { hotelCities } from '../../hotel/cities.ts'
import { contentText } from './content.ts'
import { groupsOf } from './group.ts'
import { galleryOf } from './picture.ts'
import { tourTexts } from './text/texts.ts'
import { tours } from './tours.ts'

test('624 tours, ten or eleven in each of the sixty cities, each with a name of its own in six languages', () => {
  expect(tours).toHaveLength(624)
  expect(new Set(tours.map(({ id }) => id)).size).toBe(624)
  expect(new Set(tours.map(({ city }) => city))).toEqual(new Set(hotelCities().map(({ code }) => code)))
  for (const { code } of hotelCities()) {
    expect([10, 11]).toContain(allTours.toursIn(code).length)
    expect(allTours.cityOf(code).timeZone).toContain('/')
  }
  for (const { id, name, kind } of tours) {
    expect(activityKinds, id).toContain(kind)
    for (const language of languages) expect(name[language], `${id} ${language}`).toBeTruthy()
  }
})

test('every age of a tour has one band, from the youngest to the oldest, and adults always have one', () => {
  for (const { id, ages, minAge } of tours) {
    expect(
      ages.some(({ code }) => code === 10),
      id,
    ).toBe(true)
    expect(ages[0]?.from, id).toBeLessThanOrEqual(minAge)
    for (const [index, { from, to }] of ages.entries()) {
      expect(to, id).toBeGreaterThanOrEqual(from)
      const next = ages[index + 1]
      if (next) expect(next.from, id).toBe(to + 1)
    }
  }
})

test('places, hours and groups make sense', () => {
  for (const tour of tours) {
    const { id, start, end, times, minutes, languages: spoken } = tour
    for (const { lat, lon } of [start, end]) expect(Math.abs(lat) < 90 && Math.abs(lon) < 180, id).toBe(true)
    expect(times, id).toEqual([...new Set(times)].sort())
    expect(minutes, id).toBeGreaterThan(0)
    expect(spoken.length, id).toBeGreaterThan(0)
    for (const { code, maxSize, times: hours, factor } of groupsOf(tour)) {
      expect(maxSize, id).toBeGreaterThan(0)
      if (code === 'SMALL') expect(maxSize, id).toBeLessThanOrEqual(tour.maxGroup / 3)
      if (code !== 'SHARED') expect(factor, id).toBeGreaterThan(1)
      for (const hour of hours) expect(times, id).toContain(hour)
    }
  }
  const codes = tours.map((tour) => groupsOf(tour).map(({ code }) => code))
  for (const code of ['SMALL', 'PRIVATE'] as const)
    expect(codes.filter((one) => one.includes(code)).length).toBeGreaterThan(100)
})

test('what is told of a tour is there in six languages, and its pictures can be drawn', () => {
  for (const tour of tours) {
    const gallery = galleryOf(tour)
    expect(gallery.length, tour.id).toBeGreaterThan(1)
    for (const key of gallery) expect(isPictureKey(key), key).toBe(true)
  }
  for (const kind of activityKinds) {
    const tour = tours.find((one) => one.kind === kind) ?? expect.fail(`There is no ${kind}.`)
    const overviews = languages.map((language) => {
      const { overview, included, notIncluded, goodToKnow, rules } = contentText(tour, { hasPickUp: true }, language)
      const all = [overview, ...included, ...notIncluded, ...goodToKnow, ...rules]
      for (const text of all) expect(text, `${kind} ${language}`).toMatch(/^[^{}]{2,}$/)
      expect(new Set(all).size).toBe(all.length)
      return overview
    })
    expect(new Set(overviews).size).toBe(languages.length)
  }
})

test('no language has borrowed a sentence from another', () => {
  const flat = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat)
  const all = languages.map((language) => flat(tourTexts[language]).filter((text) => text.length > 1))
  const isChinese = (index: number): boolean => languages[index]?.startsWith('zh') === true
  for (const [one, texts] of all.entries())
    for (const [other, others] of all.entries())
      if (one < other && !(isChinese(one) && isChinese(other)))
        expect(texts.filter((text) => others.includes(text))).toEqual([])
})
