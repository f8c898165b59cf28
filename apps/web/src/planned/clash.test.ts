import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clashWith } from './clash.ts'
import type { PlannedStop, PlannedThing } from './planned.ts'

const thing = (product: PlannedThing['product'], start: string, end: string, stops: PlannedStop[] = []) =>
  ({ key: `${product} ${start}`, source: 'cart', product, title: product, start, end, stops }) satisfies PlannedThing

const stop = (role: PlannedStop['role'], at: string, kind: PlannedStop['kind'] = 'airport'): PlannedStop => ({
  ...{ kind, name: 'somewhere', at, role },
})

const thereAndBack = [
  ...[stop('depart', '2027-01-15T08:00'), stop('arrive', '2027-01-15T14:00')],
  ...[stop('depart', '2027-01-20T16:00'), stop('arrive', '2027-01-20T22:00')],
]
const flight = thing('air', '2027-01-15T08:00', '2027-01-20T22:00', thereAndBack)
const tour = (start: string, end: string) => ({ start, end })

describe('what is planned for the same hours is told', () => {
  test('on the way there and on the way back, and not in the days between', () => {
    expect(clashWith([flight], tour('2027-01-15T13:00', '2027-01-15T15:00'))).toBe(flight)
    expect(clashWith([flight], tour('2027-01-20T10:00', '2027-01-20T16:01'))).toBe(flight)
    expect(clashWith([flight], tour('2027-01-17T10:00', '2027-01-17T12:00'))).toBeUndefined()
  })

  test('what begins as the other ends does not meet it', () => {
    expect(clashWith([flight], tour('2027-01-15T14:00', '2027-01-15T16:00'))).toBeUndefined()
    expect(clashWith([flight], tour('2027-01-20T14:00:00', '2027-01-20T16:00:00'))).toBeUndefined()
  })

  test('an activity takes its own hours', () => {
    const museum = thing('activity', '2027-01-16T10:00', '2027-01-16T12:00')
    expect(clashWith([flight, museum], tour('2027-01-16T11:30', '2027-01-16T13:00'))).toBe(museum)
  })

  test('stays, also of one night, rental cars and passes clash with nothing; nor does what lasts for days', () => {
    const night = [stop('arrive', '2027-01-15T15:00', 'hotel'), stop('depart', '2027-01-16T11:00', 'hotel')]
    const things = [
      thing('hotel', '2027-01-15T15:00', '2027-01-16T11:00', night),
      thing('car', '2027-01-15T09:00', '2027-01-15T19:00'),
      thing('railPass', '2027-01-15T00:00', '2027-01-15T00:00'),
      thing('activity', '2027-01-14T09:00', '2027-01-16T19:00'),
    ]
    expect(clashWith(things, tour('2027-01-15T10:00', '2027-01-15T20:00'))).toBeUndefined()
  })

  test('of a package its flights do, its hotel does not', () => {
    const stay = [stop('arrive', '2027-01-15T15:00', 'hotel'), stop('depart', '2027-01-20T11:00', 'hotel')]
    const stops = thereAndBack.toSpliced(2, 0, ...stay)
    const trip = thing('package', '2027-01-15T08:00', '2027-01-20T22:00', stops)
    expect(clashWith([trip], tour('2027-01-15T12:00', '2027-01-15T13:00'))).toBe(trip)
    expect(clashWith([trip], tour('2027-01-17T12:00', '2027-01-17T13:00'))).toBeUndefined()
  })
})

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) => `2027-01-16T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
const span = fc
  .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 59 }))
  .map(([from, long]) => ({ from, to: from + long }))

test('two things of a day clash exactly when a minute belongs to both, whichever is asked about', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from) > 0
      const asked = (known: typeof one, wanted: typeof one) =>
        clashWith([thing('transfer', clock(known.from), clock(known.to))], tour(clock(wanted.from), clock(wanted.to)))
      expect([asked(one, other) !== undefined, asked(other, one) !== undefined]).toEqual([shared, shared])
    }),
  )
})
