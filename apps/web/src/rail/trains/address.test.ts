import { expect, test } from 'vitest'
import { readSearch } from '../search.ts'
import { backAddress, earlier, later, onDay, readChoice, wayBack } from './address.ts'

const search = readSearch({
  ...{ from: 'CITY-PARIS', fromName: 'Paris', to: 'UIC-8503000', toName: 'Zürich HB', depart: '2026-12-15' },
  ...{ at: '10:00', back: '2026-12-17', adults: 2 },
})
if (!search) throw new Error('No search was read.')

test('[R2.6] the address of the return list carries the search, the outbound ticket and the step', () => {
  const address = backAddress(search, 'rph-1')
  expect(readSearch(address)).toEqual(search)
  expect(readChoice(address)).toEqual({ out: 'rph-1', wantsBack: true })
  expect(readChoice({})).toEqual({ out: undefined, wantsBack: false })
})

test('another day keeps the way back behind the way out, and asks for the whole of it', () => {
  expect(onDay(search, 'out', '2026-12-16')).toMatchObject({
    depart: '2026-12-16',
    departAt: '00:00',
    back: '2026-12-17',
  })
  expect(onDay(search, 'out', '2026-12-18')).toMatchObject({ depart: '2026-12-18', back: '2026-12-18' })
  expect(onDay(search, 'back', '2026-12-20')).toMatchObject({ depart: '2026-12-15', back: '2026-12-20' })
})

test('earlier trains are those of the same day first, then of the day before, and never of a day that is over', () => {
  expect(earlier(search, 'out', '2026-12-01')).toMatchObject({ depart: '2026-12-15', departAt: '00:00' })
  const whole = onDay(search, 'out', '2026-12-15')
  expect(earlier(whole, 'out', '2026-12-01')?.depart).toBe('2026-12-14')
  expect(earlier(whole, 'out', '2026-12-15')).toBeUndefined()
  expect(earlier({ ...whole, back: '2026-12-15' }, 'back', '2026-12-01')).toBeUndefined()
  expect([later(search, 'out').depart, later(search, 'back').back]).toEqual(['2026-12-16', '2026-12-18'])
})

test('the way back is a journey of its own', () => {
  expect(wayBack(search)).toMatchObject({ from: search.to, to: search.from, depart: '2026-12-17' })
  expect('back' in wayBack(search)).toBe(false)
})
