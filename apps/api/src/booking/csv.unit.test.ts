import { languages } from '@portolan/domain/language'
import type { SupplierProduct } from '@portolan/supplier/offer'
import { describe, expect, test } from 'vitest'
import { writeCsv } from './csv.ts'
import type { ListedRow } from './history-store.ts'

const yen = (minor: number) => ({ minor, currency: 'JPY' })
const dollars = (minor: number) => ({ minor, currency: 'USD' })

const part = (product: SupplierProduct, locator: string | null): ListedRow['parts'][number] => ({
  reference: 'BCDFGHJK',
  locator,
  supplier: 's',
  product,
  title: 'Paris – Zürich',
  titleSource: null,
  status: 'Ticketed',
  travelStart: null,
  travelEnd: null,
})

const row = (more: Partial<ListedRow> = {}): ListedRow => ({
  id: 'b',
  orderId: 'o',
  reference: 'BCDFGHJK',
  fileNumber: 'F 7',
  product: 'rail',
  parts: [part('rail', 'LOC')],
  title: 'Paris – Zürich',
  status: 'Ticketed',
  cameFrom: null,
  ended: null,
  paymentStatus: 'Captured',
  settlement: 'card',
  paymentWays: ['card'],
  holdUntil: null,
  travelStart: '2027-01-05T07:22',
  travelEnd: null,
  leadName: 'Ada',
  createdBy: null,
  createdAt: Date.UTC(2026, 0, 31, 23, 30),
  price: yen(1500),
  paid: yen(1500),
  there: yen(0),
  refunded: yen(0),
  ...more,
})

const rawLineOf = (one: ListedRow, timeZone = 'UTC') => writeCsv('en', timeZone).lines([one])

/** Easier to read: without the quotes that every cell has, where nothing in it needs them. */
const bare = (line: string) => line.replaceAll(/"([^",\r\n]*)"/g, '$1')
const lineOf = (one: ListedRow, timeZone = 'UTC') => bare(rawLineOf(one, timeZone))

describe('a table of bookings', () => {
  test('has one line for each, moments on the shop’s clock, sums as their currency has them, and all else in words', () => {
    expect(lineOf(row(), 'Pacific/Auckland')).toBe(
      'BCDFGHJK,LOC,F 7,Rail ticket,Paris – Zürich,Ticketed,2026-02-01 12:30,2027-01-05 07:22,,Ada,JPY,1500,1500,0,Paid by card,0,,\r\n',
    )
    expect(writeCsv('en', 'UTC').lines([])).toBe('')
    expect(writeCsv('en', 'UTC').lines([row(), row()]).split('\r\n')).toHaveLength(3)
  })

  test('[F6] a room is confirmed, not ticketed', () => {
    expect(lineOf(row({ product: 'hotel', parts: [part('hotel', 'H-77')] }))).toContain(',Confirmed,')
  })

  test('[F8] of a package one line, with the numbers of both suppliers', () => {
    const parts = [part('air', 'ABC123'), part('hotel', 'H-77')]
    expect(lineOf(row({ product: 'package', parts }))).toMatch(/^BCDFGHJK,ABC123 H-77,F 7,Flight and hotel,/)
  })

  test('[R4.3] what is paid at the hotel was not paid: its sum stands in a column of its own', () => {
    const there = { product: 'hotel', paymentWays: ['there'], paymentStatus: 'None', refunded: dollars(0) } as const
    expect(lineOf(row({ ...there, price: dollars(207_736), paid: dollars(0), there: dollars(207_736) }))).toContain(
      ',USD,2077.36,0.00,2077.36,Pay at the hotel,0.00,,',
    )
    const mixed = { ...there, paymentWays: ['account', 'there'], paymentStatus: 'Captured' } as const
    expect(lineOf(row({ ...mixed, price: dollars(10_000), paid: dollars(9_000), there: dollars(1_000) }))).toContain(
      ',100.00,90.00,10.00,"In part on account, the rest to the hotel",0.00,,',
    )
  })

  test('[R4.3] what came back stands beside what was paid, with how far it is', () => {
    const given = row({ paymentStatus: 'PartiallyRefunded', refunded: yen(500) })
    expect(lineOf(given)).toContain(',1500,1500,0,Paid by card,500,Partly refunded,')
    expect(lineOf(row({ paymentStatus: 'RefundFailed' }))).toContain(',0,Refund delayed,')
  })

  test('[F15] a hold that was released is not said to have expired', () => {
    const over = { status: 'Ignored', paymentStatus: 'None', paymentWays: [] } as const
    expect(lineOf(row({ ...over, ended: 'released' }))).toContain(',Released,')
    expect(lineOf(row({ ...over, ended: 'expired' }))).toContain(',Expired,')
  })

  test('[A39] takes nothing for a formula, whatever stands before it, whoever has typed it', () => {
    for (const typed of [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      ' =1',
      '|cmd',
      '%0A=1',
      '\u00a0=1',
      '＝1+1',
      '＠SUM',
      '\u200b=1',
      '\u202e＋1',
    ])
      for (const name of ['leadName', 'fileNumber', 'title', 'createdBy'])
        expect(rawLineOf(row({ [name]: typed }))).toContain(`,"'${typed}"`)
    expect(rawLineOf(row({ leadName: 'Jean-Luc' }))).toContain(',"Jean-Luc",')
  })

  test('[A39] a quote, a comma, a semicolon and a line’s end stay inside their cell, wherever the table is opened', () => {
    expect(rawLineOf(row({ title: 'a "b", c\r\nd' }))).toContain(',"a ""b"", c\r\nd",')
    expect(rawLineOf(row({ title: 'A;=1+1' }))).toContain(',"A;=1+1",')
    expect(rawLineOf(row())).toMatch(/^("[^"]*",){17}"[^"]*"\r\n$/)
  })

  test('[R9.1] the heading says whose days and hours of booking these are', () => {
    const headOf = (language: (typeof languages)[number]) => bare(writeCsv(language, 'Asia/Shanghai').head)
    expect(headOf('en')).toContain(',Booked (Shanghai time),')
    expect(headOf('zh')).toContain(',预订时间（北京时间）,')
    expect(headOf('fr')).toContain(',Réservé le (heure de Shanghai),')
  })

  test('has a heading for every column in every language, and a cell for every heading', () => {
    for (const language of languages) {
      const csv = writeCsv(language, 'UTC')
      expect(csv.head.trimEnd().slice(1).split(',')).toHaveLength(18)
      expect(csv.head.charCodeAt(0)).toBe(0xfeff)
      expect(csv.lines([row()]).split(',')).toHaveLength(18)
    }
  })
})
