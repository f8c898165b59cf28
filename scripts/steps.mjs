import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { run, tool } from './command.mjs'
import { failuresOf } from './failures.mjs'
import { root } from './repository.mjs'
import { withSecondLook } from './second-look.mjs'
import { tallyOfCheck, tallyOfReport } from './tally.mjs'

const minutes = (count) => count * 60 * (process.env.FULL ? 6 : 1)

/** A check passes or fails as a whole; checks neither share nor change anything, so two may run side by side. */
const check = (name, title, command, ...args) => ({
  name,
  title,
  needs: [],
  isStatic: true,
  async run(env) {
    const { code, output } = await run(command, args, { env, limit: minutes(5) })
    return { tally: tallyOfCheck(code === 0), output }
  },
})

const script = (name, title) => check(name, title, process.execPath, `scripts/check-${name}.mjs`)

/** A suite counts its own tests, in a report that must be of this very run. */
function suite(name, title, { command, args, needs = [], limit, env: own = {}, isFinal = false }) {
  const report = join(root, 'test-results', `${name}.json`)
  const look = (env) => async (files) => {
    rmSync(report, { force: true })
    const { code, output } = await run(command, args(report, files), { env: { ...env, ...own }, limit: minutes(limit) })
    return { tally: tallyOfReport(report, code), failures: failuresOf(report), output }
  }
  return { name, title, needs, run: (env) => (isFinal ? look(env)([]) : withSecondLook(look(env))) }
}

const vitest = (name, title, project, options) =>
  suite(name, title, {
    command: tool('vitest'),
    args: (report, files) => [
      ...['run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...files,
    ],
    ...options,
  })

const build = {
  name: 'build',
  title: 'build',
  needs: [],
  async run() {
    try {
      return { tally: tallyOfCheck(true), note: await buildStale() }
    } catch (problem) {
      return { tally: tallyOfCheck(false), output: problem.message }
    }
  },
}

const budget = { ...script('budget', 'JavaScript budget'), isStatic: false, needs: ['build'] }

/** A real feed that may be used and not shipped: where it is not at hand there is nothing to check. */
const feedFile = join(root, '../shared/testdata/gtfs-de-long-distance-2026.zip')
const feed = {
  ...check('feed', 'journeys on a real feed', process.execPath, 'scripts/test-feed.mjs', feedFile),
  isStatic: false,
}
const feedIfThere = existsSync(feedFile)
  ? feed
  : { ...feed, run: async () => ({ tally: tallyOfCheck(true), note: 'stands aside, the feed is not here' }) }

/** In the order of their cost: what fails fast fails first. */
export const steps = [
  check('types', 'type check', tool('tsc'), '-b'),
  check('lint', 'lint', tool('biome'), 'check', '.', '--error-on-warnings', '--max-diagnostics=100'),
  script('arrows', 'arrows'),
  check('dead', 'dead code', tool('knip'), '--no-progress', '--no-config-hints'),
  script('messages', 'messages'),
  script('licences', 'licences'),
  script('lock', 'lock file'),
  script('contrast', 'contrast'),
  build,
  budget,
  feedIfThere,
  vitest('unit', 'unit tests', 'unit', { limit: 12 }),
  vitest('api', 'API on PGlite', 'api', { limit: 20, env: { TEST_BACKEND: 'pglite' } }),
  vitest('api-postgres', 'API on PostgreSQL and Redis', 'api', {
    limit: 20,
    needs: ['postgres', 'redis'],
    env: { TEST_BACKEND: 'postgres' },
  }),
  // A fault that shows once is a finding: no second look here.
  vitest('fault', 'faults', 'fault', { limit: 20, needs: ['build', 'postgres', 'redis'], isFinal: true }),
  suite('e2e', 'browser', {
    command: tool('playwright'),
    // A file by itself, without the journeys that the timed ones wait for.
    args: (_, files) => ['test', ...(files.length > 0 ? ['--no-deps'] : []), ...files],
    limit: 40,
    needs: ['build', 'chromium', 'postgres', 'redis'],
  }),
]
