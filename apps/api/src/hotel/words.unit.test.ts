import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { sampleHouse, samplePlan } from '../testing/sample-room.ts'
import { hotelTexts } from './catalogue/text.ts'
import { cancelText, guestsText, houseName, mealsOf, mealsText } from './words.ts'

/** Every text of a tree by its way there. */
function textsIn(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]]
  return Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${way}/${name}`))
}

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

describe('the words of hotels', () => {
  test('every language has the figures in their places; a word for one or two may do without', () => {
    const english = new Map(textsIn(hotelTexts.en))
    for (const language of languages)
      for (const [way, text] of textsIn(hotelTexts[language])) {
        const isCounted = /\/(zero|one|two|few|many|other)$/.test(way)
        if (/\/(zero|one|two)$/.test(way)) continue
        const wanted = english.get(isCounted ? way.replace(/\/\w+$/, '/other') : way) ?? ''
        expect(placesIn(text), `${language} ${way}`).toEqual(placesIn(wanted))
      }
  })

  test('meals: every mix of the three, and none', () => {
    const mixes = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
      samplePlan('X', { meals: { breakfast: (bits & 1) > 0, lunch: (bits & 2) > 0, dinner: (bits & 4) > 0 } }),
    )
    expect(mixes.map((plan) => mealsText(plan, 'en'))).toEqual([
      ...['No meals', 'Breakfast', 'Lunch', 'Breakfast, Lunch', 'Dinner', 'Breakfast, Dinner', 'Lunch, Dinner'],
      'Breakfast, Lunch, Dinner',
    ])
    expect(mixes.map((plan) => mealsOf(plan).length)).toEqual([0, 1, 1, 2, 1, 2, 2, 3])
    for (const language of languages)
      expect(new Set(mixes.map((plan) => mealsText(plan, language))).size, language).toBe(8)
  })

  test('until when cancelling is free is told on the clock of the house', () => {
    const freeUntil = Date.parse('2027-07-01T22:30:00Z')
    const house = sampleHouse('1', { timeZone: 'Asia/Hong_Kong' })
    expect(cancelText({ freeUntil, house }, 'en')).toBe('Free cancellation until 2 Jul 2027, 06:30 Hong Kong time')
    expect(cancelText({ house }, 'en')).toBe('Non-Cancelable')
  })

  test('guests by number and age, houses by the name that the reader knows', () => {
    expect(guestsText({ adults: 2, childAges: [7, 3] }, 'en')).toBe('2 adults, 2 children (aged 7, 3)')
    expect(guestsText({ adults: 1, childAges: [] }, 'ar')).toBe('بالغ واحد')
    expect(houseName(sampleHouse(), 'zhHK')).toBe('里斯本之家')
    expect(houseName(sampleHouse(), 'zh')).toBe('Casa 1180001')
    expect(houseName({ name: 'Casa' }, 'zhHK')).toBe('Casa')
  })
})
