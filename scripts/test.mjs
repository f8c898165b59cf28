import { tellFailure } from './failures.mjs'
import { ensureInstalled } from './install.mjs'
import { stopWithParent } from './parent.mjs'
import { chromium, ensureServices, startPostgres, startRedis } from './services.mjs'
import { steps } from './steps.mjs'
import { closingLine, isGood, sum, tallyOfCheck } from './tally.mjs'

const [options, isCi] = [process.argv.slice(2), process.env.CI === 'true']

if (options.includes('--list')) {
  for (const { name, title } of steps) console.log(`${name.padEnd(14)}${title}`)
  process.exit(0)
}

/** `--only unit,api`: these steps, and the build when one of them stands on it. */
function chosenSteps() {
  const at = options.indexOf('--only')
  if (at < 0) return steps
  const names = (options[at + 1] ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (names.length === 0 || unknown.length > 0) {
    console.error(`--only wants names from: ${steps.map(({ name }) => name).join(', ')}`)
    process.exit(1)
  }
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs)
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name))
}

const began = Date.now()
const results = new Map()
const [told, unsteady] = [[], []]

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`.padStart(8)

/** A step whose ground is missing has failed: a skipped one would look like a pass. */
async function outcomeOf(step, env) {
  const broken = step.needs.find((name) => results.get(name)?.failed > 0)
  if (broken) return { tally: tallyOfCheck(false), output: `Not run, because the ${broken} failed.` }
  try {
    return await step.run(env)
  } catch (problem) {
    return { tally: tallyOfCheck(false), output: problem.stack }
  }
}

/** The failures alone where they are known: who reads a log of CI may see only its beginning. */
function show(failures, output) {
  console.log(failures.length > 0 ? failures.map(tellFailure).join('\n') : output.trimEnd())
  console.log('')
}

async function perform(step, env) {
  const since = Date.now()
  if (process.stdout.isTTY) process.stdout.write(`…${' '.repeat(16)}${step.title}\r`)
  const { tally, output = '', failures = [], unsteady: late = [], note } = await outcomeOf(step, env)
  results.set(step.name, tally)
  const verdict = tally.failed > 0 ? 'FAILED' : 'ok    '
  console.log(`${verdict} ${seconds(since)}  ${step.title}: ${note ?? closingLine(tally)}`)
  const names = (tests) => tests.map(({ file, title }) => `${step.title}: ${file}: ${title}`)
  told.push(...names(failures))
  unsteady.push(...names(late))
  if (late.length > 0) show(late, output)
  if (tally.failed > 0 || (isCi && tally.skipped > 0)) show(failures, output)
}

/** Two cores: two checks at a time, then one suite after the other. */
async function performAll(chosen, env) {
  const waiting = chosen.filter(({ isStatic }) => isStatic)
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step, env)
  }
  await Promise.all([worker(), worker()])
  for (const step of chosen.filter(({ isStatic }) => !isStatic)) await perform(step, env)
}

async function main() {
  const chosen = chosenSteps()
  if (options.includes('--full')) process.env.FULL = '1'
  await ensureInstalled()
  const needs = new Set(chosen.flatMap((step) => step.needs))
  await ensureServices(['chromium', 'postgres', 'redis'].filter((name) => needs.has(name)))
  const postgres = needs.has('postgres') ? await startPostgres() : undefined
  const redis = needs.has('redis') ? await startRedis() : undefined
  const env = {
    // Colours and progress bars are for people; here the output is kept and shown when it matters.
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...(needs.has('chromium') && { CHROMIUM: chromium() }),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(redis && { TEST_REDIS_URL: redis.url }),
  }
  try {
    await performAll(chosen, env)
  } finally {
    await Promise.all([postgres?.stop(), redis?.stop()])
  }
  const total = sum([...results.values()])
  if (isCi && total.skipped > 0)
    console.log('With CI=true nothing may be skipped: see the tests marked as skipped above.')
  if (told.length > 0) console.log(`\nWhat failed:\n${told.join('\n')}`)
  if (unsteady.length > 0) console.log(`\nPassed only when run again by themselves:\n${unsteady.join('\n')}`)
  console.log(`\nAll of it in ${seconds(began).trim()}`)
  console.log(closingLine(total))
  process.exitCode = isGood(total, isCi) ? 0 : 1
}

stopWithParent()
await main().catch((problem) => {
  console.error(problem.message)
  process.exitCode = 1
})
