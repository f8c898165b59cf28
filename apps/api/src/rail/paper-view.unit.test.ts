import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import type { BookingRecord } from '../booking/booking.ts'
import {
  hkd,
  homeward,
  offerOf,
  outward,
  pass,
  passBooking,
  purchaseIn,
  trainBooking,
} from '../document/testing/sample-booking.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { railPaperTexts } from './catalogue/paper-text.ts'
import { makeRailPaperView } from './paper-view.ts'

const places = makePlaces(loadCatalogue())
const view = makeRailPaperView(places)
const contentOf = (more: Partial<BookingRecord> = {}, language: (typeof languages)[number] = 'en') =>
  view.contentOf({ ...trainBooking, ...more }, purchaseIn(language), language)

const reserved = (detail: unknown): BookingRecord['reservation'] => ({
  ref: { supplier: 'house-rail-fr', locator: 'QXWZ7M', provisional: false },
  ...{ state: 'confirmed', total: { total: { minor: 1, currency: 'EUR' } }, detail },
})

describe('a ticket on paper', () => {
  test('a section for each way, a leg for each train, who sits where', () => {
    const { kind, title, supplierName, sections, terms } = contentOf()
    expect({ kind, title, supplierName }).toEqual({
      kind: 'ticket',
      title: 'Paris Gare de Lyon – Zürich HB',
      supplierName: 'TGV Lyria · ÖBB · SNCF',
    })
    expect(sections).toEqual([
      {
        heading: 'Outbound · Tuesday, 15 December 2026',
        legs: [
          {
            from: { time: '07:22', place: 'Paris Gare de Lyon' },
            to: { time: '11:26', place: 'Zürich HB' },
            text: 'TGV Lyria 9203',
            duration: '4 h 04 min',
            seats: [
              { travelerRef: '1', place: 'Coach 7, seat 61' },
              { travelerRef: '2', place: 'Coach 7, seat 62' },
            ],
          },
        ],
        lines: [
          'Comfort · Business · 1st Class · Semi Flex · Sparpreis',
          {
            text: 'Refund until 14 Dec 2026, 07:22 Paris time, fee EUR 25 · Seat reservation included',
            withoutSum: 'Refund until 14 Dec 2026, 07:22 Paris time, with a fee · Seat reservation included',
          },
        ],
      },
      {
        heading: 'Return · Sunday, 20 December 2026',
        legs: [
          {
            from: { time: '19:40', place: 'Zürich HB' },
            to: { time: '23:58', place: 'Munich Hbf' },
            text: 'Nightjet 40420 · ÖBB',
            duration: '4 h 18 min',
            seats: [{ travelerRef: '1', place: 'Coach 302, couchette 21' }],
          },
          {
            from: { time: '06:48', place: 'Munich Hbf', later: '(+1)' },
            to: { time: '12:36', place: 'Paris Gare de Lyon', later: '(+1)' },
            text: 'TGV 9574 · SNCF',
            duration: '5 h 48 min',
          },
        ],
        lines: [
          'Comfort · Business · 1st Class · Semi Flex · Sparpreis',
          {
            text: 'Refund until 19 Dec 2026, 19:40 Zürich time, fee EUR 25 · Seat reservation included',
            withoutSum: 'Refund until 19 Dec 2026, 19:40 Zürich time, with a fee · Seat reservation included',
          },
        ],
      },
    ])
    expect(terms).toEqual([])
  })

  test('one way has its conditions once, and no word for the direction', () => {
    const one = {
      offers: [offerOf(outward, hkd(1))],
      reservation: reserved({ ...outward, tickets: [outward], seats: [] }),
    }
    const { sections, terms } = contentOf(one)
    expect(sections[0]?.heading).toBe('Tuesday, 15 December 2026')
    expect(sections[0]?.legs[0]).not.toHaveProperty('seats')
    expect(terms).toEqual([
      {
        text: 'Refund until 14 Dec 2026, 07:22 Paris time, fee EUR 25',
        withoutSum: 'Refund until 14 Dec 2026, 07:22 Paris time, with a fee',
      },
      'Seat reservation included',
    ])
  })

  test('before anything is reserved it is what was offered; a supplier that tells one of two has not told all', () => {
    expect(contentOf({ reservation: null }).sections).toHaveLength(2)
    expect(contentOf({ reservation: reserved(outward) }).sections).toHaveLength(2)
    expect(contentOf({ reservation: reserved({ nonsense: true }) }).sections).toHaveLength(2)
    const half = reserved({ ...homeward, tickets: [homeward], seats: [] })
    expect(contentOf({ reservation: half }).sections).toHaveLength(1)
  })

  test('the price by passengers, out and back together', () => {
    expect(contentOf().priceLines).toEqual([
      { text: '2 adults', amount: hkd(288_000) },
      { text: '1 youth', amount: hkd(144_000) },
    ])
    const fee = {
      total: { minor: 100, currency: 'EUR' },
      lines: [{ code: 'FEE', quantity: 1, amount: { minor: 100, currency: 'EUR' } }],
    }
    expect(contentOf({ offers: [offerOf(outward, hkd(1), { supplierPrice: fee })] }).priceLines).toEqual([])
  })

  test('its times in the calendar are on the clocks of their stations', () => {
    const { events } = contentOf()
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      [
        { local: '2026-12-15T07:22', timeZone: 'Europe/Paris' },
        { local: '2026-12-15T11:26', timeZone: 'Europe/Zurich' },
      ],
      [
        { local: '2026-12-20T19:40', timeZone: 'Europe/Zurich' },
        { local: '2026-12-20T23:58', timeZone: 'Europe/Berlin' },
      ],
      [
        { local: '2026-12-21T06:48', timeZone: 'Europe/Berlin' },
        { local: '2026-12-21T12:36', timeZone: 'Europe/Paris' },
      ],
    ])
    const nowhere = makeRailPaperView({ find: () => undefined })
    const [first] = nowhere.contentOf(trainBooking, purchaseIn('en'), 'en').events
    expect(first?.start).toEqual({ local: '2026-12-15T07:22' })
    expect(first?.title).toBe('TGV Lyria 9203, Paris Gare de Lyon – Zürich HB')
  })

  test('stations and words are in the reader’s language', () => {
    const { title, sections } = contentOf({}, 'zhHK')
    expect(title).toBe('巴黎里昂站 – 蘇黎世中央車站')
    expect(sections[0]?.heading).toBe('去程 · 2026年12月15日星期二')
    expect(sections[0]?.legs[0]?.seats?.[0]?.place).toBe('7 號車廂，61 號座位')
    expect(contentOf({}, 'ar').sections[0]?.lines[0]).toBe('مريحة · Business · الدرجة الأولى · شبه مرنة · Sparpreis')
  })

  test('people travel as adults, seniors or youths', () => {
    const { detailOf } = contentOf({}, 'fr')
    const words = (['adult', 'senior', 'youth', 'child', 'infant'] as const).map((type) =>
      detailOf?.({ ref: '1', lead: true, type }),
    )
    expect(words).toEqual(['Adulte', 'Senior', 'Jeune', 'Jeune', 'Jeune'])
  })
})

describe('a pass on paper', () => {
  test('region, class, validity, first and last day, what it includes and what binds', () => {
    const content = view.contentOf(passBooking, purchaseIn('en'), 'en')
    expect(content).toMatchObject({
      title: 'Benelux Pass',
      sections: [
        {
          heading: '5 Days within 1 Month(s)',
          lines: [
            '2nd Class',
            'First day of travel Tuesday, 15 December 2026',
            'Last day of travel Thursday, 14 January 2027',
            'Trains of the national railways in 3 countries',
            'As many trains as you like on each travel day',
            'Children from 4 to 11 travel free, two with each adult; under 4 no pass is needed.',
          ],
        },
        { heading: '', lines: ['Belgium, Luxembourg and Netherlands'] },
      ],
      terms: ['A travel day runs from 00:00 to 23:59.', 'Refund of 85% before the first day, none from then on.'],
      priceLines: [
        { text: '2 adults', amount: hkd(133_333) },
        { text: '1 youth', amount: hkd(66_667) },
      ],
      events: [{ title: 'Benelux Pass', start: { local: '2026-12-15' }, end: { local: '2027-01-14' } }],
    })
  })

  test('its first day is the one that was searched for, where none was chosen', () => {
    const searched = {
      wanted: {},
      offers: [offerOf(pass, hkd(1), { product: 'railPass', query: { start: '2027-02-01' } })],
    }
    const { events } = view.contentOf({ ...passBooking, ...searched }, purchaseIn('en'), 'en')
    expect(events[0]?.end).toEqual({ local: '2027-02-28' })
    const undated = { wanted: {}, offers: [offerOf(pass, hkd(1), { product: 'railPass' })] }
    expect(view.contentOf({ ...passBooking, ...undated }, purchaseIn('en'), 'en').events).toEqual([])
  })
})

test('what is no ticket and no pass is not for this view', () => {
  expect(view.suits?.(trainBooking)).toBe(true)
  expect(view.suits?.({ ...trainBooking, offers: [offerOf({ title: 'Simulated' }, hkd(1))] })).toBe(false)
})

test('every language has its own words, with coach and seat in their places', () => {
  for (const language of languages) {
    const { places: seats, outbound, inbound, lastDay } = railPaperTexts[language]
    for (const text of Object.values(seats)) expect(text).toMatch(/\{coach\}.*\{seat\}/)
    expect(outbound).not.toBe(inbound)
    expect(lastDay).toContain('{date}')
  }
})
