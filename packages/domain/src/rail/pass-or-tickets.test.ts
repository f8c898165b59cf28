import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate } from '../date.ts'
import { type ComparedLeg, type ComparedPass, type ComparedPlan, comparePlans } from './pass-or-tickets.ts'
import { lastDayOf } from './pass-validity.ts'

const first = '2026-12-15'
const dayOf = (offset: number): IsoDate => addDays(first, offset)

const leg = (offset: number, ticket: number, more: Partial<ComparedLeg> = {}): ComparedLeg => ({
  days: [dayOf(offset)],
  countries: ['FR'],
  ticket,
  reservation: 0,
  reservationCount: 0,
  ...more,
})

const pass = (id: string, price: number, more: Partial<ComparedPass> = {}): ComparedPass => ({
  id,
  product: id.split(' ')[0] ?? id,
  price,
  countries: ['FR', 'CH', 'IT'],
  passType: 'FLEXIBLE',
  validity: 'P3D',
  within: 'P1M',
  earliest: first,
  latest: dayOf(300),
  ...more,
})

const totals = (plans: readonly ComparedPlan[]) => plans.map(({ kind, total, pass: of }) => [kind, of?.id, total])

describe('[R3.15] pass or tickets', () => {
  test('the arithmetic of six journeys: a pass for five days and one ticket', () => {
    const tickets = [210_600, 192_600, 140_400, 124_200, 263_400, 87_600]
    const seats = [27_176, 29_893, 35_328, 35_328, 38_046, 0]
    const legs = tickets.map((ticket, index) =>
      leg(index * 3, ticket, { reservation: seats[index] ?? 0, reservationCount: seats[index] ? 3 : 0 }),
    )
    const passes = [pass('EU 5', 679_800, { validity: 'P5D' }), pass('EU 7', 818_400, { validity: 'P7D' })]
    const [best, ...others] = comparePlans(legs, passes)
    expect(best).toEqual({
      kind: 'mixed',
      pass: { id: 'EU 5', price: 679_800, start: first, daysUsed: 5, daysSpare: 0 },
      covered: [0, 1, 2, 3, 4],
      ticketed: [5],
      ticketTotal: 87_600,
      reservations: 165_771,
      reservationCount: 15,
      total: 933_171,
      saving: 1_018_800 - 933_171,
    })
    expect(totals(others)).toEqual([
      ['pass', 'EU 7', 984_171],
      ['tickets', undefined, 1_018_800],
    ])
  })

  test('the days are chosen inside the span, wherever it begins', () => {
    const legs = [leg(0, 100), leg(40, 500), leg(45, 500), leg(69, 500)]
    const [best] = comparePlans(legs, [pass('EU 3', 900)])
    expect(best).toMatchObject({ pass: { start: dayOf(40), daysUsed: 3 }, covered: [1, 2, 3], total: 1000 })
    expect(comparePlans([...legs.slice(0, 3), leg(71, 500)], [pass('EU 3', 900)])[0]).toMatchObject({ covered: [1, 2] })
  })

  test('two journeys of one day use one day; a journey on two days uses two', () => {
    const day = [leg(0, 300), leg(0, 300), leg(1, 300), leg(2, 300)]
    expect(comparePlans(day, [pass('EU 3', 500)])[0]).toMatchObject({ kind: 'pass', total: 500 })
    const long = [leg(0, 400, { days: [dayOf(0), dayOf(1)] }), leg(2, 300), leg(3, 300)]
    expect(comparePlans(long, [pass('EU 3', 500)])[0]).toMatchObject({ kind: 'mixed', covered: [0, 1], total: 800 })
  })

  test('what costs the same: tickets, then the whole by pass, then the cheaper pass, then by name', () => {
    const legs = [leg(0, 300), leg(1, 400, { countries: ['CH'] })]
    const french = (id: string, price: number) => pass(id, price, { countries: ['FR'] })
    const swiss = (id: string, price: number) => pass(id, price, { countries: ['CH'] })
    expect(totals(comparePlans(legs, [pass('EU 3', 700)]))).toEqual([
      ['tickets', undefined, 700],
      ['pass', 'EU 3', 700],
    ])
    const others = [swiss('AA 3', 200), swiss('AB 3', 200), pass('ZZ 3', 500), french('ZY 3', 100)]
    for (const passes of [others, others.toReversed()])
      expect(totals(comparePlans(legs, passes))).toEqual([
        ['pass', 'ZZ 3', 500],
        ['mixed', 'ZY 3', 500],
        ['mixed', 'AA 3', 500],
        ['mixed', 'AB 3', 500],
        ['tickets', undefined, 700],
      ])
  })

  test('what gains the same is done with fewer days, and then with fewer legs', () => {
    const abroad = leg(9, 500, { countries: ['ES'] })
    const nothing = (offset: number) => leg(offset, 50, { reservation: 50, reservationCount: 1 })
    const [later] = comparePlans([nothing(1), leg(0, 300), abroad], [pass('EU 3', 100)])
    expect(later).toMatchObject({ pass: { daysUsed: 1, daysSpare: 2 }, covered: [1], total: 650 })
    const [same] = comparePlans([leg(0, 300), nothing(0), abroad], [pass('EU 3', 100)])
    expect(same).toMatchObject({ pass: { daysUsed: 1, daysSpare: 2 }, covered: [0], total: 650 })
    const overnight = leg(0, 300, { days: [dayOf(0), dayOf(1)] })
    const [shorter] = comparePlans([overnight, leg(5, 300)], [pass('EU 2', 100, { validity: 'P2D' })])
    expect(shorter).toMatchObject({ pass: { daysUsed: 1, daysSpare: 1 }, covered: [1], total: 400 })
  })

  test('a pass without counted days is good for all of its span', () => {
    const month = pass('EU month', 500, { passType: 'CONSECUTIVE', validity: 'P1M', within: undefined })
    const legs = [leg(0, 300), leg(10, 300), leg(20, 300), leg(30, 300)]
    const [best] = comparePlans(legs, [month])
    expect(best).toMatchObject({ kind: 'pass', total: 500, pass: { daysUsed: 4, daysSpare: 27 } })
    expect(comparePlans([...legs.slice(0, 3), leg(31, 300)], [month])[0]).toMatchObject({ covered: [0, 1, 2] })
  })

  test('ten legs are compared, and no more', () => {
    const legs = Array.from({ length: 10 }, (_, index) => leg(index, 100))
    expect(comparePlans(legs, [pass('EU 10', 900, { validity: 'P10D' })])[0]).toMatchObject({ total: 900 })
    for (const wrong of [[], [...legs, leg(10, 100)]])
      expect(() => comparePlans(wrong, [])).toThrow(new RangeError('One to ten legs are compared.'))
  })

  test('a pass covers nothing that leaves its countries', () => {
    const legs = [leg(0, 300), leg(1, 300, { countries: ['FR', 'ES'] })]
    expect(totals(comparePlans(legs, [pass('EU 3', 200)]))).toEqual([
      ['mixed', 'EU 3', 500],
      ['tickets', undefined, 600],
    ])
  })

  test('a pass that pays for no journey is shown alone, where it covers all, and never with tickets', () => {
    const legs = [leg(0, 10, { reservation: 20, reservationCount: 1 }), leg(1, 10, { reservation: 20 })]
    expect(totals(comparePlans(legs, [pass('EU 3', 200)]))).toEqual([
      ['tickets', undefined, 20],
      ['pass', 'EU 3', 240],
    ])
    const worthNothing = [leg(0, 20, { reservation: 20 }), leg(1, 500, { countries: ['ES'] })]
    expect(totals(comparePlans(worthNothing, [pass('EU 3', 200)]))).toEqual([['tickets', undefined, 520]])
  })

  test('a consecutive pass covers every day of its span and says how many are left', () => {
    const days = { passType: 'CONSECUTIVE', validity: 'P4D', within: undefined } as const
    const legs = [leg(0, 300), leg(3, 300), leg(4, 300)]
    const [best] = comparePlans(legs, [pass('CH 4', 100, days)])
    expect(best).toMatchObject({ covered: [0, 1], pass: { daysUsed: 2, daysSpare: 2 }, total: 400 })
  })

  test('a pass begins on no day before or after it may', () => {
    const legs = [leg(0, 300), leg(3, 400), leg(4, 500), leg(40, 600)]
    const [best, tickets] = comparePlans(legs, [pass('EU 3', 100, { earliest: dayOf(1), latest: dayOf(2) })])
    expect(best).toMatchObject({ covered: [1, 2], total: 1000, pass: { start: dayOf(2) } })
    expect(tickets).toMatchObject({ kind: 'tickets', total: 1800 })
  })

  test('the same pass costing more for the same journeys is left out, and twelve ways at most are shown', () => {
    const legs = [leg(0, 300), leg(1, 300), leg(2, 300)]
    const passes = [pass('EU 1st', 700), pass('EU 2nd', 500), pass('EU 5', 600, { validity: 'P5D' })]
    expect(totals(comparePlans(legs, passes))).toEqual([
      ['pass', 'EU 2nd', 500],
      ['tickets', undefined, 900],
    ])
    const many = Array.from({ length: 40 }, (_, index) => pass(`P${index}`, 100 + index))
    const shown = comparePlans(legs, many)
    expect(shown).toHaveLength(12)
    expect(shown.at(-1)?.kind).toBe('tickets')
  })

  test('no journey and eleven are no comparison', () => {
    expect(() => comparePlans([], [])).toThrow(RangeError)
    expect(() =>
      comparePlans(
        Array.from({ length: 11 }, () => leg(0, 1)),
        [],
      ),
    ).toThrow(RangeError)
  })
})

const anyLeg = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }).map(dayOf), { minLength: 1, maxLength: 2 }),
  countries: fc.subarray(['FR', 'CH', 'ES'], { minLength: 1 }),
  ticket: fc.integer({ min: 0, max: 60 }),
  reservation: fc.integer({ min: 0, max: 20 }),
  reservationCount: fc.integer({ min: 0, max: 3 }),
})

const anyPass = fc
  .record({
    price: fc.integer({ min: 0, max: 120 }),
    countries: fc.subarray(['FR', 'CH', 'ES', 'IT'], { minLength: 1 }),
    passType: fc.constantFrom('FLEXIBLE', 'CONSECUTIVE'),
    days: fc.integer({ min: 1, max: 4 }),
    within: fc.constantFrom('P4D', 'P6D', 'P1M'),
    product: fc.constantFrom('A', 'B'),
    earliest: fc.integer({ min: 0, max: 2 }).map(dayOf),
    latest: fc.integer({ min: 2, max: 7 }).map(dayOf),
  })
  .map(({ days, within, passType, ...rest }) => ({
    ...rest,
    ...{ passType, validity: `P${days}D` },
    ...(passType === 'FLEXIBLE' && { within }),
  }))

const subsetsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_item, index) => (mask >> index) % 2 === 1))

/** Every way to use a pass: each first day, each choice of days of travel, each choice of journeys on those days. */
function allWays(legs: readonly ComparedLeg[], one: ComparedPass): { covered: ComparedLeg[]; total: number }[] {
  const horizon = Array.from({ length: 8 }, (_, offset) => dayOf(offset))
  const isFlexible = one.passType === 'FLEXIBLE'
  const starts = horizon.filter((day) => day >= one.earliest && day <= one.latest)
  return starts.flatMap((start) => {
    const end = lastDayOf(start, isFlexible ? (one.within ?? '') : one.validity)
    const span = horizon.filter((day) => day >= start && day <= end)
    const most = isFlexible ? Number(one.validity.slice(1, -1)) : span.length
    const choices = subsetsOf(span).filter((days) => days.length <= most)
    return choices.flatMap((days) => {
      const possible = legs.filter(
        ({ days: own, countries }) =>
          own.every((day) => days.includes(day)) && countries.every((country) => one.countries.includes(country)),
      )
      return subsetsOf(possible).map((covered) => ({
        covered,
        total: legs.reduce(
          (above, other) => above + (covered.includes(other) ? other.reservation : other.ticket),
          one.price,
        ),
      }))
    })
  })
}

test('[R3.15] pass or tickets: against every way there is, on small cases', () => {
  const legsOf = fc.array(anyLeg, { minLength: 1, maxLength: 4 })
  const passesOf = fc.array(anyPass, { maxLength: 3 })
  fc.assert(
    fc.property(legsOf, passesOf, (legs, some) => {
      const passes = some.map((one, index): ComparedPass => ({ ...one, id: `${one.product} ${index}` }))
      const plans = comparePlans(legs, passes)
      const ticketTotal = legs.reduce((above, { ticket }) => above + ticket, 0)
      const ways = passes.flatMap((one) => allWays(legs, one))
      expect(plans[0]?.total).toBe(Math.min(ticketTotal, ...ways.map(({ total }) => total)))
      expect(plans.filter(({ kind }) => kind === 'tickets')).toMatchObject([{ total: ticketTotal, saving: 0 }])
      for (const one of passes) {
        const own = allWays(legs, one)
        const alone = own.filter(({ covered }) => covered.length === legs.length).map(({ total }) => total)
        const found = comparePlans(legs, [one]).filter((plan) => plan.pass?.id === one.id)
        const cheapest = Math.min(...own.filter(({ covered }) => covered.length > 0).map(({ total }) => total))
        const isWorthIt = cheapest < ticketTotal + one.price
        const expected = isWorthIt ? cheapest : alone.length > 0 ? Math.min(...alone) : undefined
        expect(found[0]?.total).toBe(expected)
        expect(found.some(({ kind }) => kind === 'pass')).toBe(alone.length > 0)
      }
      for (const plan of plans) {
        const paid = (plan.pass?.price ?? 0) + plan.ticketTotal + plan.reservations
        expect([plan.total, plan.saving]).toEqual([paid, ticketTotal - paid])
        expect([...plan.covered, ...plan.ticketed].sort()).toEqual(legs.map((_, index) => index))
      }
    }),
    { numRuns: 300 },
  )
})
