import { dirname, join, resolve } from 'node:path'
import { run, tool } from './command.mjs'
import { filesBelow, root as here, isTest, workspaces } from './repository.mjs'

const isSource = (path) => /\.tsx?$/.test(path) && !/\.d\.ts$/.test(path) && !isTest(path)

const sourcesOf = (root) =>
  workspaces(root)
    .flatMap((folder) => filesBelow(join(root, folder, 'src'), root))
    .filter(isSource)

const describe = ({ rule, from, to, cycle }) =>
  `${rule.name}: ${from}${from === to ? '' : ` → ${to}`}${cycle ? ` (${cycle.map(({ name }) => name).join(' → ')})` : ''}`

/**
 * Runs dependency-cruiser and counts what it read: without the right compiler it reads next to nothing and finds no
 * fault, which must not pass for a clean tree.
 */
export async function checkArrows(root = here) {
  const folders = ['packages', 'apps'].filter((group) => workspaces(root).some((folder) => dirname(folder) === group))
  const config = join(here, '.dependency-cruiser.cjs')
  const args = ['--config', config, '--output-type', 'json', ...folders]
  const { code, output } = await run(tool('depcruise'), args, { cwd: root })
  if (!output.startsWith('{')) return { read: 0, problems: [`dependency-cruiser ended with ${code}: ${output}`] }
  const { modules, summary } = JSON.parse(output)
  const isFile = ({ coreModule, couldNotResolve }) => !coreModule && !couldNotResolve
  const read = new Set(modules.filter(isFile).map(({ source }) => source))
  const unread = sourcesOf(root).filter((path) => !read.has(path))
  return {
    read: read.size,
    problems: [
      ...(read.size === 0 ? ['no module was read'] : []),
      ...unread.map((path) => `not read: ${path}`),
      ...summary.violations.filter(({ rule }) => rule.severity === 'error').map(describe),
    ],
  }
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--root')
  const { read, problems } = await checkArrows(at < 0 ? here : resolve(process.argv[at + 1]))
  for (const problem of problems) console.error(problem)
  console.log(`${read} modules read, ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
