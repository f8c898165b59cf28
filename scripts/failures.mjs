import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './repository.mjs'

/** A message without its colours, as far as it helps: the difference comes first, the stack after it. */
const brief = (message) =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .trim()
    .split('\n')
    .slice(0, 25)

/** What was printed of a file. The report says that a hook before its tests failed, and only the output says why. */
const printedOf = (output, name) =>
  output
    .split(/^(?=.*\bFAIL\b)/m)
    .filter((part) => /^.*\bFAIL\b/.test(part) && part.split('\n', 1)[0].includes(relative(root, name)))
    .join('\n')

const fromVitest = ({ testResults = [] }, output) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed')
      return [{ file: name, title: 'the file itself', message: message || printedOf(output, name) }]
    return failed.map((test) => ({ file: name, title: test.fullName, message: test.failureMessages.join('\n') }))
  })

const fromPlaywright = ({ suites = [] }) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        file,
        title,
        message: tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message)))
          .join('\n'),
      })),
    ...fromPlaywright({ suites: inner }),
  ])

/** The tests that failed, by a runner's report and output: in a log of a thousand lines they are what is looked for. */
export function failuresOf(path, output = '') {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'))
    return report.stats ? fromPlaywright(report) : fromVitest(report, output)
  } catch {
    return []
  }
}

export const tellFailure = ({ file, title, message = '' }) =>
  [`✗ ${file}: ${title}`, ...brief(message).map((line) => `    ${line}`)].join('\n')
