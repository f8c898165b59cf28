import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCities, zoneCities, zoneFile } from './build-zones.mjs'

test('the cities that zones are called by are those of the catalogue', () => {
  const committed = JSON.parse(readFileSync(zoneFile, 'utf8'))
  expect(committed, 'run node scripts/build-zones.mjs').toEqual(zoneCities(readCities()))
})
