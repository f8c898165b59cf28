/** A mutant as the report has it, by its line, what stands there and what would stand there: numbers move, texts stay. */
function readMutant(file, source, { replacement = '', location, status }) {
  const inOneLine = (text) => text.replace(/\s+/g, ' ').trim()
  const lines = source.split('\n').slice(location.start.line - 1, location.end.line)
  const within = inOneLine(lines[0])
  lines[lines.length - 1] = lines.at(-1).slice(0, location.end.column - 1)
  lines[0] = lines[0].slice(location.start.column - 1)
  return {
    file,
    line: location.start.line,
    within,
    status,
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

const nameOf = ({ file, within, original, replacement }) => [file, within, original, replacement].join('\t')

/** Rows of file, line, what stands there, what would stand there and the reason why no test can or need notice. */
export function readReasons(text) {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return rows.map((row) => {
    const [file, within, original, replacement, reason = ''] = row.split('\t')
    if (reason.trim() === '') throw new Error(`This row gives no reason: ${row}`)
    return { file, within, original, replacement, reason }
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
