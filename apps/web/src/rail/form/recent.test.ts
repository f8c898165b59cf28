import { beforeEach, expect, test } from 'vitest'
import type { RailSearch } from '../search.ts'
import { keepSearch, recentSearches } from './recent.ts'

const today = '2026-12-01'
const to = (code: string, depart = '2026-12-15'): RailSearch => ({
  from: { code: 'PAR', context: 'CITY', name: 'Paris' },
  to: { code, context: 'UIC', name: code },
  depart,
  departAt: '00:00',
  adults: 1,
  seniors: 0,
  youths: [],
  direct: false,
})
const codes = () => recentSearches(today).map((search) => search.to.code)

beforeEach(() => localStorage.clear())

test('the last five are kept, each once, the latest first', () => {
  for (const code of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) keepSearch(to(code))
  expect(codes()).toEqual(['f', 'b', 'e', 'd', 'c'])
  expect(recentSearches(today)[0]).toEqual(to('f'))
})

test('a day that is over is not offered again', () => {
  keepSearch(to('a', '2026-11-30'))
  keepSearch(to('b', today))
  expect(codes()).toEqual(['b'])
})

test.each(['{broken', '7', '[1,null,{"from":"CITY-PAR"}]'])('what is broken is no search: %s', (kept) => {
  localStorage.setItem('portolan.recent.train-search', kept)
  expect(codes()).toEqual([])
  keepSearch(to('a'))
  expect(codes()).toEqual(['a'])
})
