import { readFileSync } from 'node:fs'

/** Sections of the specification with the numbers of their requirements. */
const sections = {
  1: [1, 6],
  2: [1, 8],
  3: [1, 18],
  4: [1, 9],
  5: [1, 8],
  6: [1, 5],
  7: [1, 47],
  8: [1, 12],
  9: [1, 14],
}

/** Requirements of calls that are not for sale yet and of pieces that fail stand apart. */
const apart = ['R7.90', 'R7.91']

export const requirements = [
  ...Object.entries(sections).flatMap(([section, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `R${section}.${first + index}`),
  ),
  ...apart,
]

const passedInVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  )

const passedInPlaywright = ({ suites = [] }) =>
  suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ ok }) => ok).map(({ title }) => title),
    ...passedInPlaywright({ suites: inner }),
  ])

/** The requirements in the titles of the tests that a report says have passed. */
function provedBy(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const titles = report.stats ? passedInPlaywright(report) : passedInVitest(report)
  return titles.flatMap((title) =>
    [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, list]) => list.match(/\bR\d+\.\d+\b/g) ?? []),
  )
}

/** The requirements that no test of these reports has proved. A report that is not there proves none. */
export function unproved(reports, wanted = requirements) {
  const proved = new Set(
    reports.flatMap((path) => {
      try {
        return provedBy(path)
      } catch {
        return []
      }
    }),
  )
  return wanted.filter((id) => !proved.has(id))
}
