import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import type { BookingRecord } from '../booking/booking.ts'
import { composePaper } from '../document/compose.ts'
import { purchaseIn, trainBooking } from '../document/testing/sample-booking.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { keptFlight, oneLeg, thereAndBack } from '../testing/sample-flight.ts'
import { airTexts } from './catalogue/text.ts'
import { makeAirPaperView } from './paper-view.ts'

const view = makeAirPaperView(makePlaces(loadCatalogue()))
const hkd = (minor: number) => ({ minor, currency: 'HKD' })

function booking(offers: BookingRecord['offers'], more: Partial<BookingRecord> = {}): BookingRecord {
  const price = hkd(offers.reduce((all, offer) => all + offer.price.selling.minor, 0))
  return {
    ...{ ...trainBooking, product: 'air', supplier: 'tap', offers, price, paid: price },
    reservation: {
      ref: { supplier: 'tap', locator: 'QXWZ7M', provisional: false },
      ...{ state: 'confirmed', total: { total: { minor: 1, currency: 'EUR' } } },
      documents: ['1', '2', '3'].map((ref) => ({ kind: 'ticket', id: `047-000000000${ref}`, travelerRefs: [ref] })),
      detail: { ...(offers[0]?.detail as object), fares: offers.map(({ detail }) => detail) },
    },
    ...more,
  }
}

const withTerminal = thereAndBack()
const [first] = withTerminal.detail.voyages[0]?.segments ?? []
const trip = booking([keptFlight(withTerminal, 27_500)])
const contentOf = (of = trip, language: (typeof languages)[number] = 'en') =>
  view.contentOf(of, purchaseIn(language), language)

describe('[R7.18] the e-ticket receipt', () => {
  test('a section for each way, each flight with local times and terminals, class and fare basis', () => {
    const at = (terminal: string) => ({ code: 'HKG', terminal })
    const detail = withTerminal.detail
    const told = {
      ...detail,
      voyages: detail.voyages.map((voyage, index) => ({
        ...voyage,
        segments: voyage.segments.map((segment, place) =>
          index === 0 && place === 0
            ? { ...segment, from: at('1'), operating: { code: 'EK', name: 'Emirates' } }
            : segment,
        ),
      })),
    }
    const { title, kind, supplierName, sections } = contentOf(
      booking([keptFlight({ ...withTerminal, detail: told }, 27_500)]),
    )
    expect(first?.from).toEqual({ code: 'HKG' })
    expect({ title, kind, supplierName }).toEqual({
      ...{ title: 'Hong Kong – Lisbon', kind: 'ticket', supplierName: 'TAP Air Portugal' },
    })
    expect(sections).toEqual([
      {
        heading: 'Outbound · Tuesday, 15 December 2026',
        legs: [
          {
            from: { time: '00:35', place: expect.stringMatching(/^Hong Kong .*\(HKG\) · Terminal 1$/) },
            to: { time: '05:00', place: expect.stringMatching(/\(DXB\)$/) },
            ...{ text: 'TP 383 · TAP Air Portugal · Operated by Emirates', duration: '8 h 25 min' },
          },
          {
            from: { time: '08:10', place: expect.stringMatching(/\(DXB\)$/) },
            to: { time: '12:40', place: expect.stringMatching(/\(LIS\)$/) },
            ...{ text: 'TP 191 · TAP Air Portugal', duration: '8 h 30 min' },
          },
        ],
        lines: ['Economy · Light · Booking class Q · Fare basis QOL'],
      },
      {
        heading: 'Return · Sunday, 20 December 2026',
        legs: [
          {
            from: { time: '14:00', place: expect.stringMatching(/\(LIS\)$/) },
            to: { time: '12:30', place: expect.stringMatching(/\(HKG\)$/), later: '(+1)' },
            ...{ text: 'TP 192 · TAP Air Portugal', duration: '14 h 30 min' },
          },
        ],
        lines: ['Economy · Light · Booking class Q · Fare basis QOL'],
      },
    ])
  })

  test('who flies, as what and under which number; what the fare is sold with', () => {
    const { detailOf, terms } = contentOf()
    expect(detailOf?.({ ref: '3', lead: false, type: 'child' })).toBe('Child · Ticket number 047-0000000003')
    expect(detailOf?.({ ref: '9', lead: false, type: 'senior' })).toBe('Adult')
    const inArabic = contentOf(trip, 'ar').detailOf?.({ ref: '3', lead: false, type: 'child' })
    expect(inArabic).toMatch(/ 0470000000003$/)
    // 30.00 euros at nine dollars, sold at the share that the whole is sold at.
    expect(terms).toEqual([
      'Cabin bag: 1 × 8 kg',
      { text: 'Checked bag of 23 kg for HK$13.75', withoutSum: 'Checked bag of 23 kg for a fee' },
      ...['No change', 'No refund'],
    ])
  })

  test('the price by passengers, each tax by its code, the extras; all of it comes to the whole', () => {
    expect(contentOf().priceLines).toEqual([
      { text: '2 adults', amount: hkd(15_000) },
      { text: '1 child', amount: hkd(5625) },
      { text: 'Tax HK', amount: hkd(2750) },
      { text: 'Tax PT', amount: hkd(4125) },
    ])
    const extras = [
      {
        ...({ code: 'SEAT', kind: 'seat', seat: '14A', travelerRef: '1', quantity: 1, voyage: 0, segment: 1 } as const),
        amount: { minor: 6000, currency: 'EUR' },
      },
      {
        ...({ code: 'BAG', kind: 'bag', travelerRef: '1', quantity: 2, voyage: 1 } as const),
        amount: { minor: 0, currency: 'EUR' },
      },
    ]
    const seated = booking([keptFlight(thereAndBack('a', { extras }), 30_000)])
    expect(
      contentOf(seated)
        .priceLines.slice(-2)
        .map(({ text }) => text),
    ).toEqual(['Seat 14A', '2 extra bags'])
    expect(
      contentOf(seated).sections.map(({ lines }) => lines.slice(1)),
      'also without prices',
    ).toEqual([[], ['2 extra bags']])
    expect(contentOf(seated).sections[0]?.legs.map(({ seats }) => seats)).toEqual([
      undefined,
      [{ travelerRef: '1', place: 'Seat 14A' }],
    ])
    const options = { money: 'all' as const, timeZone: 'Asia/Hong_Kong' }
    const paper = composePaper(seated, purchaseIn('en'), contentOf(seated), options)
    expect(paper.price?.lines).toHaveLength(6)
    expect(paper.price?.total).toBe('HK$300.00')
    expect(
      composePaper(seated, purchaseIn('en'), contentOf(seated), { ...options, money: 'there' }),
    ).not.toHaveProperty('price')
  })

  test('legs on several terms have each their own', () => {
    const three = { query: { legs: [1, 2] } }
    const flexible = { refund: { policy: 'included' as const } }
    const offers = [
      keptFlight(oneLeg(0, 'CX 1 HKG 09:00 LIS 16:00'), 540_000, three),
      keptFlight(
        oneLeg(1, 'TP 2 LIS 18:00 MAD 20:00', { terms: { ...withTerminal.detail.terms, ...flexible } }),
        540_000,
        three,
      ),
    ]
    const { sections, terms, title } = contentOf(booking(offers))
    expect(title).toBe('Hong Kong – Lisbon – Madrid')
    expect(terms).toEqual([])
    expect(sections.map(({ heading, lines }) => [heading, lines[1]])).toEqual([
      [
        'Tuesday, 15 December 2026',
        {
          text: 'Cabin bag: 1 × 8 kg · Checked bag of 23 kg for HK$270.00 · No change · No refund',
          withoutSum: 'Cabin bag: 1 × 8 kg · Checked bag of 23 kg for a fee · No change · No refund',
        },
      ],
      [
        'Tuesday, 15 December 2026',
        {
          text: 'Cabin bag: 1 × 8 kg · Checked bag of 23 kg for HK$270.00 · No change · Full refund before departure',
          withoutSum: 'Cabin bag: 1 × 8 kg · Checked bag of 23 kg for a fee · No change · Full refund before departure',
        },
      ],
    ])
  })

  test('its times in the calendar are on the clocks of their airports', () => {
    const [one] = contentOf().events
    expect(one).toMatchObject({
      title: 'TP 383, Hong Kong – Dubai',
      start: { local: '2026-12-15T00:35', timeZone: 'Asia/Hong_Kong' },
      end: { local: '2026-12-15T05:00', timeZone: 'Asia/Dubai' },
      minutes: 505,
    })
    expect(contentOf().events).toHaveLength(3)
  })

  test('before anything is reserved it is what was offered', () => {
    expect(contentOf({ ...trip, reservation: null }).sections).toHaveLength(2)
    expect(view.suits?.(trip)).toBe(true)
    expect(view.suits?.(trainBooking)).toBe(false)
  })

  test('every language has its own words, with the figures in their places', () => {
    const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []
    for (const language of languages)
      for (const kind of ['cabinBag', 'checkedBag', 'change', 'refund'] as const)
        for (const [policy, text] of Object.entries(airTexts[language][kind]))
          expect(places(text), `${language} ${kind} ${policy}`).toEqual(
            places(airTexts.en[kind][policy as keyof (typeof airTexts.en)[typeof kind]]),
          )
    expect(contentOf(trip, 'zhHK').sections[0]?.heading).toBe('去程 · 2026年12月15日星期二')
    expect(contentOf(trip, 'ar').terms[3]).toBe('لا استرداد')
  })
})
