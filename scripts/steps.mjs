import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale } from './build.mjs'
import { tool } from './command.mjs'
import { root } from './repository.mjs'
import { unproved } from './requirements.mjs'
import { check, playwright, reportOf, script, vitest } from './suite.mjs'
import { tallyOfCheck } from './tally.mjs'

/*
 * Budgets are seconds on two quiet cores: what a step took when it was last made quicker, and a little. A step that
 * takes half as long again fails, and what is too slow moves down a level or into the rest; a budget is not raised.
 */

const builds = (...names) => ({
  cores: 1,
  async run() {
    try {
      return { tally: tallyOfCheck(true), note: await buildStale(names) }
    } catch (problem) {
      return { tally: tallyOfCheck(false), output: problem.message }
    }
  },
})

export const build = { name: 'build', title: 'build', budget: 15, needs: [], ...builds('web', 'api') }

/** Nobody waits for it: where it is not there yet, an embedded database is made from nothing. */
const image = { name: 'image', title: 'image of the database', budget: 9, needs: ['build'], ...builds('image') }

/** A real feed that may be used and not shipped: where it is not at hand there is nothing to check. */
const feedFile = join(root, '../shared/testdata/gtfs-de-long-distance-2026.zip')
const feed = check('feed', 'journeys on a real feed', 15, process.execPath, 'scripts/test-feed.mjs', feedFile)
const feedIfThere = existsSync(feedFile)
  ? feed
  : { ...feed, run: async () => ({ tally: tallyOfCheck(true), note: 'stands aside, the feed is not here' }) }

/** Processor time of searches; the pace is measured beside them, and more finely than a step's. */
const costs = {
  ...check('costs', 'what a search costs', 50, process.execPath, 'bench/http.mjs', '--judge'),
  needs: ['build', 'postgres', 'redis'],
  cores: 3,
}

export const onServers = { needs: ['postgres', 'redis'], env: { TEST_BACKEND: 'postgres' } }
/** Where the build is at hand, threads of the API start from it in half the time. */
const withThreads = ({ needs = [], env = {}, ...options } = {}) => ({
  ...options,
  needs: ['build', ...needs],
  env: { ...env, TEST_BUILT_THREADS: pathToFileURL(join(root, 'apps/api/dist/')).href },
})
const builtServers = { needs: ['build', 'postgres', 'redis'] }
const inBrowser = { needs: ['build', 'chromium', 'postgres', 'redis'] }

/** These are also run for a change alone, with arguments that say which tests it concerns. */
export const typeCheck = check('types', 'type check', 35, tool('tsc'), '-b', '--checkers', '1')
export const lint = (...args) =>
  check('lint', 'lint', 25, tool('biome'), 'check', '--error-on-warnings', '--max-diagnostics=100', ...args)
export const money = script('money', 'money in no floats', 6)
export const clocks = script('clocks', 'moments with their clock', 4)
export const messages = script('messages', 'messages', 8)
export const unitTests = (options) => vitest('unit', 'unit tests', ['unit', 'page'], { ...options, budget: 150 })
export const apiTests = (options) => vitest('api', 'API on PostgreSQL and Redis', ['api'], { ...options, budget: 180 })
export const journeys = (options) => playwright('e2e', 'browser', 'journeys', { ...inBrowser, ...options, budget: 315 })

const suites = [
  unitTests(withThreads()),
  apiTests(withThreads(onServers)),
  vitest('api-embedded', 'API on PGlite, where it can differ', ['api-embedded'], { ...withThreads(), budget: 60 }),
  journeys(),
  // A few servers that are started, killed and waited for: beside the browser, which waits as well.
  vitest('fault', 'faults', ['fault'], { ...builtServers, budget: 75, cores: 0, beside: 'e2e' }),
]

/** Every requirement is proved by a test that has just passed, not by one that is named somewhere. */
const requirements = {
  name: 'requirements',
  title: 'every requirement',
  budget: 1,
  cores: 1,
  needs: suites.map(({ name }) => name),
  async run() {
    const missing = unproved(suites.map(({ name }) => reportOf(name)))
    return { tally: tallyOfCheck(missing.length === 0), output: `No test has proved ${missing.join(', ')}.` }
  },
}

/** `npm test`, in the order of cost: what fails fast fails first. */
export const steps = [
  typeCheck,
  lint('.'),
  money,
  clocks,
  script('arrows', 'arrows', 16),
  check('dead', 'dead code', 12, tool('knip'), '--no-progress', '--no-config-hints'),
  messages,
  script('licences', 'licences', 1),
  script('lock', 'lock file', 1),
  script('contrast', 'contrast', 1),
  build,
  image,
  { ...script('budget', 'JavaScript budget', 1), needs: ['build'] },
  feedIfThere,
  ...suites,
  requirements,
]

/** Large files before small ones: a file of two minutes that begins last has a core to itself and nothing beside it. */
const longFirst = { args: ['--sequence.shuffle.files=false'] }

/** `npm run test:rest`: what takes long and seldom finds what `npm test` does not. */
export const rest = [
  build,
  image,
  vitest('fault-rest', 'faults that take their time', ['fault-rest'], {
    ...longFirst,
    needs: ['image', ...builtServers.needs],
    budget: 240,
  }),
  vitest('api-rest', 'API at length', ['api-rest'], { ...withThreads(onServers), budget: 90 }),
  vitest('api-embedded-rest', 'API on PGlite, the rest', ['api-embedded-rest'], { ...withThreads(), budget: 330 }),
  playwright('e2e-rest', 'browser, every way', 'rest', { ...inBrowser, budget: 440 }),
  // What is timed has the machine to itself.
  costs,
  vitest('fault-alone', 'faults by the clock', ['fault-alone'], { ...builtServers, budget: 90, cores: 3 }),
  playwright('speed', 'browser, timed', 'speed', { ...inBrowser, budget: 80, cores: 3 }),
]
