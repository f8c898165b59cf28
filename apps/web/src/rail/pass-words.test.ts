import { beforeAll, expect, test } from 'vitest'
import { needTexts, readSpeech, switchLanguage } from '../i18n/store.ts'
import { say } from '../i18n/text.ts'
import { validityWords } from './pass-words.ts'

beforeAll(async () => {
  await needTexts('rail')
  await switchLanguage('en')
})

test.each([
  [{ validity: 'P4D', within: 'P1M' }, '4 Days within 1 Month(s)'],
  [{ validity: 'P15D' }, '15 Days'],
  [{ validity: 'P2M' }, '2 Month(s)'],
  [{ validity: 'PT5H' }, ''],
])('[R9.6] %o is %s', (fare, words) => {
  expect(validityWords(fare, (id, values) => say(readSpeech(), id, values))).toBe(words)
})
