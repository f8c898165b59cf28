import { languages } from '@portolan/domain/language'
import type { RailCondition } from '@portolan/supplier/rail'
import { describe, expect, test } from 'vitest'
import { countText } from '../platform/words.ts'
import { railTexts } from './catalogue/text.ts'
import { conditionsView } from './condition-text.ts'
import { spanText, withinText } from './words.ts'

const fee = { minor: 2500, currency: 'EUR' }
const until = Date.parse('2026-12-14T06:22:00Z')
const textOf = (condition: RailCondition, language: (typeof languages)[number] = 'en', zone = 'Europe/Paris') =>
  conditionsView([condition], zone, language)[0]?.stringValue

describe('conditions in plain words', () => {
  test.each<[RailCondition, string]>([
    [{ code: 'REFUND_FEE', fee, until }, 'Refund until 14 Dec 2026, 07:22 Paris time, fee EUR 25'],
    [{ code: 'REFUND_FEE', fee: { minor: 1550, currency: 'GBP' } }, 'Refund, fee GBP 15.50'],
    [{ code: 'REFUND_FREE', until }, 'Full refund until 14 Dec 2026, 07:22 Paris time'],
    [{ code: 'REFUND_FREE' }, 'Full refund before departure'],
    [{ code: 'REFUND_NONE' }, 'No refund'],
    [{ code: 'EXCHANGE_FEE', fee, until }, 'Exchange until 14 Dec 2026, 07:22 Paris time, fee EUR 25'],
    [{ code: 'EXCHANGE_FREE', until }, 'Free exchange until 14 Dec 2026, 07:22 Paris time'],
    [{ code: 'EXCHANGE_NONE', until }, 'No exchange'],
    [{ code: 'ANY_TRAIN' }, 'Valid on any train of the day on this route'],
  ])('%j', (condition, text) => {
    expect(textOf(condition)).toBe(text)
  })

  test('[F4] the deadline stands beside its sentence, word for word', () => {
    const [condition] = conditionsView([{ code: 'REFUND_FREE', until }], 'Europe/Paris', 'en')
    expect(condition?.deadline).toEqual({
      text: '14 Dec 2026, 07:22 Paris time',
      absoluteDeadline: '2026-12-14T07:22:00+01:00',
      clock: 'Paris time',
    })
    expect(condition?.stringValue).toContain(condition?.deadline?.text)
  })

  test('moments are on the clock of the station, also where it is another one', () => {
    expect(textOf({ code: 'REFUND_FREE', until }, 'en', 'Europe/London')).toBe(
      'Full refund until 14 Dec 2026, 06:22 London time',
    )
  })

  test('each language has its own sentence for every code, with fee and date in their places', () => {
    for (const name of ['conditions', 'conditionsUntil'] as const)
      for (const [code, english] of Object.entries(railTexts.en[name])) {
        const texts = languages.map((language) => (railTexts[language][name] as Record<string, string>)[code] ?? '')
        expect(new Set(texts).size, code).toBeGreaterThanOrEqual(languages.length - 1)
        for (const text of texts) {
          expect(text, code).toBeTruthy()
          expect(text.match(/\{\w+\}/g)?.sort(), code).toEqual(english.match(/\{\w+\}/g)?.sort())
        }
      }
    expect(textOf({ code: 'REFUND_FEE', fee, until }, 'ar')).toBe(
      'استرداد حتى 14 ديسمبر 2026، 07:22 بتوقيت باريس برسم EUR 25',
    )
    expect(textOf({ code: 'REFUND_FEE', fee, until }, 'zh')).toBe(
      '2026年12月14日 07:22（巴黎时间）前可退票，手续费EUR 25',
    )
  })
})

describe('figures', () => {
  test('[R9.6] validities are N Days and N Month(s); other languages inflect', () => {
    expect([spanText('P1D', 'en'), spanText('P5D', 'en'), spanText('P1M', 'en')]).toEqual([
      '1 Days',
      '5 Days',
      '1 Month(s)',
    ])
    expect([spanText('P1D', 'es'), spanText('P2M', 'ar'), withinText('P2M', 'ar')]).toEqual([
      '1 día',
      'شهران',
      'خلال شهرين',
    ])
  })

  test('people are counted in all plurals of Arabic', () => {
    const { ADULT } = railTexts.ar.passengers
    const texts = [1, 2, 3, 11, 100].map((count) => countText(ADULT, count, 'ar'))
    expect(texts).toEqual(['بالغ واحد', 'بالغان', '3 بالغين', '11 بالغًا', '100 بالغ'])
  })
})
