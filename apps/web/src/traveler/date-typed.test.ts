import { expect, test } from 'vitest'
import { dateTyped } from './date-typed.ts'

test('a date may be typed without hyphens', () => {
  expect(['19900412', '1990/4/12', ' 1990-04-12 ', '1990.04.12'].map(dateTyped)).toEqual(Array(4).fill('1990-04-12'))
  expect(dateTyped('12 April')).toBe('12 April')
})
