import { languages } from '@portolan/domain/language'
import { afterAll, expect, test } from 'vitest'
import { switchLanguage } from './store.ts'

afterAll(() => switchLanguage('en'))

test('[R1.4] the page says its language and runs from right to left in Arabic alone', async () => {
  const told: Record<string, string> = {}
  for (const language of languages) {
    await switchLanguage(language)
    const { lang, dir } = document.documentElement
    told[language] = `${lang} ${dir}`
  }
  expect(told).toEqual({
    ...{ en: 'en ltr', zh: 'zh-CN ltr', zhHK: 'zh-HK ltr', es: 'es ltr', fr: 'fr ltr', ar: 'ar rtl' },
  })
})
