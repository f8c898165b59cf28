import { languages } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import { termsText, zoneName } from './zone-name.ts'

const inAll = (timeZone: string) => languages.map((language) => zoneName(timeZone, language))

test('[R9.1] a zone is called by its city, in six languages', () => {
  expect(inAll('Europe/Paris')).toEqual([
    'Paris time',
    '巴黎时间',
    '巴黎時間',
    'hora de París',
    'heure de Paris',
    'بتوقيت باريس',
  ])
  expect(inAll('America/New_York')[0]).toBe('New York time')
  expect(zoneName('Europe/Amsterdam', 'fr')).toBe('heure d’Amsterdam')
  expect(zoneName('Africa/Cairo', 'fr')).toBe('heure du Caire')
})

test('China goes by the clock of Beijing, and Chinese says so', () => {
  expect(inAll('Asia/Shanghai').slice(0, 3)).toEqual(['Shanghai time', '北京时间', '北京時間'])
})

test('an old name of a zone is the same city, and a zone without a city has the name of its language', () => {
  expect(zoneName('Asia/Calcutta', 'en')).toBe(zoneName('Asia/Kolkata', 'en'))
  expect(zoneName('Asia/Tashkent', 'fr')).toContain('Ouzbékistan')
  expect(zoneName('Asia/Tashkent', 'ar')).toMatch(/^بتوقيت/)
  expect(inAll('UTC')).toEqual(Array(6).fill('UTC'))
})

test('a deadline is written by the clock of its place, on both sides of the change of the clocks', () => {
  const change = Date.UTC(2027, 2, 28, 1)
  expect(termsText(change - 60_000, 'Europe/Paris', 'en')).toBe('28 Mar 2027, 01:59 Paris time')
  expect(termsText(change, 'Europe/Paris', 'fr')).toBe('28 mars 2027, 03:00 (heure de Paris)')
})
