import { expect, test } from 'vitest'
import type { Bill } from '../bill.ts'
import { drawPdf } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { barePages } from '../testing/bare-page.ts'
import { readPdf } from '../testing/pdf-reader.ts'

const createdAt = Date.parse('2026-11-15T16:12:00Z')

const some = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`)

const paperWith = (more: Partial<Paper>): Paper => ({
  kind: 'voucher',
  title: 'Casa do Cais',
  reference: 'K7F3B2QX',
  locator: 'H7',
  supplierName: 'Casa do Cais',
  status: { text: 'Confirmed', tone: 'good' },
  travelers: [{ name: 'Mei Lam', detail: 'Adult' }],
  sections: ['Fri 14 May – Sun 16 May', 'Room 1', 'Room 2'].map((heading) => ({
    heading,
    legs: [],
    lines: some(5, heading),
  })),
  told: [],
  price: { lines: [], total: 'HK$3,852.00', payments: [{ text: 'Paid by card', amount: 'HK$3,852.00' }] },
  terms: [],
  code: 'PTL1/K7F3B2QX/H7',
  issued: 'Issued on 16 November 2026',
  ...more,
})

const billWith = (entries: number): Bill => ({
  kind: 'Invoice',
  number: '2026-000123',
  facts: [{ name: 'Number', value: '2026-000123' }],
  parties: [{ heading: 'Seller', lines: ['Portolan', '4 Dock Road'] }],
  entriesHeading: 'Services',
  entries: some(entries, 'Night').map((text) => ({ text, details: ['Booking number: K7F3B2QX'], amount: 'HK$1.00' })),
  sums: [
    { text: 'Total', amount: 'HK$1.00', isTotal: true },
    { text: 'Paid by card on 15 November 2026', amount: 'HK$1.00' },
  ],
  notes: ['Margin scheme for travel agents: VAT is not shown separately.'],
  issued: 'Issued on 16 November 2026',
})

interface Growing {
  readonly what: string
  readonly from: number
  readonly to: number
  paperOf(count: number): Paper
}

/** The end of each walks down over the foot of a page, line by line. */
const growing: readonly Growing[] = [
  { what: 'conditions', from: 6, to: 11, paperOf: (count) => paperWith({ terms: some(count, 'Condition') }) },
  {
    what: 'travellers',
    from: 12,
    to: 18,
    paperOf: (count) => paperWith({ travelers: some(count, 'Guest').map((name) => ({ name })) }),
  },
  {
    what: 'rooms before two conditions',
    from: 1,
    to: 3,
    paperOf: (count) => {
      const rooms = some(count, 'Further room').map((heading) => ({ heading, legs: [], lines: some(4, heading) }))
      return paperWith({ sections: [...paperWith({}).sections, ...rooms], terms: some(2, 'Condition') })
    },
  },
  {
    what: 'answers',
    from: 3,
    to: 5,
    paperOf: (count) => paperWith({ told: some(count, 'Question').map((question) => ({ question, answer: 'Yes' })) }),
  },
]

test.each(growing)(
  '[F6] $what: no page of a paper holds only its foot, or a line or two that ran over',
  async (one) => {
    let pages = 0
    for (let count = one.from; count <= one.to; count++) {
      const read = readPdf(await drawPdf({ paper: one.paperOf(count), language: 'en', createdAt }))
      expect(barePages(read), `${count} ${one.what}`).toEqual([])
      pages = Math.max(pages, read.pages)
    }
    expect(pages, 'it did run over').toBe(2)
  },
)

test('[F6] the total of a bill and the note below it are on one page, and no page holds only its foot', async () => {
  const reads = []
  for (let count = 10; count <= 12; count++)
    reads.push(readPdf(await drawPdf({ bill: billWith(count), language: 'en', createdAt })))
  for (const read of reads) {
    expect(barePages(read)).toEqual([])
    const last = read.linesOfPages.at(-1)?.join('\n')
    expect(last).toContain('Total')
    expect(last).toContain('Margin scheme')
  }
  expect(reads.map(({ pages }) => pages)).toContain(2)
})

test('[F6] a room, its bed, its terms and its number stay on one page', async () => {
  const rooms = some(8, 'Room').map((heading) => ({ heading, legs: [], lines: some(4, `${heading}: line`) }))
  const { linesOfPages } = readPdf(await drawPdf({ paper: paperWith({ sections: rooms }), language: 'en', createdAt }))
  for (const { heading, lines } of rooms) {
    const page = linesOfPages.find((all) => all.includes(heading))
    expect(page, heading).toEqual(expect.arrayContaining(lines))
  }
})

test('[F6] what is longer than a page goes on over the next', async () => {
  const long = 'A condition of the kind that lawyers write, which goes on and on and says it once more. '.repeat(40)
  const [section] = paperWith({}).sections
  const sections = [{ heading: section?.heading ?? '', legs: [], lines: some(90, 'Line') }]
  const paper = paperWith({ sections, terms: [long, long, long] })
  const { lines, pages } = readPdf(await drawPdf({ paper, language: 'en', createdAt }))
  expect(lines).toEqual(expect.arrayContaining(some(90, 'Line')))
  expect(lines.join(' ').replace(/\s+/g, ' ').split('says it once more').length - 1).toBe(120)
  expect(pages).toBeGreaterThan(3)
})

test('the foot of each page says which it is, and of how many', async () => {
  const feetOf = async (bill: Bill) => {
    const { lines } = readPdf(await drawPdf({ bill, language: 'en', createdAt }))
    return lines.filter((line) => /^Page \d+ of \d+$/.test(line))
  }
  expect(await feetOf(billWith(1))).toEqual(['Page 1 of 1'])
  expect(await feetOf(billWith(20))).toEqual(['Page 1 of 2', 'Page 2 of 2'])
})
