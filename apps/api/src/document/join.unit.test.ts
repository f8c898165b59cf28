import { afterAll, expect, test } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeRailPaperView } from '../rail/paper-view.ts'
import { makeDocuments } from './documents.ts'
import { joinCalendars } from './join-calendar.ts'
import { joinPdf } from './join-pdf.ts'
import { makeRenderer } from './render.ts'
import { readPdf } from './testing/pdf-reader.ts'
import { passBooking, purchaseIn, trainBooking } from './testing/sample-booking.ts'

const renderer = makeRenderer()
afterAll(() => renderer.close())
const documents = makeDocuments({
  views: [makeRailPaperView(makePlaces(loadCatalogue()))],
  renderer,
  timeZone: 'Asia/Shanghai',
})

test('papers in one file have their pages one after the other, every letter in its own font', {
  timeout: 60_000,
}, async () => {
  const files = await Promise.all([
    documents.pdf(trainBooking, purchaseIn('en'), { money: 'all' }),
    documents.pdf(passBooking, purchaseIn('ar'), { money: 'all' }),
    documents.pdf(trainBooking, purchaseIn('zh'), { money: 'there' }),
  ])
  const apart = files.map(readPdf)
  const joined = joinPdf(files, 'K7F3B2QX, (PASS42)')
  const read = readPdf(joined)
  expect(read.pages).toBe(apart.reduce((sum, { pages }) => sum + pages, 0))
  expect(read.lines).toEqual(apart.flatMap(({ lines }) => lines))
  expect(read.shapes).toEqual(apart.flatMap(({ shapes }) => shapes))
  const text = Buffer.from(joined).toString('latin1')
  expect(text).toContain(String.raw`/Title (K7F3B2QX, \(PASS42\))`)
  expect(text.match(/\/Type \/(Catalog|Pages)\b/g)).toEqual(['/Type /Catalog', '/Type /Pages'])
  // The table at the end leads to every object.
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj\n`, offset))).toEqual(
    offsets.map(() => true),
  )
  // Nothing refers to what is not there, and what was joined can be joined again.
  const most = Math.max(...[...text.matchAll(/\b(\d+) 0 R\b/g)].map(([, id]) => Number(id)))
  expect(most).toBeLessThanOrEqual(offsets.length)
  expect(text).not.toMatch(/\b0 0 R\b/)
  expect(readPdf(joinPdf([joined, joined], 'twice')).lines).toEqual([...read.lines, ...read.lines])
})

test('a file of anybody else is refused, not torn', () => {
  expect(() => joinPdf([Buffer.from('%PDF-1.7\nnothing')], 'x')).toThrow('none that we have written')
})

test('calendars in one have every entry once, under one head', () => {
  const [train, pass] = [
    documents.calendar(trainBooking, purchaseIn('en')),
    documents.calendar(passBooking, purchaseIn('en')),
  ]
  if (train === undefined || pass === undefined) throw new Error('Both have days.')
  const entries = (calendar: string) => calendar.match(/^UID:.*$/gm) ?? []
  const joined = joinCalendars([train, pass, train])
  expect(entries(joined)).toEqual([...entries(train), ...entries(pass)])
  expect(joined.match(/^(BEGIN|END):VCALENDAR\r$/gm)).toHaveLength(2)
  expect(joined.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(joined.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(joinCalendars([train])).toBe(train)
})
