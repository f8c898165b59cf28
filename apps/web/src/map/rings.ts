import type { Place } from '@portolan/picture/chart/projection'

/**
 * The rings of a country or of all land, as scripts/build-map.mjs writes them: a place, then steps, in hundredths of a
 * degree unless it is told otherwise.
 */
export function readRings(text: string, unit = 100): Place[][] {
  return text.split(';').map((line) => {
    const steps = line.split(' ').map(Number)
    const ring: Place[] = []
    let [x, y] = [0, 0]
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0
      y += steps[at + 1] ?? 0
      ring.push([x / unit, y / unit])
    }
    return ring
  })
}

let land: Promise<Place[][]> | undefined
let world: Promise<Place[][]> | undefined
let countries: Promise<ReadonlyMap<string, Place[][]>> | undefined

/** A failed load is forgotten, so that the next map asks again. */
export function loadLand(): Promise<Place[][]> {
  land ??= import('./catalogue/land.json').then(({ default: { rings } }) => readRings(rings))
  land.catch(() => {
    land = undefined
  })
  return land
}

/** Coarser and all around: for ways that leave Europe. */
export function loadWorld(): Promise<Place[][]> {
  world ??= import('./catalogue/world.json').then(({ default: { rings } }) => readRings(rings))
  world.catch(() => {
    world = undefined
  })
  return world
}

/** By ISO code. */
export function loadCountries(): Promise<ReadonlyMap<string, Place[][]>> {
  countries ??= import('./catalogue/countries.json').then(
    ({ default: texts }) => new Map(Object.entries(texts).map(([code, rings]) => [code, readRings(rings)])),
  )
  countries.catch(() => {
    countries = undefined
  })
  return countries
}
