/** What is no longer than this stays on one page, heading and all. */
const [fewRows, fewLetters] = [8, 900]

/** An end that goes over to the next page takes so much with it that the page is worth its sheet. */
const [endRows, endLetters] = [3, 300]

/** A page holds about twice as many. More of them have to flow over, wherever they stand. */
const mostLetters = 2000

const lettersIn = (rows: readonly string[]): number => rows.reduce((all, { length }) => all + length, 0)

export const isShort = (rows: readonly string[]): boolean => rows.length <= fewRows && lettersIn(rows) <= fewLetters

export const fitsOnPage = (rows: readonly string[]): boolean => lettersIn(rows) <= mostLetters

const isWorthPage = (rows: readonly string[]): boolean => rows.length >= endRows || lettersIn(rows) >= endLetters

/** Rows that stay with each other: all of a short list; else each for itself, but for the last, which stay together. */
export function groupRows(rows: readonly string[]): string[][] {
  if (isShort(rows)) return rows.length > 0 ? [[...rows]] : []
  let from = rows.length - 1
  while (from > 0 && !isWorthPage(rows.slice(from))) from--
  return [...rows.slice(0, from).map((row) => [row]), rows.slice(from)]
}
