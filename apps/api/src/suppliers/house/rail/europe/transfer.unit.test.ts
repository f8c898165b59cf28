import { expect, it } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { stationOf } from '../catalogue/station.ts'
import { makeTransfers } from './transfer.ts'

const transfers = makeTransfers()
const minutes = (from: string, to: string) => {
  const [a, b] = [stationOf(from).id, stationOf(to).id]
  const found = transfers.filter((transfer) => transfer.from === a && transfer.to === b)
  return found.map(({ seconds }) => seconds / 60)
}

it('[R7.44] every two stations of one city have a way between them, the same both ways', () => {
  const stations = loadCatalogue().stations.filter(({ city }) => city !== undefined)
  const known = new Map(transfers.map(({ from, to, seconds }) => [`${from} ${to}`, seconds]))
  const missing = stations.flatMap((a) =>
    stations
      .filter((b) => a !== b && a.city === b.city && !known.has(`${a.code} ${b.code}`))
      .map((b) => [a.name, b.name]),
  )
  expect(missing).toEqual([])
  for (const { from, to, seconds } of transfers) expect(known.get(`${to} ${from}`)).toBe(seconds)
  expect(known.size).toBe(transfers.length)
})

it('[R7.44] the ways are those that travellers know, or follow the distance', () => {
  expect(minutes('paris-nord', 'paris-lyon')).toEqual([40])
  expect(minutes('paris-est', 'paris-nord')).toEqual([15])
  expect(minutes('st-pancras', 'euston')).toEqual([20])
  expect(minutes('madrid', 'madrid-chamartin')).toEqual([35])
  expect(minutes('dublin-heuston', 'dublin-connolly')).toEqual([35])
  // Six kilometres.
  expect(minutes('koln', 'koln-deutz')[0]).toBeLessThan(20)
  expect(minutes('paris-nord', 'marne')[0]).toBeGreaterThan(60)
})

it('[R7.44] a large station takes longer to change in than a small one', () => {
  expect(minutes('paris-lyon', 'paris-lyon')).toEqual([15])
  expect(minutes('st-pancras', 'st-pancras')).toEqual([30])
  expect(minutes('visp', 'visp')).toEqual([4])
  expect(minutes('delft', 'delft')).toEqual([])
})
