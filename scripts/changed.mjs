import { run, tool } from './command.mjs'
import { check, playwright, script, vitest } from './suite.mjs'

const git = async (...args) => {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(output.trim())
  return output.split('\n').filter(Boolean)
}

/** What is not as it was at that commit, new files too; what is gone is not there to be looked at. */
async function changedSince(commit) {
  const [known, unknown] = await Promise.all([
    git('diff', '--name-only', '--relative', '--diff-filter=d', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...known, ...unknown]
}

const isText = (path) => /\/(locales|error-text|mail-text)\/|reviewed/.test(path)
const isJourney = (path) => path.startsWith('apps/web/e2e/') && path.endsWith('.spec.ts')
const isCode = (path) => /\.([cm]?[jt]sx?|json|css)$/.test(path)

/** The steps that a change since this commit can have broken: of each suite the tests that import what was changed. */
export async function stepsOfChange(commit) {
  const paths = await changedSince(commit)
  const [code, journeys] = [paths.filter(isCode), paths.filter(isJourney)]
  const related = { args: ['--changed', commit, '--passWithNoTests'], mayBeEmpty: true }
  return [
    check('types', 'type check', 50, tool('tsc'), '-b'),
    ...(code.length > 0
      ? [check('lint', 'lint', 30, tool('biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...code)]
      : []),
    ...(paths.some(isText) ? [script('messages', 'messages', 10)] : []),
    vitest('unit', 'unit tests that it concerns', ['unit', 'page'], { ...related, budget: 150 }),
    vitest('api', 'API tests that it concerns, on PostgreSQL and Redis', ['api'], {
      ...{ ...related, budget: 170, needs: ['postgres', 'redis'], env: { TEST_BACKEND: 'postgres' } },
    }),
    ...(journeys.length > 0
      ? [
          playwright('e2e', 'journeys that were changed', 'journeys', {
            ...{ args: journeys, budget: 330, needs: ['chromium', 'postgres', 'redis'] },
          }),
        ]
      : []),
  ]
}
