import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makePlaces } from './build-places.mjs'
import { root } from './repository.mjs'

describe('the catalogue of places', () => {
  it.each(Object.entries(makePlaces()))('holds the %s that its sources make', (name, text) => {
    const committed = readFileSync(join(root, `apps/api/src/place/catalogue/${name}.json`), 'utf8')
    expect(committed === text, 'run node scripts/build-places.mjs').toBe(true)
  })
})
