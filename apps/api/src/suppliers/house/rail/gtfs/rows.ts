import { CsvError, parse } from 'csv-parse'
import type { Archive } from './archive.ts'
import type { ImportLimits } from './limits.ts'
import { type Complaints, ImportRefused } from './refused.ts'

export interface Source {
  readonly archive: Archive
  readonly limits: ImportLimits
  readonly complaints: Complaints
}

export interface Row<Column extends string> {
  /** The last line of the row: a text in quotes may have several. */
  readonly line: number
  /** Empty where the file has no such column. */
  readonly cell: Readonly<Record<Column, string>>
}

interface Columns<Required extends string, Optional extends string> {
  readonly required: readonly Required[]
  readonly optional?: readonly Optional[]
  /** Told of each row that is left out, as far as it could be read. */
  readonly onBroken?: (cell: Readonly<Record<Required | Optional, string>>) => void
}

/** No row of a timetable is near as long: a quote that is never closed would swallow the file. */
const longestRow = 64 * 1024

const options = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
  max_record_size: longestRow,
  record_delimiter: ['\r\n', '\n', '\r'],
}

/** A sign that bytes were no UTF-8, and the one character that no database takes. */
const isBroken = (text: string): boolean => text.includes('\uFFFD') || text.includes('\0')

const quoteTrouble = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']

function refusalOf(file: string, lastGood: number, error: unknown): ImportRefused {
  if (error instanceof ImportRefused) return error
  if (error instanceof CsvError) {
    const why = quoteTrouble.includes(error.code)
      ? 'a quote is opened and not closed'
      : 'there is text after a closing quote'
    return new ImportRefused(`${file}, line ${lastGood + 1}: ${why}.`)
  }
  return new ImportRefused(`${file} cannot be unpacked to its end: the zip is damaged, or taken for a bomb.`)
}

function positionsOf(
  file: string,
  header: readonly string[],
  required: readonly string[],
  optional: readonly string[],
) {
  const missing = required.find((column) => !header.includes(column))
  if (missing !== undefined) throw new ImportRefused(`${file}, line 1: the column ${missing} is missing.`)
  return [...required, ...optional].map((column) => [column, header.indexOf(column)] as const)
}

/** What is wrong with the form of a row; what is wrong with its meaning is for others to find. */
function flawOf(record: readonly string[], width: number): string | undefined {
  if (record.length !== width) return `has ${record.length} fields where the first line has ${width}`
  return record.some(isBroken) ? 'is not written in UTF-8' : undefined
}

/** Row by row, never a whole file. Rows that cannot be read are complained of and left out. */
export async function* readRows<Required extends string, Optional extends string = never>(
  { archive, limits, complaints }: Source,
  file: string,
  { required, optional = [], onBroken }: Columns<Required, Optional>,
): AsyncGenerator<Row<Required | Optional>, void, undefined> {
  const packed = await archive.open(file)
  // The parser is ahead of whoever reads its rows: the lines of those that wait, and the last one it got through.
  const waiting: number[] = []
  let parsed = 0
  const onRecord = (record: string[], { lines }: { lines: number }): string[] => {
    parsed = lines
    waiting.push(lines)
    return record
  }
  const parser = parse({ ...options, on_record: onRecord })
  packed.on('error', (error) => parser.destroy(error))
  let positions: (readonly [string, number])[] | undefined
  let width = 0
  let rows = 0
  try {
    for await (const record of packed.pipe(parser) as AsyncIterable<readonly string[]>) {
      const line = waiting.shift() ?? 0
      if (!positions) {
        positions = positionsOf(file, record, required, optional)
        width = record.length
        continue
      }
      if (++rows > limits.rows)
        throw new ImportRefused(
          `${file} has more than ${limits.rows.toLocaleString('en')} rows, which is the limit. Raise it with --max-mb.`,
        )
      // Many hundred thousand times: no list is made for it.
      const cell: Record<string, string> = {}
      for (const [column, at] of positions) cell[column] = record[at] ?? ''
      const flaw = flawOf(record, width)
      if (flaw === undefined) yield { line, cell: cell as Record<Required | Optional, string> }
      else {
        complaints.add(file, line, flaw)
        onBroken?.(cell as Record<Required | Optional, string>)
      }
    }
  } catch (error) {
    throw refusalOf(file, parsed, error)
  } finally {
    packed.destroy()
  }
  if (!positions) throw new ImportRefused(`${file} is empty.`)
}
