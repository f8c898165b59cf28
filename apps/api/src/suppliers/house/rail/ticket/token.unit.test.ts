import { expect, test } from 'vitest'
import { makeSafe } from '../../../../platform/crypto.ts'
import { rideOf } from '../../../../testing/scripted-router.ts'
import { makeTokens, type Ticket } from './token.ts'

const safe = makeSafe(['a secret for tokens'])
const tokens = makeTokens('house-rail-france', safe)

const night = rideOf({
  ...{ trip: 'house:nightjet-468', operator: 'NIGHTJET', brand: 'Nightjet', number: '468', position: 2 },
  calls: [
    ['8711300', '2027-10-30T18:58:00Z', '2027-10-30T18:58:00Z'],
    ['8721202', '2027-10-30T21:40:00Z', '2027-10-30T21:52:00Z'],
    ['8100003', '2027-10-31T09:05:00Z', '2027-10-31T09:05:00Z'],
  ],
})

const ticket: Ticket = {
  ...{ leg: 1, rides: [night], comfort: 'PREMIER', flexibility: 'SEMI_FLEX', isReturn: true },
  ...{ fareCode: 'PORTOLAN10', total: 12_900, expiresAt: 1_810_000_000_000 },
  party: [
    { ref: '1', type: 'adult', age: 31 },
    { ref: '2', type: 'youth' },
  ],
}

test('[R7.44] a token carries its ticket through unchanged', () => {
  expect(tokens.read(tokens.write(ticket))).toEqual(ticket)
  const plain = { ...ticket, fareCode: undefined, isReturn: false, leg: 0 }
  expect(tokens.read(tokens.write(plain))).toEqual(plain)
})

test('[R7.44] a token that was changed, forged or given out by another supplier is none', () => {
  const ref = tokens.write(ticket)
  const cheaper = { ...ref, token: ref.token.replace('12900', '1290') }
  expect(cheaper.token).not.toBe(ref.token)
  const forged = makeTokens('house-rail-france', makeSafe(['another secret'])).write(ticket)
  const elsewhere = { ...ref, supplier: 'house-rail-italy' }
  const nonsense = { ...ref, token: 'nonsense' }
  expect([cheaper, forged, elsewhere, nonsense].map((one) => tokens.read(one))).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
  expect(makeTokens('house-rail-italy', safe).read(elsewhere)).toBeUndefined()
})

test('[R7.44] eight trains of fifteen stops fit into a token', () => {
  const stops = Array.from({ length: 15 }, (_, index) => {
    const time = new Date(Date.parse('2027-05-14T05:00:00Z') + index * 11 * 60_000).toISOString()
    return [`80${10_000 + index}`, time, time] as const
  })
  const rides = Array.from({ length: 8 }, (_, index) =>
    rideOf({
      trip: `house:regional-express-${index}`,
      operator: 'DB',
      brand: 'RE',
      number: String(4_000 + index),
      calls: stops,
    }),
  )
  const ref = tokens.write({ ...ticket, rides })
  expect(ref.token.length).toBeLessThan(4096)
  expect(tokens.read(ref)?.rides).toEqual(rides)
})
