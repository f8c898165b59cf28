import type { ReactElement } from 'react'
import type { PaperTexts } from '../catalogue/text.ts'
import type { Paper, PaperAnswer } from '../paper.ts'
import { hairline, ink, type Look, quiet } from './look.ts'

/** A long answer wraps under its question, and stays with it. */
const drawAnswer = ({ question, answer }: PaperAnswer, { text }: Look): ReactElement[] => [
  text({ fontSize: 8.5, color: quiet, marginTop: 6 }, question),
  text({ fontSize: 9.5, color: ink, marginTop: 1 }, answer),
]

/** What the customer told the supplier; the heading stays with the first of it. */
export function drawTold({ told }: Paper, texts: PaperTexts, look: Look): ReactElement | false {
  const { column, block, text } = look
  const [first, ...others] = told
  return (
    first !== undefined &&
    column(
      { marginHorizontal: 20, paddingVertical: 9, borderBottomWidth: 0.6, borderBottomColor: hairline },
      block({}, text({ fontSize: 11, fontWeight: 600, color: ink }, texts.told), ...drawAnswer(first, look)),
      ...others.map((one) => block({}, ...drawAnswer(one, look))),
    )
  )
}
