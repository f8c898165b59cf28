import { type Language, languages } from '@portolan/domain/language'
import { beforeEach, expect, test } from 'vitest'
import { needTexts, readSpeech, switchLanguage } from '../i18n/store.ts'
import { type Say, say } from '../i18n/text.ts'
import { type Meals, mealsOf, mealsOfCodes, mealTerms, mealWords, noMeals } from './meals.ts'

const t: Say = (id, values) => say(readSpeech(), id, values)

const flags = [false, true]
const all: Meals[] = flags.flatMap((breakfast) =>
  flags.flatMap((lunch) => flags.map((dinner) => ({ breakfast, lunch, dinner }))),
)

beforeEach(() => needTexts('stay'))

const labelsIn = async (language: Language): Promise<string[]> => {
  await switchLanguage(language)
  return all.map((meals) => mealWords(meals, t))
}

test('[R9.10] every combination of Breakfast, Lunch, Dinner, or None has the label of the specification', async () => {
  expect(await labelsIn('en')).toEqual([
    ...['None', 'Dinner', 'Lunch', 'Lunch, Dinner', 'Breakfast', 'Breakfast, Dinner', 'Breakfast, Lunch'],
    'Breakfast, Lunch, Dinner',
  ])
})

test('[R9.10] in all six languages the eight are eight, both as a label and as a condition', async () => {
  for (const language of languages) {
    const labels = await labelsIn(language)
    const terms = all.map((meals) => mealTerms(meals, t))
    expect(new Set(labels).size, language).toBe(8)
    expect(new Set(terms).size, language).toBe(8)
    expect([...labels, ...terms].filter((text) => text.trim() === '' || text.includes('{'))).toEqual([])
  }
  expect((await labelsIn('zhHK')).slice(0, 2)).toEqual(['不包膳食', '晚餐'])
})

test('[R9.10] the codes of a plan stand for meals; several give all that each of them gives', () => {
  expect(mealsOfCodes(['14'])).toEqual(noMeals)
  expect(mealsOfCodes(['19'])).toEqual({ ...noMeals, breakfast: true })
  expect(mealsOfCodes(['12'])).toEqual({ ...noMeals, breakfast: true, dinner: true })
  expect(mealsOfCodes(['21', '22'])).toEqual({ ...noMeals, lunch: true, dinner: true })
  for (const code of ['1', '10']) expect(mealsOfCodes([code])).toEqual({ breakfast: true, lunch: true, dinner: true })
  expect(mealsOfCodes(['999'])).toEqual(noMeals)
  expect(mealsOf({ ...noMeals, lunch: true, mealPlanCodes: ['19'] }), 'the plan’s own word wins').toEqual({
    ...noMeals,
    lunch: true,
  })
  expect(mealsOf({ ...noMeals, mealPlanCodes: ['19'] })).toEqual({ ...noMeals, breakfast: true })
})
