import type { ReadPdf } from './pdf-reader.ts'

/** Day of issue, reference and number of the page stand at the foot of each, and are drawn last. */
const linesAtFoot = 3

/** So little that nobody turns a page for it. */
const tooFew = 2

/** What stands on pages that are not worth their sheet: nothing but the foot, or a line or two that ran over. */
export const barePages = ({ linesOfPages }: Pick<ReadPdf, 'linesOfPages'>): string[][] =>
  linesOfPages.map((lines) => lines.slice(0, -linesAtFoot)).filter(({ length }) => length <= tooFew)
