import { describe, expect, it } from 'vitest'
import {
  defaultLanguage,
  directionOf,
  isLanguage,
  languageFrom,
  languages,
  localeOf,
  ownNameOf,
  tagOf,
} from './language.ts'

describe('the languages', () => {
  it('[R9.12] are ar, en, es, fr, zh and zhHK; English unless chosen', () => {
    expect([...languages].sort()).toEqual(['ar', 'en', 'es', 'fr', 'zh', 'zhHK'])
    expect(defaultLanguage).toBe('en')
    expect(languages.every(isLanguage)).toBe(true)
    for (const other of ['', 'de', 'EN', 'zh-HK', 'zhTW', undefined, null, 0, ['en']])
      expect(isLanguage(other)).toBe(false)
  })

  it('[R9.12] have a tag for the page and a locale for dates and numbers that the platform knows', () => {
    for (const language of languages) {
      expect(Intl.getCanonicalLocales(tagOf(language))).toEqual([tagOf(language)])
      expect(new Intl.Locale(localeOf(language)).language).toBe(language.slice(0, 2))
      expect(new Intl.NumberFormat(localeOf(language)).format(7)).toBe('7')
    }
    expect([tagOf('zh'), tagOf('zhHK')]).toEqual(['zh-CN', 'zh-HK'])
  })

  it('are each named in themselves, no two alike', () => {
    expect(new Set(languages.map(ownNameOf)).size).toBe(6)
    expect(languages.map(ownNameOf)).toEqual([
      'English',
      '简体中文',
      '繁體中文（香港）',
      'Español',
      'Français',
      'العربية',
    ])
  })

  it('run from left to right, Arabic from right to left', () => {
    expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'ltr', 'rtl'])
  })
})

describe('the language that a browser asks for', () => {
  it('[R9.12] is the first that we speak', () => {
    const asked: [string | undefined, string][] = [
      ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
      ['de-DE, es;q=0.7', 'es'],
      ['zh-CN', 'zh'],
      ['zh', 'zh'],
      ['zh-Hans-HK', 'zh'],
      ['zh-HK', 'zhHK'],
      ['zh-TW,zh;q=0.9', 'zhHK'],
      ['zh-Hant-MO', 'zhHK'],
      ['AR-eg', 'ar'],
      ['de', 'en'],
      ['x-zh-hk', 'en'],
      ['*', 'en'],
      ['', 'en'],
      [undefined, 'en'],
    ]
    for (const [header, language] of asked) expect(languageFrom(header), header).toBe(language)
  })

  it('is found without reading a header of any length', () => {
    expect(languageFrom(`${'x,'.repeat(100_000)}fr`)).toBe('en')
  })
})
