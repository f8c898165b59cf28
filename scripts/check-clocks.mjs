import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesBelow, root as here, isTest, workspaces } from './repository.mjs'

/**
 * Who may write what a clock or a calendar shows. The domain writes moments, counts days and knows zones; the web's calendar and the
 * server's words write days that have no zone; two files read clocks. Our own suppliers run their timetables by
 * clocks of their own, and show them to nobody.
 */
const free = [
  /^packages\/domain\/src\/(?:date|moment|time-zone)\.ts$/,
  /^apps\/web\/src\/i18n\/(?:calendar|format|readers-zone)\.ts$/,
  /^apps\/api\/src\/platform\/(?:local-time|words|zone-name)\.ts$/,
  /^apps\/api\/src\/suppliers\/house\//,
  /^apps\/(?:api|web)\/src\/testing\//,
]

const isChecked = (path) =>
  /\.tsx?$/.test(path) && !/\.d\.ts$/.test(path) && !isTest(path) && !free.some((one) => one.test(path))

/** The hour of a local moment is read in one place, too: whoever cuts it out elsewhere takes a day for a moment, or midnight for none. */
const cutting = [
  /\.(?:slice|substring|substr)\(\s*11\b/,
  /\.slice\(\s*-(?:5|8)\s*(?:,|\))/,
  /\.split\(\s*(['"`])T\1/,
  /\.split\(\s*\/T\/\w*/,
]

/** A moment that is made here says by nobody's clock that it is, or says it in other words than its neighbour. */
const making = [
  /\bIntl\.DateTimeFormat\b/,
  /\.toLocale(?:Date|Time)?String\(/,
  /\.to(?:Date|Time|UTC|GMT)String\(/,
  /\.get(?:UTC)?(?:Hours|Minutes)\(/,
  /\.getTimezoneOffset\(/,
  ...cutting,
]

const advice =
  'write it with moment/Moment.tsx or moment/use-moments.ts (on the server packages/domain/src/moment.ts), an hour with timeOf of packages/domain/src/date.ts, a day without a zone with i18n/calendar.ts or platform/words.ts'

/** Comments may name what code may not use. */
const codeOf = (line) => line.replace(/^\s*(?:\/\/|\/?\*).*$/, '').replace(/\s\/\/ .*$/, '')

export function findMaking(text) {
  return text.split('\n').flatMap((line, index) => {
    const found = making.map((one) => one.exec(codeOf(line))?.[0]).find(Boolean)
    return found ? [{ line: index + 1, code: found }] : []
  })
}

/** Every moment names its clock, because one place writes it: each place that makes its own, and how many were read. */
export function checkClocks(root = here) {
  const paths = workspaces(root)
    .flatMap((folder) => filesBelow(join(root, folder, 'src'), root))
    .filter(isChecked)
  const problems = paths.flatMap((path) =>
    findMaking(readFileSync(join(root, path), 'utf8')).map(
      ({ line, code }) => `${path}:${line}: a moment of its own, ${code}: ${advice}`,
    ),
  )
  return { read: paths.length, problems: paths.length === 0 ? ['no file was read'] : problems }
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--root')
  const { read, problems } = checkClocks(at < 0 ? here : resolve(process.argv[at + 1]))
  for (const problem of problems) console.error(problem)
  console.log(`${read} files read, ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
