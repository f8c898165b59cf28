import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import MiniSearch from 'minisearch'
import { build } from 'vite'
import { root } from '../scripts/repository.mjs'

const languages = ['en', 'zh', 'zhHK', 'es', 'fr', 'ar']
const kinds = ['airport', 'rail-station', 'city']
const queryCount = 100_000
/** The library is slower: a part of the same queries tells its speed. */
const comparedCount = 300
const rounds = 3
const bounds = { p99: 5, ratio: 3, build: 1500 }
const within = [1, 5]

const problems = []
const expectThat = (isTrue, problem) => {
  if (!isTrue) problems.push(problem)
}

/** Built as it is shipped: what is measured is what runs. */
async function importBuilt(outDir) {
  const source = join(root, 'apps/api/src/place')
  await build({
    root: join(root, 'apps/api'),
    configFile: false,
    logLevel: 'warn',
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          places: join(source, 'places.ts'),
          load: join(source, 'catalogue/load.ts'),
          fold: join(source, 'fold.ts'),
          country: join(source, 'country.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
  const modules = ['places', 'load', 'fold', 'country'].map(
    (name) => import(pathToFileURL(join(outDir, `${name}.mjs`))),
  )
  return Object.assign({}, ...(await Promise.all(modules)))
}

/** The same numbers in every run. */
function makeDice(seed) {
  let state = seed
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39)
    return ((mixed ^ (mixed >>> 16)) >>> 0) % sides
  }
}

const bombs = ['(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '.*.*.*.*.*x', '\\', '[', '%%%', "' or 1=1 --", '<script>']

/** What is typed into the box, and what is thrown at it: beginnings in six scripts, errors, codes, nonsense. */
function mixQueries(places) {
  const roll = makeDice(20270105)
  const pick = (list) => list[roll(list.length)]
  const letter = () => String.fromCharCode(97 + roll(26))
  const nameOf = (place) => place.names[pick(languages)] ?? place.name
  const misspelt = (name) => {
    const at = roll(name.length)
    const swapped = name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2)
    return [name.slice(0, at) + name.slice(at + 1), name.slice(0, at) + letter() + name.slice(at), swapped][roll(3)]
  }
  const writers = [
    ...Array(5).fill((place) => [...nameOf(place)].slice(0, 1 + roll(12)).join('')),
    nameOf,
    (place) => misspelt(nameOf(place)),
    (place) => misspelt(nameOf(place)),
    (place) => place.code,
    (place) => `${nameOf(place).split(' ').at(-1)} ${place.cityName}`,
    () => Array.from({ length: 1 + roll(12) }, letter).join(''),
    () => Array.from({ length: 64 }, letter).join(' '),
    () => String.fromCharCode(...Array.from({ length: 128 }, () => 32 + roll(0x9fff))),
    () => pick(bombs),
  ]
  return Array.from({ length: queryCount }, () => ({
    keyword: pick(writers)(pick(places)).slice(0, 128) || 'a',
    kind: pick(kinds),
    language: pick(languages),
  }))
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

async function timeOf(queries, answer) {
  const times = new Float64Array(queries.length)
  const began = performance.now()
  for (let index = 0; index < queries.length; index++) {
    const start = performance.now()
    await answer(queries[index])
    times[index] = performance.now() - start
  }
  const total = performance.now() - began
  times.sort()
  return { total, p50: at(times, 0.5), p99: at(times, 0.99), most: times.at(-1) }
}

/** The same places and the same fields, folded alike, with the settings its manual gives for suggestions. */
function makeLibrary({ airports, stations, cities }, { fold, countryName }) {
  const cityByCode = new Map(cities.map((city) => [city.code, city]))
  const stopsOf = (city, stops) => stops.filter((stop) => stop.city === city.code).length
  const documents = [...airports, ...stations, ...cities].map((place, id) => {
    const city = cityByCode.get(place.city)
    return {
      id,
      place,
      kinds: [
        place.kind,
        ...(place.kind === 'city' && stopsOf(place, airports) > 1 ? ['airport'] : []),
        ...(place.kind === 'city' && stopsOf(place, stations) > 1 ? ['rail-station'] : []),
      ],
      code: place.code,
      name: place.name,
      names: Object.values(place.names).join(' '),
      aliases: place.aliases.join(' '),
      city: city ? [city.name, ...Object.values(city.names)].join(' ') : place.cityName,
      country: languages.map((language) => countryName(place.country, language)).join(' '),
    }
  })
  const library = new MiniSearch({
    fields: ['code', 'name', 'names', 'aliases', 'city', 'country'],
    tokenize: (text) => fold(text).split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { code: 4, name: 3, names: 3, aliases: 2 },
      boostDocument: (id) => 1 + documents[id].place.importance / 100,
    },
  })
  library.addAll(documents)
  const searchWith =
    (combineWith) =>
    ({ keyword, kind }) =>
      library
        .search(keyword, { combineWith, filter: ({ id }) => documents[id].kinds.includes(kind) })
        .slice(0, 10)
        .map(({ id }) => documents[id].place.code)
  // Each where it does best: any of the words finds more, all of the words is quicker.
  return { finding: searchWith('OR'), hurrying: searchWith('AND') }
}

function readWritten() {
  const [, ...lines] = readFileSync(join(root, 'bench/place-queries.tsv'), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [keyword, language, kind, code] = line.split('\t')
    return { keyword, language, kind, code }
  })
}

async function recallOf(written, answer, depth) {
  const missed = []
  for (const query of written) if (!(await answer(query)).slice(0, depth).includes(query.code)) missed.push(query)
  return { share: 1 - missed.length / written.length, missed }
}

const percent = (share) => `${(share * 100).toFixed(1)} %`
const ms = (number) => `${number.toFixed(3)} ms`

async function compareRecall(written, ours, theirs, isVerbose) {
  for (const depth of within) {
    const own = await recallOf(written, ours, depth)
    const other = await recallOf(written, theirs, depth)
    console.log(
      `recall@${depth}     ${percent(own.share)}, minisearch ${percent(other.share)}, of ${written.length} written queries`,
    )
    expectThat(own.share >= other.share, `recall@${depth} is worse than minisearch's`)
    if (isVerbose)
      for (const { keyword, kind, code } of own.missed) console.log(`  @${depth} ${kind} ${keyword} -> ${code}`)
  }
}

/** Interleaved, so that whatever else the machine does meets both alike. */
async function ratioOf(queries, ours, theirs) {
  const ratios = []
  for (let round = 0; round < rounds; round++)
    ratios.push((await timeOf(queries, theirs)).total / (await timeOf(queries, ours)).total)
  return at(
    ratios.toSorted((a, b) => a - b),
    0.5,
  )
}

async function compareSpeed(mixed, written, ours, theirs) {
  const own = []
  await timeOf(mixed.slice(-20_000), ours)
  for (let round = 0; round < rounds; round++) own.push(await timeOf(mixed, ours))
  // Whatever else runs on the machine only adds: the quietest round tells most about the code.
  const { p50, p99, most } = own.toSorted((a, b) => a.p99 - b.p99)[0]
  console.log(`speed        p50 ${ms(p50)}, p99 ${ms(p99)}, slowest ${ms(most)} over ${mixed.length} mixed queries`)
  expectThat(p99 < bounds.p99, `p99 is not under ${bounds.p99} ms`)
  for (const [name, queries] of Object.entries({ written, mixed: mixed.slice(0, comparedCount) })) {
    const ratio = await ratioOf(queries, ours, theirs)
    console.log(`ratio        ${ratio.toFixed(1)} times the speed of minisearch on ${queries.length} ${name} queries`)
    expectThat(ratio >= bounds.ratio, `less than ${bounds.ratio} times the speed of minisearch on ${name} queries`)
  }
}

const outDir = mkdtempSync(join(tmpdir(), 'portolan-bench-'))
try {
  const { makePlaces, loadCatalogue, fold, countryName } = await importBuilt(outDir)
  const catalogue = loadCatalogue()
  const began = process.cpuUsage()
  const { handlers, prepare } = makePlaces(catalogue)
  prepare()
  const { user, system } = process.cpuUsage(began)
  const buildTime = (user + system) / 1000
  const { airports, stations, cities } = catalogue
  console.log(`catalogue    ${airports.length} airports, ${stations.length} stations, ${cities.length} cities`)
  console.log(`index        built in ${buildTime.toFixed(0)} ms of work`)
  expectThat(buildTime < bounds.build, `building the index takes more than ${bounds.build} ms`)

  const suggest = ({ keyword, kind, language }) =>
    handlers.suggestPlaces({ params: { kind }, query: { keyword, language } }, { language })
  const library = makeLibrary(catalogue, { fold, countryName })
  const written = readWritten()
  const codes = new Set([...airports, ...stations, ...cities].map(({ code }) => code))
  for (const { keyword, code } of written) expectThat(codes.has(code), `${keyword}: no place has the code ${code}`)
  const ownCodes = async (query) => (await suggest(query)).map(({ code }) => code)
  await compareRecall(written, ownCodes, library.finding, process.argv.includes('--verbose'))
  const mixed = mixQueries([...cities, ...cities, ...stations, ...stations, ...airports])
  await compareSpeed(mixed, written, suggest, library.hurrying)
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
