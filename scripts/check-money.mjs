import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findArithmetic } from './amount-arithmetic.mjs'
import { filesBelow, root as here, isTest, workspaces } from './repository.mjs'

/**
 * Where numbers called amounts are whole minor units, or where the rule itself is written down. The suppliers of the
 * house price in cents and know no contract; what tests are made of states its figures.
 */
const free = [
  /^packages\/domain\/src\/(?:amount|decimal|money)\.ts$/,
  /^apps\/api\/src\/suppliers\/house\//,
  /^apps\/(?:api|web)\/src\/testing\//,
]

const isChecked = (path) =>
  /\.tsx?$/.test(path) && !/\.d\.ts$/.test(path) && !isTest(path) && !free.some((one) => one.test(path))

const advice =
  'compute with packages/domain/src/money.ts (on the web price/sum.ts), sort by compareAmounts, draw by ratioOf'

/** Money is not computed in floats: every place that does, and how many files were read to say so. */
export function checkMoney(root = here) {
  const paths = workspaces(root)
    .flatMap((folder) => filesBelow(join(root, folder, 'src'), root))
    .filter(isChecked)
  const problems = paths.flatMap((path) =>
    findArithmetic(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, code }) => `${path}:${line}: arithmetic on an amount, ${code}: ${advice}`,
    ),
  )
  return { read: paths.length, problems: paths.length === 0 ? ['no file was read'] : problems }
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--root')
  const { read, problems } = checkMoney(at < 0 ? here : resolve(process.argv[at + 1]))
  for (const problem of problems) console.error(problem)
  console.log(`${read} files read, ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
