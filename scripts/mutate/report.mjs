/** A mutant as the report has it, by what stands there and what would stand there instead: lines move, texts stay. */
function readMutant(file, source, { mutatorName, replacement = '', location, status }) {
  const lines = source.split('\n').slice(location.start.line - 1, location.end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, location.end.column - 1)
  lines[0] = lines[0].slice(location.start.column - 1)
  const inOneLine = (text) => text.replace(/\s+/g, ' ').trim()
  return {
    file,
    line: location.start.line,
    status,
    mutator: mutatorName,
    original: inOneLine(lines.join('\n')),
    replacement: inOneLine(replacement),
  }
}

/** Every mutant that could have been noticed: one that does not compile, or was left out, says nothing of the tests. */
export function readReport({ files }) {
  const counted = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage'])
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => counted.has(status)).map((mutant) => readMutant(file, source, mutant)),
  )
}

export const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout'

/** Noticed of all, in percent; of none there is nothing to miss. */
export const scoreOf = (mutants) =>
  mutants.length === 0 ? 100 : (100 * mutants.filter(isNoticed).length) / mutants.length

const nameOf = ({ file, mutator, original, replacement }) => [file, mutator, original, replacement].join('\t')

/** Rows of file, mutator, original, replacement and the reason why no test can or need notice. */
export function readReasons(text) {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return rows.map((row) => {
    const [file, mutator, original, replacement, reason = ''] = row.split('\t')
    if (reason.trim() === '') throw new Error(`This row gives no reason: ${row}`)
    return { file, mutator, original, replacement, reason }
  })
}

/** Survivors nobody has explained, and explanations of what no longer survives. */
export function compareWithReasons(mutants, reasons) {
  const survivors = mutants.filter((mutant) => !isNoticed(mutant))
  const explained = new Set(reasons.map(nameOf))
  const surviving = new Set(survivors.map(nameOf))
  return {
    unexplained: survivors.filter((mutant) => !explained.has(nameOf(mutant))),
    outdated: reasons.filter((reason) => !surviving.has(nameOf(reason))),
  }
}

export const rowOf = (mutant) => nameOf(mutant)
