import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/** Where the server reads them. */
export const zoneFile = join(root, 'apps/api/src/platform/catalogue/zone-city.json')

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Whole China goes by the clock of its capital, and its languages call it so. */
const called = { 'Asia/Shanghai': { 1: '北京', 2: '北京' } }

const canonical = (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/**
 * The city that a zone is called by, in the six languages of the catalogue: the one of its own name, else the one that
 * most people mean. Old names of a zone stand beside the new, since browsers send either.
 */
export function zoneCities(rows) {
  const cities = rows.map((row) => row.split('\t'))
  const zones = [...new Set(cities.map(([, , , , , , , zone]) => zone))].filter(Boolean).sort()
  const named = zones.map((zone) => {
    const own = cities.filter((city) => city[7] === zone).sort((one, other) => Number(other[8]) - Number(one[8]))
    const last = plain(zone.split('/').at(-1))
    const spelled = (city) => [city[1], city[9]?.split('|')[0] ?? ''].find((text) => plain(text) === last)
    const city = own.find(spelled) ?? own[0]
    const said = (city[9] ?? '').split('|')
    const english = spelled(city) ?? (said[0] || city[1])
    const names = [english, ...[1, 2, 3, 4, 5].map((index) => called[zone]?.[index] ?? (said[index] || city[1]))]
    return [zone, names.join('|')]
  })
  return Object.fromEntries(
    named.flatMap(([zone, names]) => [...new Set([zone, canonical(zone)])].map((key) => [key, names])),
  )
}

export const readCities = () => JSON.parse(readFileSync(join(root, 'apps/api/src/place/catalogue/cities.json'), 'utf8'))

if (process.argv[1] === import.meta.filename)
  writeFileSync(zoneFile, `${JSON.stringify(zoneCities(readCities()), null, 2)}\n`)
