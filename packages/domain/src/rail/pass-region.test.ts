import { expect, test } from 'vitest'
import { isPassGroup, isPassRegion, passCountries, passGroups } from './pass-region.ts'

test('[R9.9] a pass is for Europe, Benelux, Scandinavia or one of thirty countries', () => {
  expect(passGroups).toEqual(['EUROPE', 'BENELUX', 'SCANDINAVIA'])
  expect(new Set(passCountries).size).toBe(30)
  expect(passCountries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
})

test('[R9.9] a region is known by its code alone', () => {
  expect(['EUROPE', 'CH', 'TR'].every(isPassRegion)).toBe(true)
  expect(['US', 'europe', '', undefined, 7].some(isPassRegion)).toBe(false)
  expect(isPassGroup('CH')).toBe(false)
})
