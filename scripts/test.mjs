import { stepsOfChange } from './changed.mjs'
import { tellFailure } from './failures.mjs'
import { ensureInstalled } from './install.mjs'
import { allowed, isBusy, measurePace } from './pace.mjs'
import { stopWithParent } from './parent.mjs'
import { performAll } from './schedule.mjs'
import { chromium, ensureServices, startPostgres, startRedis } from './services.mjs'
import { tellSlowest } from './slowest.mjs'
import { rest, steps } from './steps.mjs'
import { closingLine, isGood, sum, tallyOfCheck } from './tally.mjs'

const [options, isCi] = [process.argv.slice(2), process.env.CI === 'true']
const given = (option) => {
  const at = options.indexOf(option)
  return at < 0 || options[at + 1]?.startsWith('--') ? undefined : options[at + 1]
}
const isFull = options.includes('--full')
const known = isFull ? [...steps, ...rest.slice(1)] : options.includes('--rest') ? rest : steps

if (options.includes('--list')) {
  for (const { name, title, budget } of known)
    console.log(`${name.padEnd(20)}${String(budget).padStart(4)} s  ${title}`)
  process.exit(0)
}

/** `--only unit,api`: these steps, and what they stand on. */
function chosenSteps() {
  if (!options.includes('--only')) return known
  const names = (given('--only') ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !known.some((step) => step.name === name))
  if (names.length === 0 || unknown.length > 0) {
    console.error(`--only wants names from: ${known.map(({ name }) => name).join(', ')}`)
    process.exit(1)
  }
  const needed = known.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs)
  return known.filter(({ name }) => names.includes(name) || needed.includes(name))
}

const began = Date.now()
const results = new Map()
const [told, slow] = [[], []]
/** Full figures have no budget, and who runs two clones at once wants to know what fails, not how long it takes. */
const isTimed = !isFull && process.env.BUDGETS !== 'off'

const seconds = (since) => (Date.now() - since) / 1000
const inSeconds = (value) => `${value.toFixed(1)} s`.padStart(8)

/** A step whose ground is missing has failed: a skipped one would look like a pass. */
async function outcomeOf(step, env, pace) {
  const broken = step.needs.find((name) => results.get(name)?.failed > 0)
  if (broken) return { tally: tallyOfCheck(false), output: `Not run, because the ${broken} failed.` }
  try {
    // Whatever else the machine has to do may come later and take more.
    return await step.run(env, Math.max(1, pace) * (isTimed ? 1 : 2))
  } catch (problem) {
    return { tally: tallyOfCheck(false), output: problem.stack }
  }
}

/** The failures alone where they are known: who reads a log of CI may see only its beginning. */
function show(failures, output) {
  console.log(failures.length > 0 ? failures.map(tellFailure).join('\n') : output.trimEnd())
  console.log('')
}

/**
 * A sentence where a step was too slow for this machine. It may have become busy meanwhile, so its pace is measured once
 * more before anybody is blamed.
 */
async function lateness({ title, budget }, took, pace) {
  if (!isTimed || took <= allowed(budget, pace)) return undefined
  const now = Math.max(pace, await measurePace())
  if (isBusy(now) || took <= allowed(budget, now)) return undefined
  return `${title} took ${took.toFixed(0)} s of ${budget} s: over its budget by more than half.`
}

async function perform(step, env, pace) {
  const since = Date.now()
  if (process.stdout.isTTY) process.stdout.write(`…${' '.repeat(24)}${step.title}\r`)
  const { tally, output = '', failures = [], slowest = [], note } = await outcomeOf(step, env, pace)
  const took = seconds(since)
  const late = tally.failed > 0 ? undefined : await lateness(step, took, pace)
  results.set(step.name, late ? sum([tally, tallyOfCheck(false)]) : tally)
  const verdict = tally.failed > 0 || late ? 'FAILED' : 'ok    '
  console.log(
    `${verdict} ${inSeconds(took)} of ${inSeconds(step.budget)}  ${step.title}: ${note ?? closingLine(tally)}`,
  )
  told.push(...failures.map(({ file, title }) => `${step.title}: ${file}: ${title}`), ...(late ? [late] : []))
  slow.push(...slowest.map((file) => ({ ...file, step: step.name })))
  if (tally.failed > 0 || (isCi && tally.skipped > 0)) show(failures, output)
}

/** What the steps need beside Node, started for them. */
async function openServices(needs) {
  await ensureServices(['chromium', 'postgres', 'redis'].filter((name) => needs.has(name)))
  const postgres = needs.has('postgres') ? await startPostgres() : undefined
  const redis = needs.has('redis') ? await startRedis() : undefined
  return {
    env: {
      // Colours and progress bars are for people; here the output is kept and shown when it matters.
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...(needs.has('chromium') && { CHROMIUM: chromium() }),
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(redis && { TEST_REDIS_URL: redis.url }),
    },
    close: () => Promise.all([postgres?.stop(), redis?.stop()]),
  }
}

function close() {
  const total = sum([...results.values()])
  if (isCi && total.skipped > 0)
    console.log('With CI=true nothing may be skipped: see the tests marked as skipped above.')
  if (slow.length > 0) console.log(`\nThe slowest files:\n${tellSlowest(slow)}`)
  if (told.length > 0) console.log(`\nWhat failed:\n${told.join('\n')}`)
  console.log(`\nAll of it in ${inSeconds(seconds(began)).trim()}`)
  console.log(closingLine(total))
  process.exitCode = isGood(total, isCi) ? 0 : 1
}

async function main() {
  await ensureInstalled()
  const chosen = options.includes('--changed') ? await stepsOfChange(given('--changed') ?? 'HEAD') : chosenSteps()
  if (isFull) process.env.FULL = '1'
  process.env.TEST_SEED ??= String(Date.now())
  const pace = await measurePace()
  const busy = isBusy(pace) ? ', too busy for its times to be judged' : ''
  console.log(
    `Order of test files by TEST_SEED=${process.env.TEST_SEED}; this machine is at ${pace.toFixed(2)} of the usual time${busy}.`,
  )
  const { env, close: closeServices } = await openServices(new Set(chosen.flatMap(({ needs }) => needs)))
  try {
    await performAll(chosen, (step) => perform(step, env, pace))
  } finally {
    await closeServices()
  }
  close()
}

stopWithParent()
await main().catch((problem) => {
  console.error(problem.message)
  process.exitCode = 1
})
