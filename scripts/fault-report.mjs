import { readFileSync } from 'node:fs'

/** The faults that a title or a whole file names: `[F3]`, or `F3` at the head of a title. */
export const faultsIn = (text) => [
  ...new Set([...text.matchAll(/(?:\[|(?:^|['"` ]))(F\d{1,2})(?:\]| )/g)].map(([, fault]) => fault)),
]

const ends = {
  fault: '.fault.test.',
  'fault-rest': '.fault.rest.test.',
  'fault-alone': '.fault.alone.test.',
}
const isFault = (path) => Object.values(ends).some((end) => path.includes(end))
const isUnit = (path) => path.includes('.unit.test.')
const isRest = (path) => path.includes('.rest.test.') && !isFault(path)

/** As vitest.config.ts divides them. */
export function isOfProject(path, project) {
  if (path.startsWith('apps/api/')) {
    if (ends[project]) return path.includes(ends[project])
    if (project === 'unit') return isUnit(path)
    if (project === 'api-rest') return isRest(path)
    return project === 'api' && !isUnit(path) && !isFault(path) && !isRest(path)
  }
  if (path.startsWith('apps/web/src/')) return project === 'page'
  return project === 'unit' && !path.includes('/e2e/')
}

/** What a report says was run; the rest was left out by its name. */
export function testsOf(report, suite) {
  let results = []
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    return []
  }
  return results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, title, status, duration = 0, meta }) => ({
      ...{ suite, title, faults: faultsIn(fullName), isGood: status === 'passed', seconds: duration / 1000 },
      figures: meta?.figures,
    }))
}

const of = (fault, tests) => tests.filter(({ faults }) => faults.includes(fault))

export function verdictOf(fault, tests) {
  const mine = of(fault, tests)
  if (mine.length === 0) return 'NO TEST'
  return mine.every(({ isGood }) => isGood) ? 'passed' : 'FAILED'
}

/** One line: how it ended, how long it took, how many tests of which kind, and what they measured. */
export function lineOf(fault, tests) {
  const mine = of(fault, tests)
  const seconds = mine.reduce((above, one) => above + one.seconds, 0)
  const kinds = [...new Set(mine.map(({ suite }) => suite))]
  const counts = kinds.map((kind) => `${mine.filter(({ suite }) => suite === kind).length} ${kind}`)
  const figures = mine.flatMap((one) => one.figures ?? [])
  const failed = mine.filter(({ isGood }) => !isGood).map(({ suite, title }) => `${suite}: ${title}`)
  const told = failed.length > 0 ? failed : figures.length > 0 ? figures : mine.slice(0, 1).map(({ title }) => title)
  const head = `${fault.padEnd(4)}${verdictOf(fault, tests).padEnd(8)}${seconds.toFixed(1).padStart(8)} s  `
  return `${head}${counts.join(', ').padEnd(36)}${told.join('; ')}`.trimEnd()
}
