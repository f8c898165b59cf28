import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it('goes by length, and not by capitals and figures', () => {
  expect(passwordStrength('')).toEqual({ cells: 0, word: undefined })
  expect(passwordStrength('P4$$w0rd')).toEqual({ cells: 2, word: 'short' })
  expect(passwordStrength('eleven char')).toEqual({ cells: 3, word: 'short' })
  expect(passwordStrength('twelve chars')).toEqual({ cells: 4, word: 'strong' })
  expect(passwordStrength('correct horse battery')).toEqual({ cells: 5, word: 'veryStrong' })
})

it('counts characters, not bytes, and is not fooled by repetition', () => {
  expect(passwordStrength('🚂🚂🚂🚂🚂🚂').word).toBe('short')
  expect(passwordStrength('abababababababab')).toEqual({ cells: 2, word: 'repeated' })
})
