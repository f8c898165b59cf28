import { languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { composePaper } from '../document/compose.ts'
import { purchaseIn, trainBooking } from '../document/testing/sample-booking.ts'
import { departureBooking, keptDeparture, sampleDeparture } from '../testing/sample-departure.ts'
import { activityCartView } from './cart-view.ts'
import { activityPaperView } from './paper-view.ts'
import { makeActivityReservationView } from './reservation-view.ts'

const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const people = { ...purchaseIn('en'), travelers: [] }
const ownGroup = sampleDeparture({
  group: { ...sampleDeparture().group, code: 'PRIVATE', name: { en: 'Private group' }, pricing: 'group' },
})

describe('in the cart', () => {
  test('what, when, in which group, and who comes', () => {
    for (const language of languages)
      expect(activityCartView.title?.([keptDeparture()], language)).toBe(
        activityCartView.display([keptDeparture()], {}, language).title,
      )
    expect(activityCartView.display([keptDeparture()], {}, 'en')).toEqual({
      title: 'Alfama on foot',
      lines: [
        'Fri 14 May · 10:00–12:30',
        'Shared group · 2 adults, 1 child',
        'Praça do Comércio',
        'Free cancellation until 13 May 2027, 10:00 Lisbon time',
      ],
      deadlines: [
        {
          text: '13 May 2027, 10:00 Lisbon time',
          absoluteDeadline: '2027-05-13T10:00:00+01:00',
          clock: 'Lisbon time',
        },
      ],
      ...{ start: '2027-05-14T10:00:00', end: '2027-05-14T12:30:00' },
      imageUrl: '/api/v1/picture/oldtown~any~LISBOA-01.svg',
      party: { adults: 2, children: 1 },
    })
  })

  test('two departures are two items, and what is no departure is none', () => {
    expect(() => activityCartView.display([keptDeparture(), keptDeparture()], {}, 'en')).toThrow('400')
    expect(() => activityCartView.display([keptDeparture(sampleDeparture(), { detail: {} })], {}, 'en')).toThrow('400')
    expect(activityCartView.suits?.([keptDeparture()])).toBe(true)
    expect(activityCartView.suits?.(trainBooking.offers)).toBe(false)
  })

  test('instead of what is gone: the same group at the nearest hour, then another group; never another activity', () => {
    const at = (hour: string, code = 'SHARED', id = 'LISBOA-01') => {
      const { tour, group } = sampleDeparture()
      const startsAt = `2027-05-14T${hour}`
      return keptDeparture(sampleDeparture({ startsAt, tour: { ...tour, id }, group: { ...group, code } }))
    }
    const found = [at('10:00'), at('16:00'), at('10:00', 'SMALL'), at('11:30'), at('11:00', 'SHARED', 'LISBOA-02')]
    const instead = activityCartView.instead?.([at('10:00')], found) ?? []
    expect(instead.map(([offer]) => offer?.identity)).toEqual([
      ...['LISBOA-01/SHARED/2027-05-14T11:30', 'LISBOA-01/SHARED/2027-05-14T16:00'],
      'LISBOA-01/SMALL/2027-05-14T10:00',
    ])
  })
})

describe('the voucher', () => {
  test('when, where to be, with whom, in which language, and the code that the guide scans', () => {
    const booking = departureBooking()
    const content = activityPaperView.contentOf(booking, people, 'en')
    expect(content).toMatchObject({ kind: 'voucher', title: 'Alfama on foot', code: '12345678' })
    expect(content.sections).toEqual([
      {
        ...{ heading: 'Friday, 14 May 2027', legs: [] },
        lines: [
          ...['10:00–12:30 · 2 h 30 min', 'Starting point: Praça do Comércio', 'Ends at: Miradouro de Santa Luzia'],
          ...['Shared group · Group of up to 18', 'Languages: English, Portuguese', '2 adults, 1 child'],
          'Voucher number 12345678',
        ],
      },
    ])
    expect(content.events).toMatchObject([
      { start: { local: '2027-05-14T10:00', timeZone: 'Europe/Lisbon' }, location: 'Praça do Comércio', minutes: 150 },
    ])
    expect(content.detailOf?.({ ref: '3', type: 'child', lead: false })).toBe('Child')
  })

  test('what everybody pays comes to the whole, to the cent; a private group has one line; without price there is none', () => {
    const content = activityPaperView.contentOf(departureBooking(), people, 'en')
    expect(content.priceLines).toEqual([
      { text: '1 child', amount: hkd(13_515) },
      { text: '2 adults', amount: hkd(45_050) },
    ])
    const own = departureBooking(ownGroup)
    expect(activityPaperView.contentOf(own, people, 'en').priceLines).toEqual([
      { text: 'Private group', amount: hkd(58_565) },
    ])
    const options = { money: 'there' as const, timeZone: 'Asia/Hong_Kong' }
    const paper = composePaper(departureBooking(), people, content, options)
    expect(paper).toMatchObject({ code: '12345678' })
    expect(paper).not.toHaveProperty('price')
  })

  test('in every language', () => {
    const told = languages.map((language) =>
      JSON.stringify(activityPaperView.contentOf(departureBooking(), people, language)),
    )
    expect(new Set(told).size).toBe(languages.length)
    for (const text of told) expect(text).not.toMatch(/\{\w+\}|undefined/)
  })
})

describe('[R7.20] a booking tells what was bought', () => {
  const view = makeActivityReservationView({ uniqueIDOf: ({ reference }) => ({ type: '14', id: reference }) })

  test('with places, people and the code; a cancelled one has no code any more', () => {
    const booking = departureBooking()
    expect(view.reservationOf(booking, people, 'fr')).toMatchObject({
      ...{ total: { amount: 585.65 }, voucher: { format: 'QRCODE', value: '12345678' } },
      activity: {
        ...{ tourActivityID: 'LISBOA-01', name: 'Alfama à pied', groupName: 'Groupe partagé' },
        startingPoint: { locationName: 'Praça do Comércio' },
        endingPoint: { position: { latitude: 38.7117 } },
        participants: [
          { qualifierInfo: 'Child', quantity: 1, price: { amount: 135.15 } },
          { qualifierInfo: 'Adult', quantity: 2, price: { amount: 450.5 } },
        ],
      },
    })
    const cancelled = departureBooking(sampleDeparture(), { status: 'Cancelled' })
    expect(view.reservationOf(cancelled, people, 'en')).not.toHaveProperty('voucher')
  })

  test('while it is held, until when; before anything is reserved, as it was offered', () => {
    const held = departureBooking(sampleDeparture(), {
      ...{ status: 'OnHold', holdUntil: Date.parse('2027-05-01T10:00:00Z'), reservation: null },
    })
    expect(view.reservationOf(held, people, 'en')).toMatchObject({
      ...{ holdExpires: '2027-05-01T10:00:00.000Z', activity: { start: '2027-05-14T10:00:00' } },
    })
  })
})
