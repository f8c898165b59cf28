import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './repository.mjs'

const fromVitest = ({ testResults = [] }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

const secondsOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)))
    .reduce((sum, seconds) => sum + seconds, 0) + suites.reduce((sum, inner) => sum + secondsOf(inner), 0)

const fromPlaywright = ({ suites = [] }) => suites.map((suite) => ({ file: suite.file, seconds: secondsOf(suite) }))

/** How long each file of a runner's report took, the slowest first. */
export function slowestOf(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'))
    const files = report.stats ? fromPlaywright(report) : fromVitest(report)
    return files.sort((one, other) => other.seconds - one.seconds)
  } catch {
    return []
  }
}

/** The ten slowest of all suites: where the next minute is to be won. */
export function tellSlowest(files) {
  const ten = files.sort((one, other) => other.seconds - one.seconds).slice(0, 10)
  return ten.map(({ step, file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${step}: ${file}`).join('\n')
}
