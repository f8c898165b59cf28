import { beforeEach, expect, test } from 'vitest'
import { formatOf } from '../i18n/format.ts'
import { needTexts, readSpeech, switchLanguage } from '../i18n/store.ts'
import { type Say, say } from '../i18n/text.ts'
import { freeThenNight, never } from '../testing/room-offer.ts'
import { costWords, freeUntil, isNonCancelable, spansOf } from './cancel-words.ts'

const t: Say = (id, values) => say(readSpeech(), id, values)

beforeEach(async () => {
  await needTexts('stay')
  await switchLanguage('en')
})

const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

test('[R4.7] without a deadline a room is Non-Cancelable; with one it is not', () => {
  expect([isNonCancelable(never), isNonCancelable([]), isNonCancelable(freeThenNight)]).toEqual([true, true, false])
  expect([freeUntil(never), freeUntil(freeThenNight)]).toEqual([undefined, '2026-12-12T18:00:00+00:00'])
})

test('what a cancellation costs is told in the order of time', () => {
  const [first, second] = freeThenNight
  const spans = spansOf([second, first].filter((one) => one !== undefined))
  expect(spans.map(({ cost }) => costWords(cost, t, formatOf('en')))).toEqual(['Free cancellation', 'Fee of 1 night'])
  const costs = [
    { amountPercent: { percent: 50 } },
    { amountPercent: { percent: 100 } },
    { amountPercent: { amount: 120, currencyCode: 'HKD' } },
    { amountPercent: { amount: 0, currencyCode: 'HKD' } },
    { nonRefundable: true },
  ].flatMap((penalty) => spansOf([penalty]))
  expect(costs.map(({ cost }) => bare(costWords(cost, t, formatOf('en'))))).toEqual([
    'Fee of 50% of the price',
    'No refund',
    'Cancellation fee HK$120.00',
    'Free cancellation',
    'No refund',
  ])
})
