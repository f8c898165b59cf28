import { type Language, languages } from '@portolan/domain/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeRailPaperView } from '../rail/paper-view.ts'
import { type CalendarInput, writeCalendar } from './calendar.ts'
import { makeDocuments } from './documents.ts'
import { spanOf } from './local-time.ts'
import type { PaperEvent } from './paper.ts'
import { passBooking, purchaseIn, trainBooking } from './testing/sample-booking.ts'

const documents = makeDocuments({
  views: [makeRailPaperView(makePlaces(loadCatalogue()))],
  renderer: { render: () => Promise.reject(new Error('Nothing is drawn here.')) },
  timeZone: 'Asia/Shanghai',
})

const event: PaperEvent = {
  title: 'TGV Lyria 9203, Paris – Zürich',
  start: { local: '2026-12-15T07:22', timeZone: 'Europe/Paris' },
  end: { local: '2026-12-15T11:26', timeZone: 'Europe/Zurich' },
  minutes: 244,
  location: 'Paris Gare de Lyon',
  lines: ['TGV Lyria'],
}
const input: CalendarInput = {
  ...{ id: 'id', version: 0, tone: 'good', events: [event], createdAt: Date.UTC(2026, 10, 15), lines: [] },
}
const write = (more: Partial<CalendarInput>) => writeCalendar({ ...input, ...more }) ?? ''
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('the journey for the calendar', () => {
  test('an entry a train, at its moments in UTC, with the booking’s number', () => {
    const lines = unfolded(documents.calendar(trainBooking, purchaseIn('en')) ?? '')
    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Portolan//Documents//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
    ])
    expect(lines.filter((line) => /^(UID|DTSTART|DTEND|SUMMARY)/.test(line))).toEqual([
      `UID:${trainBooking.id}-1@portolan`,
      'DTSTART:20261215T062200Z',
      'DTEND:20261215T102600Z',
      'SUMMARY:TGV Lyria 9203\\, Paris Gare de Lyon – Zürich HB',
      `UID:${trainBooking.id}-2@portolan`,
      'DTSTART:20261220T184000Z',
      'DTEND:20261220T225800Z',
      'SUMMARY:Nightjet 40420\\, Zürich HB – Munich Hbf',
      `UID:${trainBooking.id}-3@portolan`,
      'DTSTART:20261221T054800Z',
      'DTEND:20261221T113600Z',
      'SUMMARY:TGV 9574\\, Munich Hbf – Paris Gare de Lyon',
    ])
    expect(lines).toContain(
      'DESCRIPTION:TGV Lyria 9203\\n4 h 04 min\\nBooking number: K7F3B2QX\\nSupplier reference: QXWZ7M',
    )
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
  })

  test('a pass takes whole days, from its first to its last', () => {
    const lines = unfolded(documents.calendar(passBooking, purchaseIn('fr')) ?? '')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261215')
    expect(lines).toContain('DTEND;VALUE=DATE:20270115')
    expect(lines).toContain('SUMMARY:Pass Benelux')
  })

  test('[R9.1] its numbers stand behind the colon of the language', () => {
    const textIn = (language: Language) =>
      unfolded(documents.calendar(trainBooking, purchaseIn(language)) ?? '').join('\n')
    expect(textIn('fr')).toContain('Numéro de réservation\u202f: K7F3B2QX')
    expect(textIn('zh')).toContain('订单号：K7F3B2QX')
    expect(textIn('zhHK')).toContain('供應商編號：QXWZ7M')
  })

  test.each(languages)('%s: no line is longer than 75 octets and every one ends with CR LF', (language) => {
    const text = documents.calendar(trainBooking, purchaseIn(language)) ?? ''
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('whatever is in a title, it is one property and comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const text = write({ events: [{ ...event, title }] })
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const found = unfolded(text).filter((line) => line.startsWith('SUMMARY:'))
        expect(found).toHaveLength(1)
        const read = found[0]?.slice(8).replace(/\\(n|.)/gu, (_, letter: string) => (letter === 'n' ? '\n' : letter))
        expect(read).toBe(title.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''))
      }),
      { examples: [['a\\nb \\; c\\, d\ne;f,g']] },
    )
  })

  test('[A39] a title cannot forge a property', () => {
    const text = write({ events: [{ ...event, title: 'x\r\nATTENDEE:mailto:eve@evil.example\nEND:VEVENT' }] })
    expect(unfolded(text).filter((line) => line.startsWith('ATTENDEE') || line === 'END:VEVENT')).toEqual([
      'END:VEVENT',
    ])
  })

  test('what is cancelled is taken back, what is held is not certain', () => {
    expect(write({ tone: 'off' })).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED\r\n/)
    expect(write({ tone: 'waiting' })).toContain('STATUS:TENTATIVE\r\n')
    expect(write({})).toMatch(/SEQUENCE:0\r\n[\s\S]*STATUS:CONFIRMED\r\n/)
  })

  test('without a day there is no calendar', () => {
    const undated = { ...trainBooking, product: 'visa' as const, travelStart: null, travelEnd: null }
    expect(documents.calendar(undated, purchaseIn('en'))).toBeUndefined()
  })
})

describe('[F15] local times and the clocks of their places', () => {
  const iso = (more: Partial<PaperEvent>) => spanOf({ ...event, ...more })?.map((one) => new Date(one).toISOString())
  const at = (local: string, timeZone = 'Europe/Paris') => ({ local, timeZone })

  test('each end has its own clock', () => {
    const span = iso({ start: at('2026-12-15T08:00', 'Europe/London'), end: at('2026-12-15T11:20'), minutes: 140 })
    expect(span).toEqual(['2026-12-15T08:00:00.000Z', '2026-12-15T10:20:00.000Z'])
  })

  test('a night train knows how long it travels when clocks are changed', () => {
    expect(iso({ start: at('2026-10-24T23:30'), end: at('2026-10-25T06:30'), minutes: 480 })).toEqual([
      '2026-10-24T21:30:00.000Z',
      '2026-10-25T05:30:00.000Z',
    ])
    expect(iso({ start: at('2026-03-28T23:30'), end: at('2026-03-29T06:30'), minutes: 360 })).toEqual([
      '2026-03-28T22:30:00.000Z',
      '2026-03-29T04:30:00.000Z',
    ])
  })

  test('of the two hours that have one name, the one that fits how long it takes', () => {
    const start = at('2026-10-25T02:30')
    const end = at('2026-10-25T04:00')
    expect(iso({ start, end, minutes: 90 })?.[0]).toBe('2026-10-25T01:30:00.000Z')
    expect(iso({ start, end, minutes: 150 })?.[0]).toBe('2026-10-25T00:30:00.000Z')
  })

  test('a time that clocks skip is still a moment', () => {
    expect(iso({ start: at('2026-03-29T02:30'), end: at('2026-03-29T04:00'), minutes: 30 })?.[0]).toBe(
      '2026-03-29T01:30:00.000Z',
    )
  })

  test('where the clocks are not known the local time stands', () => {
    const text = write({ events: [{ ...event, start: { local: event.start.local }, end: { local: event.end.local } }] })
    expect(text).toContain('DTSTART:20261215T072200\r\nDTEND:20261215T112600\r\n')
    expect(iso({ end: { local: '2026-12-15T11:26' } })?.[1]).toBe('2026-12-15T10:26:00.000Z')
  })

  test('at any hour of two years the clocks of the place show the local time again', () => {
    const zones = ['Europe/Paris', 'Europe/London', 'Asia/Shanghai', 'America/New_York', 'Asia/Kolkata']
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 730 * 24 * 4 }), (zone, quarter) => {
        const instant = Date.UTC(2026, 0, 1) + quarter * 900_000
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
        const local = clock.format(instant).replace(' ', 'T')
        const [from = 0] = spanOf({ ...event, start: at(local, zone), end: at(local, zone) }) ?? []
        expect(clock.format(from).replace(' ', 'T')).toBe(local)
      }),
    )
  })
})
