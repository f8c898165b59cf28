import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { run, tool } from './command.mjs'
import { faultsIn, isOfProject, lineOf, testsOf, verdictOf } from './fault-report.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'
import { filesBelow, isTest, root } from './repository.mjs'
import { ensureServices, startPostgres, startRedis } from './services.mjs'
import { closingLine, sum, tallyOfReport } from './tally.mjs'

/** Every fault with its full figures, wherever it is tested: `npm run faults -- F3 F4` for some of them. */
const all = Array.from({ length: 24 }, (_, index) => `F${index + 1}`)
const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? all.filter((fault) => wanted.includes(fault)) : all
const hours = 4

const suites = [
  { title: 'unit', project: 'unit' },
  { title: 'page', project: 'page' },
  { title: 'PGlite', project: 'api', env: { TEST_BACKEND: 'pglite' } },
  { title: 'PostgreSQL', project: 'api', env: { TEST_BACKEND: 'postgres' } },
  { title: 'server', project: 'fault' },
  { title: 'servers', project: 'fault-rest' },
  { title: 'server alone', project: 'fault-alone' },
]

const sources = ['packages', 'apps', 'scripts']
  .flatMap((folder) => filesBelow(join(root, folder), root))
  .filter(isTest)
  .filter((path) => faultsIn(readFileSync(join(root, path), 'utf8')).some((fault) => chosen.includes(fault)))

async function perform({ title, project, env: own }, env) {
  const files = sources.filter((path) => isOfProject(path, project))
  if (files.length === 0) return { tests: [], tally: sum([]) }
  const report = join(root, 'test-results', `faults-${title.replaceAll(' ', '-')}.json`)
  rmSync(report, { force: true })
  const names = `(^|[ \\[])(${chosen.join('|')})(\\]| )`
  const args = ['run', '--project', project, '--testNamePattern', names]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output, seconds } = await run(tool('vitest'), [...args, ...reporters, ...files], {
    env: { ...env, ...own, FULL: '1' },
    limit: hours * 3600,
  })
  const tests = testsOf(report, title)
  // What the pattern leaves out is no test that was skipped, and a file that only speaks of a fault has none to run.
  const isEmpty = code === 0 && tests.length === 0
  const tally = isEmpty ? sum([]) : { ...tallyOfReport(report, code), skipped: 0 }
  console.log(`${title}: ${closingLine(tally)} in ${seconds.toFixed(0)} s`)
  if (tally.failed > 0) console.log(output.trimEnd())
  return { tests, tally }
}

async function main() {
  if (chosen.length < (wanted.length || 1)) throw new Error(`Faults are named ${all[0]} to ${all.at(-1)}.`)
  await ensureInstalled()
  await ensureServices(['postgres', 'redis'])
  console.log(await buildStale())
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const env = {
    ...{ NO_COLOR: '1', FORCE_COLOR: undefined },
    ...{ TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url },
  }
  const done = []
  try {
    for (const suite of suites) done.push(await perform(suite, env))
  } finally {
    await Promise.all([postgres.stop(), redis.stop()])
  }
  const tests = done.flatMap((one) => one.tests)
  console.log()
  for (const fault of chosen) console.log(lineOf(fault, tests))
  const isGood = chosen.every((fault) => verdictOf(fault, tests) === 'passed')
  process.exitCode = isGood && done.every(({ tally }) => tally.failed === 0) ? 0 : 1
}

stopWithParent()
await main().catch((problem) => {
  console.error(problem.message)
  process.exitCode = 1
})
