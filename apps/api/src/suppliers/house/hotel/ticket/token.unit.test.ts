import { expect, test } from 'vitest'
import { makeSafe } from '../../../../platform/crypto.ts'
import { makeTokens, type Ticket } from './token.ts'

const safe = makeSafe(['a secret for tokens'])
const tokens = makeTokens('house-hotel', safe)

const ticket: Ticket = {
  ...{ house: '1010001', room: 'FAM', plan: 'BB-F3-PN', checkIn: '2027-05-14', checkOut: '2027-05-16', place: 1 },
  ...{ guests: { adults: 2, children: [6, 3] }, isWithFlight: true, total: 43_210, expiresAt: 1_805_000_000_000 },
}

test('a token says what was offered, and no more than fits into one', () => {
  const ref = tokens.write(ticket)
  expect(tokens.read(ref)).toEqual(ticket)
  expect(tokens.read(tokens.write({ ...ticket, isWithFlight: false }))?.isWithFlight).toBe(false)
  expect(ref.token.length).toBeLessThan(250)
})

test('what was changed, what is another supplier’s and what is nothing is not read', () => {
  const ref = tokens.write(ticket)
  for (const [was, is] of [
    ['2027-05-14', '2027-05-15'],
    ['1805000000000', '1905000000000'],
  ] as const)
    expect(tokens.read({ ...ref, token: ref.token.replace(was, is) })).toBeUndefined()
  const dear = tokens.write({ ...ticket, isWithFlight: false })
  expect(tokens.read({ ...dear, token: dear.token.replace(',0,1805', ',1,1805') })).toBeUndefined()
  expect(tokens.read({ ...ref, supplier: 'house-air' })).toBeUndefined()
  expect(tokens.read(makeTokens('other', safe).write(ticket))).toBeUndefined()
  for (const token of ['', '.', 'nonsense', `${ref.token}x`]) expect(tokens.read({ ...ref, token })).toBeUndefined()
})
