import { expect, test } from 'vitest'
import type { KeptOffer } from '../offer/offer.ts'
import { seatedByRooms } from './party.ts'

const room = (place: number, adults: number, ...childAges: number[]) =>
  ({ detail: { place, guests: { adults, childAges } } }) as unknown as KeptOffer

const two = [room(0, 1, 8), room(1, 1, 4)]
const travelerRefs = ['ada', 'bea', 'lea', 'max']
const inRooms = (...rooms: string[][]) => rooms.map((refs) => ({ travelerRefs: refs }))

test('whoever is said to sleep in a room takes a seat of that room, in the order they were told', () => {
  expect(seatedByRooms(two, { travelerRefs, groups: inRooms(['lea', 'ada'], ['bea', 'max']) })).toEqual([
    ...['ada', 'lea', 'bea', 'max'],
  ])
})

test('the rooms of the search count, whatever the order of the offers', () => {
  expect(seatedByRooms(two.toReversed(), { travelerRefs, groups: inRooms(['bea', 'max'], ['ada', 'lea']) })).toEqual([
    ...['ada', 'lea', 'bea', 'max'],
  ])
})

test.each([
  ['nobody has said who sleeps where', two, undefined],
  ['a room has another number', two, inRooms(['ada'], ['bea', 'lea', 'max'])],
  ['somebody is in two rooms', two, inRooms(['ada', 'bea'], ['bea', 'lea'])],
  ['a room is missing', two, inRooms(['ada', 'lea'])],
  ['it is no room', [{ detail: {} } as unknown as KeptOffer], inRooms(['ada', 'bea', 'lea', 'max'])],
])('the order stays where %s', (_, offers, groups) => {
  expect(seatedByRooms(offers, { travelerRefs, groups })).toEqual(travelerRefs)
})
