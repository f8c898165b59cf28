import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url))

/** What operators read, as it is read by tests: it must say what the program does. */
export const operationsPage = readFileSync(path, 'utf8')

/** The first column of the table in a section, without its marks of code. */
export function firstColumnOf(section: string): string[] {
  const [, after = ''] = operationsPage.split(`\n## ${section}\n`)
  const [text = ''] = after.split('\n## ')
  return [...text.matchAll(/^\| `([^|]+)` \|/gm)].flatMap(([, cell = '']) => cell.split('`, `'))
}
