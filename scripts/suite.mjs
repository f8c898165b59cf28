import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, tool } from './command.mjs'
import { failuresOf } from './failures.mjs'
import { root } from './repository.mjs'
import { slowestOf } from './slowest.mjs'
import { tallyOfCheck, tallyOfReport } from './tally.mjs'

/**
 * A step that hangs is ended, in seconds on two quiet cores. One that is merely slow has failed by its budget long
 * before, and hears so.
 */
export const limitOf = ({ budget }) => (process.env.FULL ? 6 : 1) * Math.max(60, budget * 2)

export const reportOf = (name) => join(root, 'test-results', `${name}.json`)

/** A check passes or fails as a whole. It computes on one core. */
export const check = (name, title, budget, command, ...args) => ({
  name,
  title,
  budget,
  needs: [],
  cores: 1,
  async run(env, pace) {
    const { code, output } = await run(command, args, { env, limit: limitOf({ budget }) * pace })
    return { tally: tallyOfCheck(code === 0), output }
  },
})

/** One of our own checks. */
export const script = (name, title, budget) => check(name, title, budget, process.execPath, `scripts/check-${name}.mjs`)

/** A suite counts its own tests, in a report that must be of this very run. */
function suite({ name, title, budget, command, args, needs = [], cores = 2, beside, ...more }) {
  const { env: own = {}, mayBeEmpty = false } = more
  const report = reportOf(name)
  return {
    name,
    title,
    budget,
    needs,
    cores,
    beside,
    async run(env, pace) {
      rmSync(report, { force: true })
      const { code, output } = await run(command, args(report), {
        env: { ...env, ...own },
        limit: limitOf({ budget }) * pace,
      })
      const tally = tallyOfReport(report, code, mayBeEmpty)
      return { tally, failures: failuresOf(report, output), slowest: slowestOf(report), output }
    },
  }
}

export const vitest = (name, title, projects, { args = [], ...options }) =>
  suite({
    ...options,
    name,
    title,
    command: tool('vitest'),
    args: (report) => [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
  })

/** Playwright writes its report to the place that playwright.config.ts gives it, by this name. */
export const playwright = (name, title, project, { args = [], ...options }) =>
  suite({
    ...options,
    name,
    title,
    command: tool('playwright'),
    env: { E2E_REPORT: reportOf(name) },
    args: () => ['test', `--project=${project}`, ...args],
  })
