import bwip from 'bwip-js/node'
import type { Paper } from '../paper.ts'

export interface Matrix {
  /** Modules along one side. */
  readonly size: number
  isDark(column: number, row: number): boolean
}

/** Railways scan Aztec codes, desks scan QR codes. */
const kinds: Record<Paper['kind'], string> = { ticket: 'azteccode', voucher: 'qrcode' }

/** Modules of white that a reader needs around the code. */
const margins: Record<Paper['kind'], number> = { ticket: 1, voucher: 4 }

export function drawCode(kind: Paper['kind'], text: string): Matrix {
  const [drawn] = bwip.raw({ bcid: kinds[kind], text, ...(kind === 'voucher' && { eclevel: 'M' }) })
  if (!drawn || !('pixs' in drawn)) throw new Error('The code was not drawn.')
  const { pixs, pixx } = drawn
  return { size: pixx, isDark: (column, row) => pixs[row * pixx + column] === 1 }
}

export interface CodePath {
  /** Of the square with its margin, in modules. */
  readonly size: number
  readonly path: string
}

/** One outline for each run of dark modules in a row, so that no hairline of white shows between them. */
export function codePath(kind: Paper['kind'], text: string): CodePath {
  const matrix = drawCode(kind, text)
  const margin = margins[kind]
  let path = ''
  for (let row = 0; row < matrix.size; row++)
    for (let column = 0; column < matrix.size; column++) {
      if (!matrix.isDark(column, row)) continue
      const first = column
      while (matrix.isDark(column + 1, row) && column + 1 < matrix.size) column++
      path += `M${first + margin} ${row + margin}h${column + 1 - first}v1h${first - column - 1}z`
    }
  return { size: matrix.size + 2 * margin, path }
}
