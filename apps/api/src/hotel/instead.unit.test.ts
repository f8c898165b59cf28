import { describe, expect, test } from 'vitest'
import { keptRoom, type RoomWish, roomOffer, sampleHouse, sampleKind, samplePlan } from '../testing/sample-room.ts'
import { stayParty } from '../testing/sample-stay.ts'
import { roomsInstead } from './instead.ts'

const searched = { query: { rooms: [1, 2] } }
const kept = (token: string, place: number, more: Partial<RoomWish> = {}) =>
  keptRoom(
    roomOffer({ token, place, checkIn: '2027-05-14', nights: [10_000], offer: { identity: token }, ...more }),
    stayParty,
    searched,
  )

const wanted = [kept('w0', 0), kept('w1', 1)]
const tokensOf = (ways: ReturnType<typeof roomsInstead>) => ways.map((way) => way.map(({ token }) => token).join(' '))

describe('[R7.24] other rooms in place of those that are gone', () => {
  test('of the same house, one for each, the likest first', () => {
    const suite = sampleKind('STE')
    const found = [
      kept('suite0', 0, { room: suite }),
      kept('firm0', 0, { detail: { freeUntil: undefined } as never }),
      kept('bare0', 0, { plan: samplePlan('RO', { mealCode: '14' }) }),
      kept('w1', 1),
      kept('elsewhere1', 1, { house: sampleHouse('2') }),
    ]
    expect(tokensOf(roomsInstead(wanted, found))).toEqual(['firm0 w1', 'bare0 w1', 'suite0 w1'])
  })

  test('of what is alike the cheaper first; the same again is nothing else', () => {
    const dear = kept('dear0', 0, { nights: [20_000] })
    expect(tokensOf(roomsInstead(wanted, [dear, kept('cheap0', 0), kept('w0', 0), kept('w1', 1)]))).toEqual([
      ...['cheap0 w1', 'dear0 w1'],
    ])
  })

  test('however many are cheaper and less alike', () => {
    const others = ['A', 'B', 'C', 'D', 'E', 'F'].map((code) =>
      kept(`${code}0`, 0, { room: sampleKind(code), nights: [5000] }),
    )
    const [best] = tokensOf(roomsInstead(wanted, [...others, kept('alike0', 0, { nights: [90_000] }), kept('w1', 1)]))
    expect(best).toBe('alike0 w1')
  })

  test('nothing where a room has nothing, and of what is no room', () => {
    expect(roomsInstead(wanted, [kept('other0', 0)])).toEqual([])
    expect(roomsInstead([{ ...kept('w0', 0), detail: {} }], [kept('other0', 0)])).toEqual([])
  })
})
