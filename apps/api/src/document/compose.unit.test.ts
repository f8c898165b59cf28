import { bookingStatuses } from '@portolan/domain/booking/lifecycle'
import { type Language, languages } from '@portolan/domain/language'
import { products } from '@portolan/domain/product'
import { describe, expect, test } from 'vitest'
import { statusTexts } from '../platform/catalogue/status-text.ts'
import { dottedLine } from '../platform/sum-line.ts'
import { paperTexts } from './catalogue/text.ts'
import { composePaper } from './compose.ts'
import type { PaperContent, PaperMoney } from './paper.ts'
import { nameOf } from './person.ts'
import { askedBooking, hkd, purchaseIn, trainBooking } from './testing/sample-booking.ts'

const content: PaperContent = {
  kind: 'ticket',
  title: 'Paris – Zürich',
  supplierName: 'SNCF',
  detailOf: ({ type }) => type,
  sections: [
    {
      heading: 'Out',
      legs: [
        {
          from: { time: '07:22', place: 'Paris' },
          to: { time: '11:26', place: 'Zürich' },
          text: 'TGV 9203',
          seats: [{ travelerRef: '2', place: 'Coach 7, seat 61' }],
        },
      ],
      lines: [],
    },
  ],
  priceLines: [
    { text: '2 adults', amount: hkd(300_000) },
    { text: '1 youth', amount: hkd(132_000) },
  ],
  terms: ['No refund'],
  events: [],
}

const compose = (
  more: Partial<typeof trainBooking> = {},
  parts: Partial<PaperContent> = {},
  money: PaperMoney = 'all',
) =>
  composePaper(
    { ...trainBooking, ...more },
    purchaseIn('en'),
    { ...content, ...parts },
    {
      money,
      timeZone: 'Asia/Shanghai',
    },
  )

describe('what stands on the paper', () => {
  test('numbers, people, seats by name, the sums and the day it was bought on the clock of the shop', () => {
    expect(compose()).toMatchObject({
      reference: 'K7F3B2QX',
      locator: 'QXWZ7M',
      status: { text: 'Ticketed', tone: 'good' },
      travelers: [
        { name: 'Mei Lam', detail: 'adult' },
        { name: '陳志明', detail: 'adult' },
        { name: 'ليلى الحداد', detail: 'youth' },
      ],
      sections: [{ legs: [{ seats: [{ name: '陳志明', place: 'Coach 7, seat 61' }] }] }],
      price: {
        lines: [
          { text: '2 adults', amount: 'HK$3,000.00' },
          { text: '1 youth', amount: 'HK$1,320.00' },
        ],
        total: 'HK$4,320.00',
        payments: [{ text: 'Paid by card', amount: 'HK$4,320.00' }],
      },
      code: 'PTL1/K7F3B2QX/QXWZ7M',
      issued: 'Issued on 16 November 2026 (Shanghai time)',
    })
  })

  test('what the hotel takes itself is told beside what was paid', () => {
    const offers = trainBooking.offers.map((offer) => ({ ...offer, price: { ...offer.price, there: hkd(10_000) } }))
    const stay = { product: 'hotel' as const, offers: offers.slice(0, 1) }
    const inPart = compose({ ...stay, paid: hkd(422_000), paymentWays: ['card', 'there'] })
    expect(inPart.price).toMatchObject({
      total: 'HK$4,320.00',
      payments: [
        { text: 'Paid by card', amount: 'HK$4,220.00' },
        { text: 'To be paid at the hotel', amount: 'HK$100.00' },
      ],
    })
    const there = compose({ ...stay, paid: hkd(0), paymentWays: ['there'] })
    expect(there.price?.payments).toEqual([{ text: 'To be paid at the hotel', amount: 'HK$100.00' }])
  })

  test('only those who travel with this booking', () => {
    const { travelers } = compose({ wanted: { travelerRefs: ['3'] } })
    expect(travelers).toEqual([{ name: 'ليلى الحداد', detail: 'youth' }])
  })

  test('parts that do not come to the price are left out, what came back is told', () => {
    const { price } = compose({ price: hkd(500_000), refunded: hkd(100) })
    expect(price).toMatchObject({ lines: [], total: 'HK$5,000.00', refunded: 'HK$1.00' })
  })

  test('[F6] without the price there is none: what is taken on the spot stays for who comes, and no other sum', () => {
    const more = { payThere: ['Pay at the hotel: HK$72.00'], terms: ['No refund', 'Bag of 23 kg for HK$292.00'] }
    for (const money of ['there', 'none'] as const) expect(compose({}, more, money)).not.toHaveProperty('price')
    expect(compose({}, more, 'all').terms).toEqual([...more.payThere, ...more.terms])
    expect(compose({}, more, 'there').terms).toEqual(['Pay at the hotel: HK$72.00', 'No refund'])
    expect(compose({}, more, 'none').terms).toEqual(['No refund'])
  })

  test('without a sum a line loses the words that name one, and none beside them', () => {
    const until = { text: 'Refund until Monday, fee EUR 25', withoutSum: 'Refund until Monday, with a fee' }
    const [section] = content.sections
    if (!section) throw new Error('There is a section.')
    const lines = [dottedLine([until, 'Bag for HK$292.00', 'Seat included']), dottedLine(['Meal', 'Seat 14A'])]
    const linesFor = (money: PaperMoney) =>
      compose({}, { sections: [{ ...section, lines }], terms: [until] }, money).sections[0]?.lines
    expect(linesFor('all')).toEqual([
      'Refund until Monday, fee EUR 25 · Bag for HK$292.00 · Seat included',
      'Meal · Seat 14A',
    ])
    for (const money of ['there', 'none'] as const)
      expect(linesFor(money)).toEqual(['Refund until Monday, with a fee · Seat included', 'Meal · Seat 14A'])
    expect(compose({}, { terms: [until] }, 'none').terms).toEqual(['Refund until Monday, with a fee'])
  })

  test('only what is good for travel has a code, also while it is being changed', () => {
    const withCode = bookingStatuses.filter((status) => compose({ status }).code !== undefined)
    expect(withCode).toEqual(['Committed', 'Ticketed'])
    expect(compose({ status: 'PendingExchange', cameFrom: 'Ticketed' })).toHaveProperty('code')
    expect(compose({ status: 'PendingCancellation', cameFrom: 'Requested' })).not.toHaveProperty('code')
    expect(compose({ status: 'OnHold' }).status.tone).toBe('waiting')
    expect(compose({ status: 'Cancelled' }).status.tone).toBe('off')
  })

  test('nobody’s name is in the code', () => {
    expect(compose().code).not.toMatch(/Mei|Lam/)
  })
})

describe('[R5.4] what was answered to the supplier', () => {
  const answers = [
    { code: 'NOTE', value: 'By the\r\nside door\u202e' },
    { code: 'MEAL', value: 'vegan', travelerRef: '2' },
    { code: 'PICK_UP_HOTEL', value: 'Casa do Cais, Rua da Prata 80' },
    { code: 'UNKNOWN', value: 'nobody asked' },
  ]
  const toldIn = (language: Language, booking = askedBooking(answers)) =>
    composePaper(booking, purchaseIn(language), content, { money: 'all', timeZone: 'Asia/Shanghai' }).told

  test('in the order of the questions, of travellers by name, choices in words, and in one line', () => {
    expect(toldIn('en')).toEqual([
      { question: 'Hotel where you are picked up', answer: 'Casa do Cais, Rua da Prata 80' },
      { question: 'Meal · 陳志明', answer: 'Vegan' },
      { question: 'Note', answer: 'By the side door' },
    ])
  })

  test('in the language of the purchase; who has no words of it reads English', () => {
    expect(toldIn('ar')).toMatchObject([
      { question: 'الفندق الذي تُصطحب منه', answer: 'Casa do Cais, Rua da Prata 80' },
      { question: 'الوجبة · 陳志明', answer: 'نباتية' },
      { question: 'ملاحظة' },
    ])
    expect(toldIn('fr')[1]).toEqual({ question: 'Meal · 陳志明', answer: 'Vegan' })
  })

  test('a long one is not cut short', () => {
    const value = 'word '.repeat(200).trim()
    expect(toldIn('en', askedBooking([{ code: 'NOTE', value }]))).toEqual([{ question: 'Note', answer: value }])
  })

  test('nothing where nothing was asked or answered, or the answers were deleted since', () => {
    const { wanted: _, ...deleted } = askedBooking([])
    for (const booking of [trainBooking, askedBooking([]), { ...deleted, wanted: {} }])
      expect(toldIn('en', booking)).toEqual([])
  })
})

describe('names of people', () => {
  test('a Chinese name has the family first and no space', () => {
    expect(nameOf({ given: '志明', surname: '陳' })).toBe('陳志明')
    expect(nameOf({ given: 'Chi Ming', surname: 'Chan' })).toBe('Chi Ming Chan')
    expect(nameOf({ surname: 'Mononym' })).toBe('Mononym')
  })

  test('[A39] line ends and direction marks are spaces', () => {
    expect(nameOf({ given: 'Eve\r\nBcc:\u202e', surname: '\u0000X' })).toBe('Eve Bcc: X')
    expect(nameOf({ given: 'a'.repeat(300), surname: 'b' })).toHaveLength(200)
  })
})

test('[F6] who sleeps, drives or is fetched somewhere has no ticket: in no language is it called ticketed', () => {
  for (const language of languages)
    for (const product of products) {
      const purchase = purchaseIn(language)
      const booking = { ...trainBooking, product, status: 'Ticketed' as const } as typeof trainBooking
      const { status } = composePaper(booking, purchase, content, { money: 'all', timeZone: 'UTC' })
      const { Ticketed, Committed } = statusTexts[language]
      const carried = ['air', 'rail', 'railPass', 'cruise', 'package'].includes(product)
      expect([language, product, status.text]).toEqual([language, product, carried ? Ticketed : Committed])
    }
})

test('every language has every word, each in its own', () => {
  for (const language of languages) {
    const words = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(words)
    expect(words(paperTexts[language])).toHaveLength(words(paperTexts.en).length)
    expect(words(paperTexts[language]).filter((text) => text.trim() === '' || text.includes("'"))).toEqual([])
    expect(paperTexts[language].page).toMatch(/\{page\}.*\{total\}/)
    expect(paperTexts[language].issued).toContain('{date}')
    if (language !== 'en') expect(statusTexts[language].Committed).not.toBe('Confirmed')
  }
})
