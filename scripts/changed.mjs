import { run } from './command.mjs'
import { apiTests, build, clocks, journeys, lint, messages, money, onServers, typeCheck, unitTests } from './steps.mjs'

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
  const [code, specs] = [paths.filter(isCode), paths.filter(isJourney)]
  const related = { args: ['--changed', commit, '--passWithNoTests'], mayBeEmpty: true }
  return [
    typeCheck,
    ...(code.length > 0 ? [lint('--no-errors-on-unmatched', ...code), money, clocks] : []),
    ...(paths.some(isText) ? [messages] : []),
    unitTests(related),
    apiTests({ ...onServers, ...related }),
    ...(specs.length > 0 ? [build, journeys({ args: specs })] : []),
  ]
}
