import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { writeChecked, writeKnown } from './answer.ts'

const price = z.object({ currencyCode: z.string(), amount: z.number() })
const ride = z.object({
  kind: z.literal('train'),
  comfort: z.enum(['STANDARD', 'PREMIER']),
  direct: z.optional(z.boolean()),
  stops: z.array(z.object({ name: z.string(), price: z.optional(price) })),
})
const either = z.union([z.object({ room: z.string() }), z.object({ car: z.string(), price })])
const answer = z.object({ ride, goods: z.optional(either), note: z._default(z.string(), 'none') })

const good = {
  ride: {
    kind: 'train',
    comfort: 'PREMIER',
    direct: true,
    stops: [{ name: 'Zürich' }, { name: '香港', price: { currencyCode: 'HKD', amount: 12.5 } }],
  },
  goods: { car: 'VW Polo', price: { currencyCode: 'EUR', amount: 0 } },
  note: 'quiet',
}
const both = [writeKnown, writeChecked] as const

describe.each(both.map((write) => [write.name, write] as const))('%s', (_, write) => {
  test('writes what the contract names, in its order', () => {
    expect(write(answer)({ note: good.note, goods: good.goods, ride: good.ride })).toBe(JSON.stringify(good))
  })

  test('leaves out what it does not name, however deep', () => {
    const { ride, goods } = good
    const secret = 'a hash'
    const more = {
      secret,
      note: 'quiet',
      goods: { ...goods, secret, price: { ...goods.price, secret } },
      ride: { ...ride, secret, stops: ride.stops.map((stop) => ({ ...stop, secret, toJSON: undefined })) },
    }
    expect(write(answer)(more)).toBe(JSON.stringify(good))
  })

  test('leaves out what may lack, and fills in what has a usual value', () => {
    const { direct: _direct, ...ride } = good.ride
    expect(JSON.parse(write(answer)({ ride, goods: undefined }))).toEqual({ ride, note: 'none' })
  })

  test.each<[string, unknown]>([
    ['a field that lacks', { ...good.ride, kind: undefined }],
    ['a word that is none of them', { ...good.ride, comfort: 'GOLD' }],
    ['an object for a truth', { ...good.ride, direct: { hash: 'secret' } }],
    ['an object for a text', { ...good.ride, stops: [{ name: { hash: 'secret' } }] }],
    ['nothing for a text', { ...good.ride, stops: [{ name: null }] }],
    ['an object for a list', { ...good.ride, stops: { 0: good.ride.stops[0] } }],
    ['a text for an object', { ...good.ride, stops: ['Zürich'] }],
    ['no number', { ...good.ride, stops: [{ name: 'x', price: { currencyCode: 'EUR', amount: Number.NaN } }] }],
    ['a text for a number', { ...good.ride, stops: [{ name: 'x', price: { currencyCode: 'EUR', amount: '1' } }] }],
  ])('writes nothing of an answer with %s', (_name, ride) => {
    expect(() => write(answer)({ ...good, ride })).toThrow()
    expect(() => [...write(answer).inPieces({ ...good, ride })]).toThrow()
  })
})

test('in pieces it is the same text, a piece for every element of its lists', () => {
  const list = z.object({ kind: z.optional(z.string()), rides: z.array(ride), none: z.array(z.string()), price })
  const { price: one } = good.goods
  const all = { secret: 'a hash', rides: [good.ride, { ...good.ride, secret: 'a hash' }], none: [], price: one }
  for (const write of both)
    expect([...write(list).inPieces(all)].join('')).toBe(
      JSON.stringify({ rides: [good.ride, good.ride], none: [], price: one }),
    )
  expect([...writeKnown(list).inPieces(all)]).toContain(`,${JSON.stringify(good.ride)}`)
  expect([...writeKnown(z.object({})).inPieces({ secret: 'a hash' })]).toEqual(['{}'])
  expect([...writeKnown(z.array(price)).inPieces([one])].join('')).toBe(JSON.stringify([one]))
  expect([...writeKnown(z.object({ some: z.unknown() })).inPieces({})].join('')).toBe('{}')
})

test('a text that is changed on its way is changed in both', () => {
  const changed = z.object({ name: z.string().check(z.trim()) })
  for (const write of both) expect(write(changed)({ name: ' Ada ' })).toBe('{"name":"Ada"}')
})

test('tests hold an answer against its formats as well', () => {
  const address = z.object({ email: z.email() })
  expect(() => writeChecked(address)({ email: 'nobody' })).toThrow()
})
