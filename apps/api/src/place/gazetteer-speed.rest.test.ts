import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { languages } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import { hotelPlaces } from '../suppliers/house/hotel/places.ts'
import { allHouses } from '../testing/house-hotel-bench.ts'
import { costOf } from '../testing/thread-work.ts'
import { makeBeside, searchBoth } from './beside.ts'
import { loadCatalogue } from './catalogue/load.ts'
import { makeGazetteer } from './gazetteer.ts'
import { makeMembers } from './members.ts'

const catalogue = loadCatalogue()
const gazetteer = makeGazetteer(catalogue, makeMembers(catalogue))

const bombs = ['(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', 'a b c d e f g h i j k l', 'é'.repeat(128), 'ﷺ'.repeat(128)]

/** Beginnings of one to twelve letters in six languages, a swapped pair in every third, and what is meant to hurt. */
function* typed(count: number): Generator<string> {
  const places = [...catalogue.cities, ...catalogue.stations, ...catalogue.airports]
  for (let index = 0; index < count; index++) {
    const place = places[(index * 7919) % places.length]
    const language = languages[index % languages.length] ?? 'en'
    const letters = [...(place?.names[language] ?? place?.name ?? '')].slice(0, 1 + (index % 12))
    if (index % 3 === 0) letters.push(...letters.splice(-2, 1))
    yield index % 20 === 0 ? (bombs[(index / 20) % bombs.length] ?? '') : letters.join('')
  }
}

test('[R7.27] an answer comes from memory in no time, whatever is typed', () => {
  const search = (keyword: string): number => costOf(() => gazetteer.search(keyword, 'anything'))
  const times = [...typed(3000)]
    .map(search)
    .slice(1000)
    .sort((a, b) => a - b)
  expect(times).toHaveLength(2000)
  expect(times[Math.floor(times.length * 0.5)]).toBeLessThan(2)
  expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(25)
})

test('[R1.2] with 2,400 hotels beside them it takes no longer than anybody notices', () => {
  const hotels = hotelPlaces(allHouses)
  const beside = makeBeside(catalogue, makeMembers(catalogue), () => hotels)()
  const search = (keyword: string): number => costOf(() => searchBoth(gazetteer, beside, keyword, 'ground'))
  const names = hotels.map(({ name }, index) => name.slice(0, 1 + (index % 20)))
  const times = [...typed(1500), ...names]
    .map(search)
    .slice(1000)
    .sort((a, b) => a - b)
  expect(hotels.length).toBeGreaterThan(2000)
  expect(times[Math.floor(times.length * 0.5)]).toBeLessThan(2)
  expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(25)
})

test('[R7.27] searching takes no memory that stays', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  for (const keyword of typed(2000)) gazetteer.search(keyword, 'anything')
  const before = used()
  for (const keyword of typed(10_000)) gazetteer.search(`${keyword}\u0301`.repeat(20), 'anything')
  expect(used() - before).toBeLessThan(1024 * 1024)
})
