import { expect, test } from 'vitest'
import { timeOf } from './date.ts'
import { languages } from './language.ts'
import {
  type Clock,
  dayOfDeadline,
  dayText,
  deadlineText,
  headingText,
  instantText,
  localNamed,
  localText,
  timeText,
} from './moment.ts'

const reader: Clock = { timeZone: 'America/New_York' }
const shop: Clock = { timeZone: 'Asia/Shanghai', name: 'Shanghai time' }

/** An hour and a half before Paris puts its clocks forward, and the evening after. */
const night = Date.UTC(2027, 2, 27, 23, 30)
const evening = '2027-03-28T18:00:00+02:00'

const all = (write: (language: (typeof languages)[number]) => string) =>
  Object.fromEntries(languages.map((language) => [language, write(language)]))

test('[R9.1] an expiry is written by the clock of the reader and says so, in six languages', () => {
  expect(all((language) => instantText(night, reader, language, Date.UTC(2027, 2, 27, 20)))).toEqual({
    en: 'Today, 19:30 your time',
    zh: '今天 19:30（您的时间）',
    zhHK: '今日 19:30（你的時間）',
    es: 'Hoy, 19:30 (su hora local)',
    fr: 'Aujourd’hui, 19:30 (votre heure locale)',
    ar: 'اليوم، 19:30 بتوقيتك',
  })
})

test('[R9.1] a terms deadline is where its place is, with the clock of the reader beside it', () => {
  expect(all((language) => deadlineText({ at: evening, clock: 'Paris' }, reader, language))).toEqual({
    en: '28 Mar 2027, 18:00 Paris (12:00 your time)',
    zh: '2027年3月28日 18:00（Paris，您的时间为12:00）',
    zhHK: '2027年3月28日 18:00（Paris，你的時間為 12:00）',
    es: '28 mar 2027, 18:00 (Paris; 12:00 en su hora local)',
    fr: '28 mars 2027, 18:00 (Paris\u202f; 12:00 à votre heure locale)',
    ar: '28 مارس 2027، 18:00 Paris (12:00 بتوقيتك)',
  })
})

test('another day at the reader’s is named, and the same clock is not repeated', () => {
  const deadline = { at: '2027-03-28T03:30:00+02:00', clock: 'Paris time' }
  expect(deadlineText(deadline, reader, 'en')).toBe('28 Mar 2027, 03:30 Paris time (27 Mar 2027, 21:30 your time)')
  expect(deadlineText(deadline, { timeZone: 'Europe/Rome' }, 'en')).toBe('28 Mar 2027, 03:30 Paris time')
})

test('over the change of the clocks each moment has the hour that its clock shows', () => {
  const paris: Clock = { timeZone: 'Europe/Paris', name: 'Paris time' }
  const hours = [0, 30, 60].map((minutes) => timeText(Date.UTC(2027, 2, 28, 0, 30 + minutes), paris, 'en'))
  expect(hours).toEqual(['01:30 Paris time', '03:00 Paris time', '03:30 Paris time'])
  expect(deadlineText({ at: '2027-03-28T01:59:00+01:00' }, reader, 'en')).toContain('20:59 your time')
  expect(deadlineText({ at: '2027-03-28T03:00:00+02:00' }, reader, 'en')).toContain('21:00 your time')
})

test('a mail knows no reader: the clock of the place alone, and the year', () => {
  expect(deadlineText({ at: evening, clock: 'Paris time' }, undefined, 'en')).toBe('28 Mar 2027, 18:00 Paris time')
  expect(deadlineText({ at: evening }, undefined, 'en')).toBe('28 Mar 2027, 18:00 local time')
  expect(instantText(night, shop, 'en')).toBe('28 Mar 2027, 07:30 Shanghai time')
})

test('where the place is not known the clock of the reader is named', () => {
  const at = '2027-03-28T16:00:00Z'
  expect(deadlineText({ at }, reader, 'en')).toBe('28 Mar 2027, 12:00 your time')
  expect(deadlineText({ at }, undefined, 'en')).toBe('28 Mar 2027, 16:00 UTC')
  expect([dayOfDeadline(at), dayOfDeadline(evening)]).toEqual([undefined, '2027-03-28'])
})

test('a reader whose clock is not known reads that of the place alone', () => {
  expect(deadlineText({ at: evening, clock: 'Paris time' }, shop, 'en')).toBe('28 Mar 2027, 18:00 Paris time')
})

test('near days have a name, far ones their year', () => {
  const now = Date.UTC(2027, 0, 2, 12)
  const written = [0, 1, 2, 3].map((days) => instantText(now - days * 86_400_000, reader, 'en', now))
  expect(written).toEqual([
    'Today, 07:00 your time',
    'Yesterday, 07:00 your time',
    '31 Dec 2026, 07:00 your time',
    '30 Dec 2026, 07:00 your time',
  ])
  expect(instantText(Date.UTC(2027, 1, 9, 12), reader, 'en', now)).toBe('9 Feb, 07:00 your time')
})

test('a heading says whose days stand under it', () => {
  expect(headingText('Booked', 'Shanghai time', 'en')).toBe('Booked (Shanghai time)')
  expect(headingText('预订日期', '北京时间', 'zh')).toBe('预订日期（北京时间）')
})

test('a day of the shop is the day of its calendar', () => {
  expect(dayText(night, shop, 'en')).toBe('28 Mar 2027')
  expect(dayText(night, reader, 'en')).toBe('27 Mar 2027')
})

test('travel is local to its place; a day has no time of its own', () => {
  expect(localText('2027-03-28T07:22:00', 'en')).toBe('Sun, 28 Mar 2027, 07:22 local time')
  expect(localText('2027-03-28T07:22', 'en', 'Paris time')).toBe('Sun, 28 Mar 2027, 07:22 Paris time')
  expect(localText('2027-03-28', 'en')).toBe('Sun, 28 Mar 2027')
})

test('a departure at midnight has its hour: what is a day has none, whatever it begins with', () => {
  expect(localText('2027-03-28T00:00:00', 'en')).toBe('Sun, 28 Mar 2027, 00:00 local time')
  expect(['2027-03-28', '2027-03-28T00:00', '2027-03-28T23:59:30'].map(timeOf)).toEqual(['', '00:00', '23:59'])
})

test('[R9.1] what is local to its place is said to be so, in six languages', () => {
  expect(all((language) => localNamed('07:22', language))).toEqual({
    en: '07:22 local time',
    zh: '07:22（当地时间）',
    zhHK: '07:22（當地時間）',
    es: '07:22 (hora local)',
    fr: '07:22 (heure locale)',
    ar: '07:22 بالتوقيت المحلي',
  })
})
