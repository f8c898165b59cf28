import { Circle, Line, Path, Svg } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { PaperTexts } from '../catalogue/text.ts'
import type { Paper, PaperTone } from '../paper.ts'
import { codePath } from './code.ts'
import { ink, type Look, line, quieter, vellum, white } from './look.ts'

const tones: Record<PaperTone, { readonly text: string; readonly ground: string }> = {
  good: { text: '#176047', ground: '#e2f1ea' },
  waiting: { text: '#7a4f04', ground: '#fbf0d3' },
  off: { text: '#a1123c', ground: '#fbe8ed' },
}

const codeSide = 100
const notch = 7

function drawCode({ kind, code }: Paper): ReactElement | false {
  if (code === undefined) return false
  const { size, path } = codePath(kind, code)
  return createElement(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, style: { width: codeSide, height: codeSide, backgroundColor: white } },
    createElement(Path, { d: path, fill: ink }),
  )
}

function badge({ status }: Paper, { row, text, after }: Look): ReactElement {
  const { text: color, ground } = tones[status.tone]
  return row(
    { alignItems: 'center', backgroundColor: ground, borderRadius: 9, paddingVertical: 2, paddingHorizontal: 8 },
    createElement(
      Svg,
      { viewBox: '0 0 6 6', style: { width: 5, height: 5, ...after(4) } },
      createElement(Circle, { cx: 3, cy: 3, r: 3, fill: color }),
    ),
    text({ fontSize: 8.5, fontWeight: 600, color }, status.text),
  )
}

/** Where the slip is torn off: a dotted line between two bites out of the edges. */
function tear(width: number): ReactElement {
  const bite = (x: number) =>
    createElement(Circle, { key: x, cx: x, cy: notch + 1, r: notch, fill: white, stroke: line, strokeWidth: 0.8 })
  return createElement(
    Svg,
    { viewBox: `0 0 ${width} ${notch * 2 + 2}`, style: { width, height: notch * 2 + 2, marginVertical: -notch - 1 } },
    createElement(Line, {
      ...{ x1: notch * 2, x2: width - notch * 2, y1: notch + 1, y2: notch + 1 },
      ...{ stroke: line, strokeWidth: 0.9, strokeDasharray: '2.5 3' },
    }),
    bite(0),
    bite(width),
  )
}

/** The slip at the head of the paper: what it is for, its numbers, and the code that is scanned. */
export function drawStub(paper: Paper, texts: PaperTexts, look: Look, width: number): ReactElement {
  const { row, column, block, text, figures } = look
  const pair = (label: string, value: string) =>
    column(
      { marginTop: 10, ...look.after(28) },
      text({ fontSize: 8, color: quieter }, label),
      figures({ fontSize: 12, fontWeight: 600, color: ink, letterSpacing: 0.4 }, value),
    )
  return block(
    { marginTop: 16 },
    row(
      {
        ...{ backgroundColor: vellum, borderColor: line, borderWidth: 0.8, borderBottomWidth: 0 },
        ...{ borderTopLeftRadius: 10, borderTopRightRadius: 10, padding: 16, paddingHorizontal: 20 },
      },
      column(
        { flex: 1, ...look.after(20) },
        row({ marginBottom: 7 }, badge(paper, look)),
        text({ fontSize: 21, fontWeight: 600, color: ink, lineHeight: 1.2 }, paper.title),
        paper.supplierName !== '' && text({ fontSize: 10, color: quieter, marginTop: 3 }, paper.supplierName),
        row(
          { flexWrap: 'wrap' },
          pair(texts.reference, paper.reference),
          paper.locator !== undefined && pair(texts.locator, paper.locator),
        ),
      ),
      drawCode(paper) ||
        column(
          { width: codeSide, justifyContent: 'center' },
          text({ fontSize: 11, fontWeight: 600, color: tones.off.text, textAlign: 'center' }, texts.invalid),
        ),
    ),
    tear(width),
  )
}
