import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { composePaper } from '../document/compose.ts'
import { trainBooking } from '../document/testing/sample-booking.ts'
import { withSum } from '../platform/sum-line.ts'
import { stayBooking, stayGuests } from '../testing/sample-stay.ts'
import { hotelPaperView } from './paper-view.ts'

const contentOf = (booking = stayBooking(), language: (typeof languages)[number] = 'en') =>
  hotelPaperView.contentOf(booking, stayGuests, language)

const hkd = (minor: number) => ({ minor, currency: 'HKD' })

describe('[R7.26] the voucher', () => {
  test('the house, when one may come and must go, and each room with its number', () => {
    const { kind, title, supplierName, sections } = contentOf()
    expect({ kind, title, supplierName }).toEqual({
      ...{ kind: 'voucher', title: 'Casa 1180001', supplierName: 'Casa 1180001' },
    })
    expect(sections).toEqual([
      {
        ...{ heading: 'Fri 14 May – Sun 16 May · 2 nights', legs: [] },
        lines: [
          'Rua Nova 7, 1100-001 Lisboa, Portugal',
          'Check-in: Friday, 14 May 2027, from 15:00',
          'Check-out: Sunday, 16 May 2027, until 11:00',
        ],
      },
      {
        ...{ heading: 'Room 1 · Room DBL', legs: [] },
        lines: [
          ...['2 adults, 1 child (aged 7)', '1 king bed · 24 m²', 'Breakfast'],
          ...['Free cancellation until 11 May 2027, 19:00 Lisbon time', 'Confirmation number RC1'],
        ],
      },
      {
        ...{ heading: 'Room 2 · Room SGL', legs: [] },
        lines: [
          ...['1 adult', '1 king bed · 24 m²', 'Breakfast', 'Free cancellation until 11 May 2027, 19:00 Lisbon time'],
          'Confirmation number RC2',
        ],
      },
    ])
  })

  test('who sleeps in which room, whatever the purchase calls them', () => {
    const { detailOf } = contentOf()
    expect(stayGuests.travelers.map((traveler) => detailOf?.(traveler))).toEqual([
      ...['Room 1 · Child', 'Room 2 · Adult', 'Room 1 · Adult', 'Room 1 · Adult'],
    ])
  })

  test('the price by rooms and taxes less what was taken off comes to the whole; what the house takes is told', () => {
    const booking = stayBooking()
    expect(contentOf(booking).priceLines).toEqual([
      { text: 'Room 1 · 2 nights', amount: hkd(198_000) },
      { text: 'Room 2 · 2 nights', amount: hkd(198_000) },
      { text: 'City tax', amount: hkd(7200) },
      { text: 'Discount', amount: hkd(-18_000) },
    ])
    expect(contentOf(booking).payThere).toEqual(['Pay at the hotel: EUR 8.00 (about HK$72.00)'])
    expect(contentOf(booking).terms.map(withSum)).toEqual(['Breakfast each morning.', 'All is paid when you book.'])
    const options = { money: 'all' as const, timeZone: 'Asia/Hong_Kong' }
    const paper = composePaper(booking, stayGuests, contentOf(booking), options)
    expect(paper.price).toMatchObject({ lines: [{}, {}, {}, {}], total: 'HK$3,852.00' })
    expect(paper.travelers[0]).toEqual({ name: 'Ben Lam', detail: 'Room 1 · Child' })
  })

  test('[F6] what the guest pays at the hotel stands in the copy without price; of what is cancelled no terms do', () => {
    const options = { money: 'there' as const, timeZone: 'Asia/Hong_Kong' }
    const booking = stayBooking({ isCancelled: false })
    const paper = composePaper(booking, stayGuests, contentOf(booking), options)
    expect(paper.price).toBeUndefined()
    expect(paper.terms).toContain('Pay at the hotel: EUR 8.00 (about HK$72.00)')
    const looked = composePaper(booking, stayGuests, contentOf(booking), { ...options, money: 'none' })
    expect(looked.terms.join('\n')).not.toContain('HK$')
    const over = composePaper({ ...booking, status: 'Cancelled' }, stayGuests, contentOf(booking), options)
    expect(over.terms).toEqual([])
  })

  test('[B9] that all is taken at once is said to who pays, and not to who only travels', () => {
    const booking = stayBooking()
    const options = { timeZone: 'Asia/Hong_Kong' }
    const termsFor = (money: 'all' | 'there' | 'none') =>
      composePaper(booking, stayGuests, contentOf(booking), { ...options, money }).terms
    expect(termsFor('all')).toContain('All is paid when you book.')
    for (const money of ['there', 'none'] as const) {
      expect(termsFor(money)).not.toContain('All is paid when you book.')
      expect(termsFor(money)).toContain('Breakfast each morning.')
    }
  })

  test('a room that was cancelled is told as such, and its rules no more', () => {
    const { sections, payThere } = contentOf(stayBooking({ isCancelled: true }))
    expect(sections[2]?.heading).toBe('Room 2 · Room SGL · Cancelled')
    expect(payThere).toEqual(['Pay at the hotel: EUR 4.00 (about HK$36.00)'])
  })

  test('what is cancelled has no deadline any more, room by room and as a whole', () => {
    const deadlines = (content: ReturnType<typeof contentOf>) =>
      content.sections.slice(1).map(({ lines }) => lines.some((line) => String(line).startsWith('Free cancellation')))
    expect(deadlines(contentOf(stayBooking()))).toEqual([true, true])
    expect(deadlines(contentOf(stayBooking({ isCancelled: true })))).toEqual([true, false])
    expect(deadlines(contentOf({ ...stayBooking(), status: 'Cancelled' }))).toEqual([false, false])
  })

  test('in the calendar on the clock of the house', () => {
    expect(contentOf().events).toMatchObject([
      {
        ...{ title: 'Casa 1180001', location: 'Rua Nova 7, 1100-001 Lisboa, Portugal' },
        start: { local: '2027-05-14T15:00', timeZone: 'Europe/Lisbon' },
        end: { local: '2027-05-16T11:00', timeZone: 'Europe/Lisbon' },
      },
    ])
  })

  test('before anything is reserved it is what was offered; in every language', () => {
    const offered = contentOf(stayBooking({}, { reservation: null }))
    expect(offered.sections).toHaveLength(3)
    expect(offered.sections[1]?.lines).not.toContain('Confirmation number RC1')
    expect(offered.detailOf?.({ ref: 'lila', type: 'adult', lead: false })).toBe('Room 2 · Adult')
    const headings = languages.map((language) => contentOf(stayBooking(), language).sections[1]?.heading)
    expect(headings).toEqual([
      ...['Room 1 · Room DBL', '房间1 · Room DBL', '房間 1 · Room DBL', 'Habitación 1 · Room DBL'],
      ...['Chambre 1 · Chambre DBL', 'الغرفة 1 · Room DBL'],
    ])
    expect(contentOf(stayBooking(), 'zhHK').title).toBe('里斯本之家')
  })

  test('what is no room is not for this view', () => {
    expect(hotelPaperView.suits?.(stayBooking())).toBe(true)
    expect(hotelPaperView.suits?.(trainBooking)).toBe(false)
  })
})
