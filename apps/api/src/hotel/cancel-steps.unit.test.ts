import { type Language, languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { bookedBlocks } from '../booking/mail/booked-blocks.ts'
import { penaltiesView } from '../checkout/view.ts'
import { composePaper } from '../document/compose.ts'
import { ratePlans } from '../suppliers/house/hotel/catalogue/rate-plan.ts'
import { type Arrival, deadlinesOf, penaltiesOf } from '../suppliers/house/hotel/price/cancel.ts'
import { planTermsOf } from '../suppliers/house/hotel/ticket/terms.ts'
import { samplePlan } from '../testing/sample-room.ts'
import { stayBooking, stayGuests, stayOffers } from '../testing/sample-stay.ts'
import { hotelCartView } from './cart-view.ts'
import { hotelPaperView } from './paper-view.ts'

/** A house in Lisbon that is left at eleven; the first night costs 100 euros, at nine dollars each. */
const arrival: Arrival = { date: '2027-05-14', timeZone: 'Europe/Lisbon', market: { checkOut: '11:00' } }
const longBefore = Date.parse('2027-01-01T00:00Z')

type InAll = Readonly<Record<Language, string>>

interface Step {
  /** On the page; absent: for good. */
  readonly until?: string
  readonly charge: 'free' | 'first night' | 'half' | 'all'
}

const night = { until: '2027-05-15T11:00:00+01:00', charge: 'first night' } as const
const all = { charge: 'all' } as const

/** What the page counts down. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  F1: [{ until: '2027-05-13T18:00:00+01:00', charge: 'free' }, night, all],
  F3: [{ until: '2027-05-11T18:00:00+01:00', charge: 'free' }, night, all],
  F7: [
    { until: '2027-05-07T18:00:00+01:00', charge: 'free' },
    { until: '2027-05-15T00:00:00+01:00', charge: 'half' },
    all,
  ],
  NR: [all],
}

const firstNight: InAll = {
  ...{ en: 'the first night is charged', zh: '收取首晚房费', zhHK: '收取首晚房租', es: 'se cobra la primera noche' },
  ...{ fr: 'la première nuit est facturée', ar: 'تُحتسب الليلة الأولى' },
}
const fromCheckOut: InAll = {
  en: 'from check-out time on the day after arrival the whole stay',
  zh: '入住次日退房时间起收取全额',
  zhHK: '入住翌日退房時間起收取全數',
  es: 'desde la hora de salida del día siguiente a la llegada, el total',
  fr: 'à partir de l’heure de départ du lendemain de l’arrivée, la totalité',
  ar: 'ومن موعد المغادرة في اليوم التالي للوصول تُحتسب الإقامة كاملة',
}
const half: InAll = {
  ...{ en: 'half of the stay is charged', zh: '收取一半房费', zhHK: '收取一半房租', es: 'se cobra la mitad' },
  ...{ fr: 'la moitié du séjour est due', ar: 'يُحتسب نصف قيمة الإقامة' },
}
const fromMidnight: InAll = {
  en: 'from 00:00 on the day after arrival the whole stay',
  zh: '入住次日00:00起收取全额',
  zhHK: '入住翌日 00:00 起收取全數',
  es: 'desde las 00:00 del día siguiente a la llegada, el total',
  fr: 'à partir de 0\u00a0h le lendemain de l’arrivée, la totalité',
  ar: 'ومن الساعة 00:00 من اليوم التالي للوصول تُحتسب كاملة',
}
const freeUntil = (en: string, zh: string, zhHK: string, es: string, fr: string, ar: string): InAll => ({
  ...{ en: `until 18:00 local time ${en}`, zh: `${zh}当地时间18:00前`, zhHK: `${zhHK}當地時間 18:00 前` },
  ...{ es: `hasta las 18:00, hora local, ${es}`, fr: `jusqu’à 18\u00a0h, heure locale, ${fr}` },
  ar: `حتى الساعة 18:00 بالتوقيت المحلي ${ar}`,
})

/** What paper and mail say of the same: the rule in words, of each step one part. */
const words: Readonly<Record<string, readonly InAll[]>> = {
  F1: [
    freeUntil('on the day before', '前一天', '前一日', 'del día anterior', 'la veille', 'من اليوم السابق للوصول'),
    firstNight,
    fromCheckOut,
  ],
  F3: [
    freeUntil('three days before', '前三天', '前三日', 'de tres días antes', 'trois jours', 'قبل الوصول بثلاثة أيام'),
    firstNight,
    fromCheckOut,
  ],
  F7: [
    freeUntil('seven days before', '前七天', '前七日', 'de siete días antes', 'sept jours', 'قبل الوصول بسبعة أيام'),
    half,
    fromMidnight,
  ],
  NR: [
    {
      ...{ en: 'The full amount is charged if you cancel', zh: '收取全额', zhHK: '收取全數', ar: 'المبلغ كاملًا' },
      ...{ es: 'se cobra el importe total', fr: 'La totalité est due' },
    },
  ],
}

const charges = {
  free: { amountPercent: { currencyCode: 'HKD', amount: 0 } },
  'first night': { amountPercent: { currencyCode: 'HKD', amount: 900 } },
  half: { amountPercent: { percent: 50 } },
  all: { nonRefundable: true },
} as const

/** One room on a plan, bought at some moment. */
function bought(code: string, now = longBefore) {
  const terms = planTermsOf(code) ?? expect.fail(code)
  const deadlines = deadlinesOf(terms.cancel, arrival)
  const penalties = penaltiesOf(terms.cancel, deadlines, 10_000, now)
  const isFree = deadlines.free !== undefined && deadlines.free > now
  const [offer] = stayOffers({ plan: samplePlan(code, { rules: [terms.cancel.policies] }), offer: { penalties } })
  if (!offer) throw new Error('There is no room.')
  const { freeUntil: _, ...detail } = offer.detail
  const room = { ...offer, detail: { ...detail, ...(isFree && { freeUntil: deadlines.free }) } }
  return stayBooking({}, {}, [room])
}

function said(booking: ReturnType<typeof bought>, language: Language) {
  const purchase = { ...stayGuests, language }
  const content = hotelPaperView.contentOf(booking, purchase, language)
  const paper = composePaper(booking, purchase, content, { money: 'all', timeZone: 'Asia/Hong_Kong' })
  const linesOn = (value: unknown): string => JSON.stringify(value)
  return { paper: linesOn(paper), mail: linesOn(bookedBlocks({ booking } as never, paper, language, [])) }
}

describe('[R4.7] [F6] the steps of a cancellation are the same on the page, on paper and in the mail', () => {
  test.each(ratePlans.map(({ code, cancel }) => [code, cancel]))('%s', (code, cancel) => {
    const booking = bought(code)
    for (const language of languages) {
      const wire = penaltiesView(booking.offers, language, [hotelCartView])
      expect(wire.map(({ deadline, ...charge }) => [deadline?.absoluteDeadline, charge])).toEqual(
        steps[cancel]?.map(({ until, charge }) => [until, charges[charge]]),
      )
      for (const text of Object.values(said(booking, language)))
        for (const part of words[cancel] ?? []) expect(text, language).toContain(part[language])
    }
    const { paper, mail } = said(booking, 'en')
    const day = { F1: '13 May', F3: '11 May', F7: '7 May', NR: undefined }[cancel]
    const first = day ? `Free cancellation until ${day} 2027, 18:00 Lisbon time` : 'Non-Cancelable'
    for (const text of [paper, mail]) expect(text).toContain(first)
  })

  test('bought when nothing is free any more, it can be given back for a fee, and is not called Non-Cancelable', () => {
    const late = Date.parse('2027-05-14T08:00Z')
    for (const [code, until] of [
      ['RO-F1-PN', '15 May 2027, 11:00'],
      ['RO-F7-PN', '15 May 2027, 00:00'],
    ] as const) {
      const booking = bought(code, late)
      expect(penaltiesView(booking.offers, 'en', [hotelCartView])).toHaveLength(2)
      for (const text of Object.values(said(booking, 'en'))) {
        expect(text).toContain(`Cancellation for a fee until ${until} Lisbon time`)
        expect(text).not.toContain('Non-Cancelable')
      }
    }
  })

  test('what is cancelled has no steps any more', () => {
    const { paper } = said({ ...bought('RO-F1-PN'), status: 'Cancelled' }, 'en')
    expect(paper).not.toMatch(/first night|ancellation until/)
  })
})
