import { expect, it } from 'vitest'
import { type Choice, splitAtMatch, withoutRepeats } from './choice.ts'

it('finds the typed letters whatever their case and accents', () => {
  expect(splitAtMatch('Zürich HB', 'zur')).toEqual(['', 'Zür', 'ich HB'])
  expect(splitAtMatch('Paris Gare de Lyon', 'LYON')).toEqual(['Paris Gare de ', 'Lyon', ''])
  expect(splitAtMatch('Besançon', 'ancon')).toEqual(['Bes', 'ançon', ''])
  expect(splitAtMatch('香港西九龍', '西九')).toEqual(['香港', '西九', '龍'])
})

it('marks nothing when nothing matches', () => {
  expect(splitAtMatch('Milano', 'zür')).toEqual(['Milano', '', ''])
  expect(splitAtMatch('Milano', '  ')).toEqual(['Milano', '', ''])
})

it('offers a place once, in the first group that has it', () => {
  const place = (id: string): Choice => ({ id, name: id, kind: 'city' })
  const groups = withoutRepeats([
    { id: 'matches', label: 'Matches', choices: [place('a')] },
    { id: 'recent', label: 'Recent', choices: [place('a')] },
    { id: 'popular', label: 'Popular', choices: [place('b'), place('a')] },
  ])
  expect(groups.map(({ id, choices }) => [id, choices.map((choice) => choice.id)])).toEqual([
    ['matches', ['a']],
    ['popular', ['b']],
  ])
})
