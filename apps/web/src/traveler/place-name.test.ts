import { countries } from '@portolan/domain/catalogue/country-code'
import { diallingCodes } from '@portolan/domain/catalogue/dialling-code'
import { languages } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import { countryChoices, countryName, diallingChoices } from './place-name.ts'

test('[R1.4] every country has a name in all six languages, in the order of that language', () => {
  expect(countries).toHaveLength(249)
  for (const language of languages) {
    const choices = countryChoices(language)
    expect(choices.filter(({ name, value }) => name === value)).toEqual([])
  }
  expect(countryChoices('en')[0]?.name).toBe('Afghanistan')
  expect([countryName('HK', 'en'), countryName('TW', 'zh'), countryName('HK', 'zh')]).toEqual([
    'Hong Kong',
    '中国台湾',
    '中国香港',
  ])
})

test('dialling codes are figures and belong to countries of the list', () => {
  const codes = Object.entries(diallingCodes)
  expect(codes.every(([code, places]) => /^\d{1,3}$/.test(code) && places.length > 0)).toBe(true)
  expect(codes.flatMap(([, places]) => places).filter((place) => !countries.includes(place))).toEqual([])
  expect(diallingChoices('en').find(({ value }) => value === '358')?.name).toBe('Finland, Åland Islands')
})
