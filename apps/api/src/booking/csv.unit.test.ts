import { languages } from '@portolan/domain/language'
import type { SupplierProduct } from '@portolan/supplier/offer'
import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import type { HistoryRow } from './history-store.ts'

const yen = (minor: number) => ({ minor, currency: 'JPY' })

const part = (product: SupplierProduct, locator: string | null): HistoryRow['parts'][number] => ({
  ...{ reference: 'BCDFGHJK', locator, supplier: 's', product, title: 'Paris – Zürich', status: 'Ticketed' },
  ...{ travelStart: null, travelEnd: null },
})

const row = (more: Partial<HistoryRow> = {}): HistoryRow => ({
  ...{ id: 'b', orderId: 'o', reference: 'BCDFGHJK', product: 'rail', parts: [part('rail', 'LOC')], cameFrom: null },
  ...{ title: 'Paris – Zürich', status: 'Ticketed', paymentStatus: 'Captured', settlement: 'card', holdUntil: null },
  ...{ paymentWays: ['card'], there: yen(0), ended: null },
  ...{ travelStart: '2027-01-05T07:22', travelEnd: null, leadName: 'Ada', createdBy: null },
  ...{ createdAt: Date.UTC(2026, 0, 31, 23, 30), price: yen(1500), paid: yen(1500), refunded: yen(0) },
  ...more,
})

const linesOf = (...rows: HistoryRow[]) => csvOf(rows, 'en', 'Pacific/Auckland').split('\r\n')

describe('a table of bookings', () => {
  test('has one line for each, moments on the shop’s clock, sums as their currency has them', () => {
    expect(linesOf(row())[1]).toBe(
      'BCDFGHJK,LOC,rail,Paris – Zürich,Ticketed,Captured,2026-02-01 12:30,2027-01-05 07:22,,Ada,JPY,1500,0,',
    )
    expect(linesOf()).toHaveLength(2)
  })

  test('[F8] of a package one line, with the numbers of both suppliers', () => {
    const parts = [part('air', 'ABC123'), part('hotel', 'H-77')]
    expect(linesOf(row({ product: 'package', parts }))[1]).toMatch(/^BCDFGHJK,ABC123 H-77,package,/)
  })

  test('[A39] takes nothing for a formula, whatever stands before it', () => {
    for (const leadName of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|cmd', '%0A=1', '\u00a0=1'])
      expect(csvOf([row({ leadName })], 'en', 'UTC')).toContain(`"'${leadName}"`)
    expect(linesOf(row({ leadName: 'Jean-Luc' }))[1]).toContain(',Jean-Luc,')
  })

  test('[A39] a quote, a comma and a line’s end stay inside their cell', () => {
    expect(csvOf([row({ title: 'a "b", c\r\nd' })], 'en', 'UTC')).toContain(',"a ""b"", c\r\nd",')
  })

  test('has a heading for every column in every language', () => {
    for (const language of languages) {
      const [head = ''] = csvOf([], language, 'UTC').split('\r\n')
      expect(head.slice(1).split(',')).toHaveLength(14)
      expect(head.charCodeAt(0)).toBe(0xfeff)
    }
  })
})
