import { expect, test } from 'vitest'
import { makeRanking } from './ranking.ts'
import { makeTally } from './tally.ts'

test('[R7.27] a place must meet every word, is as good as its worst one, and nothing is remembered', () => {
  const tally = makeTally(4)
  const finish = (needed: number, spare: number) => {
    const met: [number, number][] = []
    tally.finish(needed, spare, (place, level) => met.push([place, level]))
    return met
  }
  tally.meet(0, 1, 8)
  tally.meet(0, 2, 4)
  tally.meet(0, 3, 4)
  tally.meet(0, 3, 6)
  tally.meet(1, 1, 6)
  tally.meet(1, 1, 4)
  tally.meet(1, 3, 6)
  tally.meet(1, 0, 4)
  expect(tally.reached()).toBe(2)
  tally.alsoMeet(2, 0, 3)
  expect(finish(2, 1)).toEqual([
    [1, 9],
    [3, 6],
  ])
  expect(tally.reached()).toBe(0)
  tally.meet(0, 1, 4)
  tally.meet(1, 1, 4)
  expect(finish(2, 0)).toEqual([[1, 4]])
  expect(finish(2, 0)).toEqual([])
})

test('[R7.27] the better level comes first, then the more important place, and nothing is remembered', () => {
  const ranking = makeRanking(20)
  for (const place of [9, 3, 5, 7]) ranking.offer(place, 6)
  ranking.offer(7, 2)
  ranking.offer(7, 8)
  ranking.offer(1, 8)
  expect([ranking.size(), ranking.best()]).toEqual([5, 2])
  expect(ranking.finish(4).map(({ row }) => row)).toEqual([7, 3, 5, 9])
  expect([ranking.size(), ranking.best()]).toEqual([0, Number.POSITIVE_INFINITY])
  for (let place = 19; place >= 0; place--) ranking.offer(place, place % 2)
  expect(ranking.finish(10).map(({ row }) => row)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
})
