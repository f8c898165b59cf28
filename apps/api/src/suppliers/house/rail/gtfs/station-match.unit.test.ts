import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { spellingsOf } from '../../../../place/spelling.ts'
import { makeStationMatch } from './station-match.ts'

const { stations } = loadCatalogue()
const match = makeStationMatch(stations, spellingsOf)

/** A stop so many metres to the north of one of our stations. */
function stopNear(code: string, metres: number, rest: { id?: string; code?: string; name?: string } = {}) {
  const station = stations.find((one) => one.code === code)
  if (!station) throw new Error(`${code} is no station`)
  return { id: 'x', code: '', name: 'Somewhere', lat: station.lat + metres / 111_195, lon: station.lon, ...rest }
}

const [koeln, hamburg, gareDeLyon] = ['8000207', '8002549', '8768600'] as const

describe('a stop of a feed and our stations', () => {
  it.each([
    ['its UIC code in its id', 3_000, { id: 'de:05315:8000207' }],
    ['its UIC code with zeros before it', 3_000, { id: '008000207' }],
    ['its UIC code as its code', 3_000, { code: '8000207' }],
    ['its name', 3_000, { name: 'Köln Hbf' }],
    ['its name in other letters', 3_000, { name: 'KOELN HAUPTBAHNHOF' }],
    ['another of its names', 3_000, { name: 'Cologne Hbf' }],
    ['its name with more about the platform', 1_200, { name: 'Köln Hbf Gleis 11-12 (tief)' }],
    ['nothing but its place', 200, {}],
  ])('is known by %s', (_, metres, rest) => {
    expect(match(stopNear(koeln, metres, rest))?.code).toBe(koeln)
  })

  it('is known by its UIC code with the check digit behind it', () => {
    expect(match(stopNear(gareDeLyon, 3_000, { id: 'StopArea:OCE87686006' }))?.code).toBe(gareDeLyon)
  })

  it.each([
    ['a name alone, far away', 6_000, { name: 'Köln Hbf' }],
    ['a number alone, far away', 6_000, { id: '8000207' }],
    ['a similar name, too far to be a part of it', 1_700, { name: 'Köln Hbf Gleis 11-12 (tief)' }],
    ['a place in the neighbourhood', 400, {}],
    ['a number with too many digits', 400, { id: '80002071234' }],
  ])('is not known by %s', (_, metres, rest) => {
    expect(match(stopNear(koeln, metres, rest))).toBeUndefined()
  })

  it('another station of the same town is another station', () => {
    expect(match(stopNear(hamburg, 1_200, { name: 'Hamburg Berliner Tor' }))).toBeUndefined()
  })

  it('the name counts before the place', () => {
    const dammtor = stations.find(({ name }) => name === 'Hamburg Dammtor')
    expect(match(stopNear(dammtor?.code ?? '', 200, { name: 'Hamburg Hbf' }))?.code).toBe(hamburg)
  })
})
