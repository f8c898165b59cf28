import { expect, test } from 'vitest'
import { otherAges } from './guest-room.ts'
import type { Ticket } from './token.ts'

const roomAt = (place: number, adults: number, ...children: number[]) =>
  ({ place, guests: { adults, children } }) as unknown as Ticket
const room = (adults: number, ...children: number[]) => roomAt(0, adults, ...children)

const adult = (age?: number) => ({ type: 'adult' as const, ...(age !== undefined && { age }) })
const child = (age?: number) => ({ type: 'child' as const, ...(age !== undefined && { age }) })

test.each([
  ['as they were priced', [room(2, 8)], [adult(30), adult(31), child(8)], []],
  ['in another order', [room(1, 8, 4)], [adult(30), child(4), child(8)], []],
  ['room by room', [roomAt(0, 1, 8), roomAt(1, 1, 4)], [adult(30), child(8), adult(31), child(4)], []],
  ['in the other room', [roomAt(0, 1, 8), roomAt(1, 1, 4)], [adult(30), child(4), adult(31), child(8)], [1, 3]],
  ['rooms told in another order', [roomAt(1, 1, 4), roomAt(0, 1, 8)], [adult(), child(8), adult(), child(4)], []],
  ['a child in the room of adults', [roomAt(0, 2), roomAt(1, 1, 8)], [adult(30), adult(8), adult(31), child(8)], [1]],
  ['a child of another age', [room(2, 8)], [adult(30), adult(31), child(9)], [2]],
  ['a child who is none', [room(2, 8)], [adult(30), adult(31), child(25)], [2]],
  ['an adult who is none', [room(2, 8)], [adult(30), adult(12), child(8)], [1]],
  ['two of an age that one was priced for', [room(2, 8, 9)], [adult(30), adult(31), child(8), child(8)], [3]],
  ['nobody has said how old', [room(2, 8)], [adult(), adult(), child()], []],
  ['other rooms of the same search', [room(2, 8)], [adult(30), adult(31), child(9), adult(40)], []],
])('[F5, R8.12] whose age a room was not priced for: %s', (_, found, party, places) => {
  expect(otherAges(found, party)).toEqual(places)
})
