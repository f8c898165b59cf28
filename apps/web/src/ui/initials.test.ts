import { expect, it } from 'vitest'
import { initialsOf, tintOf } from './initials.ts'

it('takes the first letters of the first and last name, in any script', () => {
  const names = ['Mei Lam', 'Sofía Ibarra', 'Yusuf al-Amin', 'mei.lam', 'Cher', '陳大文', '']
  expect(names.map(initialsOf)).toEqual(['ML', 'SI', 'YA', 'ML', 'C', '陳', '?'])
})

it('gives the same seed the same tint', () => {
  expect(tintOf('mei.lam')).toBe(tintOf('mei.lam'))
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(tintOf))).toEqual(new Set([0, 1, 2, 3, 4]))
})
