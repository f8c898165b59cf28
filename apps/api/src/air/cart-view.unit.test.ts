import { languages } from '@portolan/domain/language'
import { isPictureKey } from '@portolan/picture/key'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { WrongHandles } from '../platform/wrong-handles.ts'
import { keptFlight, oneLeg, thereAndBack } from '../testing/sample-flight.ts'
import { makeAirCartView } from './cart-view.ts'

const view = makeAirCartView(makePlaces(loadCatalogue()))
const three = { query: { legs: [1, 2, 3] } }
const legs = [
  keptFlight(oneLeg(0, 'CX 1 HKG 09:00 LIS 16:00'), 100, three),
  keptFlight(oneLeg(1, 'TP 2 LIS 18:00 MAD 20:00'), 100, three),
  keptFlight(oneLeg(2, 'CX 3 MAD 10:00 HKG 06:00+1'), 100, three),
]

describe('flights in the cart', () => {
  test('there and back: the route by its cities, each way in a line, fare and passengers', () => {
    const display = view.display([keptFlight(thereAndBack(), 100)], {}, 'en')
    expect(display).toMatchObject({
      title: 'Hong Kong – Lisbon',
      lines: [
        'Tue 15 Dec 00:35–12:40 · HKG–LIS · TP 383, TP 191',
        'Sun 20 Dec 14:00–12:30 (+1) · LIS–HKG · TP 192',
        'Light · Economy · 2 adults, 1 child',
      ],
      ...{ start: '2026-12-15T00:35:00', end: '2026-12-21T12:30:00' },
    })
    expect(isPictureKey(/picture\/(.+)\.svg$/.exec(display.imageUrl ?? '')?.[1] ?? '')).toBe(true)
  })

  test('where one has to be, and when: both ends of each way with their flights, and how many go', () => {
    const { stops, party } = view.display([keptFlight(thereAndBack(), 100)], {}, 'es')
    expect(
      stops?.map(({ code, role, at, flight }) => [code, role, at, `${flight?.airline} ${flight?.number}`]),
    ).toEqual([
      ['HKG', 'depart', '2026-12-15T00:35', 'TP 383'],
      ['LIS', 'arrive', '2026-12-15T12:40', 'TP 191'],
      ['LIS', 'depart', '2026-12-20T14:00', 'TP 192'],
      ['HKG', 'arrive', '2026-12-21T12:30', 'TP 192'],
    ])
    const [lisbon] = stops?.slice(1) ?? []
    expect(lisbon).toMatchObject({
      kind: 'airport',
      name: 'Aeropuerto de Lisboa (Humberto Delgado)',
      lat: expect.closeTo(38.8, 1),
      lon: expect.closeTo(-9.1, 1),
    })
    expect(party).toEqual({ adults: 2, children: 1 })
  })

  test('what was chosen beside the fare has a line of its own', () => {
    const amount = { minor: 1200, currency: 'EUR' }
    const chosen = { travelerRef: '1', quantity: 1, voyage: 0, amount }
    const extras = [
      { ...chosen, code: 'BAG', kind: 'bag' as const },
      { ...chosen, code: 'BAG', kind: 'bag' as const, travelerRef: '2' },
      { ...chosen, code: 'S', kind: 'seat' as const, seat: '14A', segment: 0 },
    ]
    const told = (language: (typeof languages)[number]) =>
      view.display([keptFlight(thereAndBack('a', { extras }), 100)], {}, language).lines.at(-1)
    expect(languages.map(told)).toEqual([
      ...['Seat 14A · 2 extra bags', '座位14A · 额外行李2件', '座位 14A · 額外行李 2 件'],
      ...['Asiento 14A · 2 maletas adicionales', 'Place 14A · 2 bagages supplémentaires'],
      'مقعد 14A · حقيبتان إضافيتان',
    ])
  })

  test('several cities one after the other; a way on by land after a comma', () => {
    expect(view.display(legs, {}, 'en').title).toBe('Hong Kong – Lisbon – Madrid – Hong Kong')
    const byLand = legs.with(1, keptFlight(oneLeg(1, 'TP 2 LIS 18:00 LHR 20:00'), 100, three))
    expect(view.title?.(legs, 'en')).toBe('Hong Kong – Lisbon – Madrid – Hong Kong')
    expect(view.display(byLand, {}, 'en').title).toBe('Hong Kong – Lisbon – London, Madrid – Hong Kong')
  })

  test('speak the caller’s language', () => {
    const texts = languages.map((language) => view.display([keptFlight(thereAndBack(), 100)], {}, language))
    expect(texts.map(({ title }) => title)).toEqual([
      ...['Hong Kong – Lisbon', '香港 – 里斯本', '香港 – 里斯本', 'Hong Kong – Lisboa', 'Hong Kong – Lisbonne'],
      'هونغ كونغ – لشبونة',
    ])
    expect(texts[2]?.lines.at(-1)).toBe('Light · 經濟客艙 · 2 位成人 1 名兒童')
    expect(texts[5]?.lines.at(-1)).toBe('Light · الدرجة السياحية · بالغان وطفل واحد')
  })

  test('refuse offers of two searches, and what is not the whole trip', () => {
    const refusalOf = (work: () => unknown) => {
      try {
        work()
      } catch (error) {
        if (error instanceof WrongHandles) return [error.status, error.why, ...error.places]
      }
      return undefined
    }
    const elsewhere = keptFlight(oneLeg(1, 'TP 2 LIS 18:00 MAD 20:00', { search: 'another' }), 100, three)
    expect(refusalOf(() => view.display(legs.with(1, elsewhere), {}, 'en'))).toEqual([400, 'error.air.twoSearches', 1])
    expect(refusalOf(() => view.display(legs.slice(0, 2), {}, 'en'))).toEqual([400, 'error.air.legsMissing', 1])
    const nothing = keptFlight(thereAndBack(), 100, { detail: { title: 'Simulated' } })
    expect(refusalOf(() => view.display([nothing], {}, 'en'))).toEqual([400, 'error.offer.unknown', 0])
    expect([view.suits?.([nothing]), view.suits?.(legs)]).toEqual([false, true])
  })
})

describe('in place of flights that are gone', () => {
  const numbersIn = (found: ReturnType<NonNullable<typeof view.instead>> = []) =>
    found.map((offers) => offers.map(({ identity }) => identity).join(' | '))

  test('the nearest of the same search, the same flights in another fare among them', () => {
    const wanted = keptFlight(thereAndBack('wanted'), 100)
    const classic = keptFlight(thereAndBack('classic', { fareCode: 'classic' }), 120)
    const flex = keptFlight(thereAndBack('flex', { fareCode: 'flex' }), 150)
    const other = keptFlight(thereAndBack('other', { flights: 'others', search: 'search' }), 90)
    expect(numbersIn(view.instead?.([wanted], [flex, other, classic, wanted]))).toEqual(['other'])
    expect(numbersIn(view.instead?.([wanted], [other, classic]))).toEqual(['other', 'classic'])
  })

  test('all legs of several cities, as near as can be, and in time', () => {
    const at = (leg: number, text: string) => keptFlight(oneLeg(leg, text), 100, three)
    const found = [
      ...legs.slice(1),
      at(0, 'CX 5 HKG 11:00 LIS 17:30'),
      at(0, 'CX 7 HKG 09:30 LIS 19:00'),
      at(1, 'TP 8 LIS 21:00 MAD 23:00'),
    ]
    expect(numbersIn(view.instead?.(legs, found))).toEqual([
      'CX 5 HKG 11:00 LIS 17:30 | TP 2 LIS 18:00 MAD 20:00 | CX 3 MAD 10:00 HKG 06:00+1',
      'CX 7 HKG 09:30 LIS 19:00 | TP 8 LIS 21:00 MAD 23:00 | CX 3 MAD 10:00 HKG 06:00+1',
      'CX 5 HKG 11:00 LIS 17:30 | TP 8 LIS 21:00 MAD 23:00 | CX 3 MAD 10:00 HKG 06:00+1',
    ])
    expect(
      numbersIn(
        view.instead?.(
          legs,
          found.filter(({ identity }) => !identity.startsWith('CX 3')),
        ),
      ),
    ).toEqual([])
  })
})
