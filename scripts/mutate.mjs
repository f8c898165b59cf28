import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from './checkout-copy.mjs'
import { run } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { areas, left } from './mutate/areas.mjs'
import { compareWithReasons, isNoticed, readReasons, readReport, rowOf, scoreOf } from './mutate/report.mjs'
import { stopWithParent } from './parent.mjs'
import { root } from './repository.mjs'

/** Changes the rules line by line, each change alone, and names those that no unit test notices. */
const wanted = process.argv.slice(2)
const least = 85
const minutes = 60

const settings = {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  // In place, in a copy that is thrown away: the links between workspaces lead out of the tool's own sandbox.
  inPlace: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: 'test-results/stryker',
  allowConsoleColors: false,
}

async function mutate(files) {
  const copy = copyCheckout()
  const config = join(copy, 'stryker.config.json')
  writeFileSync(config, JSON.stringify({ ...settings, mutate: [...files, ...left] }))
  const stryker = join(copy, 'node_modules', '.bin', 'stryker')
  const { code, output, seconds } = await run(stryker, ['run', config], { cwd: copy, limit: minutes * 60 })
  if (code !== 0) throw new Error(`${output.trimEnd()}\nThe mutation run came to no end: see above.`)
  return { seconds, mutants: readReport(JSON.parse(readFileSync(join(copy, 'test-results/mutation.json'), 'utf8'))) }
}

const isIn = ({ name }, { file }) =>
  name === 'domain' ? file.startsWith('packages/domain/') : file.startsWith(`apps/api/src/${name}/`)

async function main() {
  await ensureInstalled()
  const chosen = areas.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (chosen.length === 0) throw new Error(`The areas are ${areas.map(({ name }) => name).join(', ')}.`)
  const { mutants, seconds } = await mutate(chosen.flatMap(({ files }) => files))
  const reasons = readReasons(readFileSync(join(root, 'scripts/mutate/survivors.tsv'), 'utf8'))
  const { unexplained, outdated } = compareWithReasons(
    mutants,
    reasons.filter((reason) => chosen.some((area) => isIn(area, reason))),
  )
  const problems = []
  for (const area of chosen) {
    const own = mutants.filter((mutant) => isIn(area, mutant))
    const score = scoreOf(own)
    const noticed = own.filter(isNoticed).length
    console.log(`${area.name.padEnd(10)}${score.toFixed(1)} %  ${noticed} of ${own.length} changes noticed`)
    if (score < least) problems.push(`${area.name}: fewer than ${least} % are noticed`)
  }
  for (const mutant of unexplained) problems.push(`survived without a reason, line ${mutant.line}:\n${rowOf(mutant)}`)
  for (const reason of outdated) problems.push(`a reason for what does not survive any more:\n${rowOf(reason)}`)
  console.log(
    `\nAll of it in ${seconds.toFixed(0)} s; ${reasons.length} survivors are explained in scripts/mutate/survivors.tsv`,
  )
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

stopWithParent()
await main().catch((problem) => {
  console.error(problem.message)
  process.exitCode = 1
})
