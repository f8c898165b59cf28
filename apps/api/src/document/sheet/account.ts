import type { ReactElement } from 'react'
import type { PaperTexts } from '../catalogue/text.ts'
import type { Paper, PaperPrice } from '../paper.ts'
import { cardEnd, ink, type Look, quiet, quieter } from './look.ts'
import { fitsOnPage, groupRows } from './together.ts'

const heading = (words: string, { text }: Look) => text({ fontSize: 8.5, color: quieter, marginBottom: 4 }, words)

/** The last of many stay together, so that nobody goes over to a page of their own. */
const lastTogether = 3

function drawTravelers({ travelers }: Paper, texts: PaperTexts, look: Look): ReactElement {
  const { row, column, block, text, after } = look
  const rows = travelers.map(({ name, detail }) =>
    row(
      { marginBottom: 3, alignItems: 'baseline' },
      text({ fontSize: 10, fontWeight: 600, color: ink, flexShrink: 1, ...after(8) }, name),
      detail !== undefined && text({ fontSize: 8.5, color: quiet }, detail),
    ),
  )
  return column(
    { flex: 1, ...after(24) },
    heading(texts.travelers, look),
    ...rows.slice(0, -lastTogether),
    block({}, ...rows.slice(-lastTogether)),
  )
}

const priceWidth = 190
/** More of them go over to the next page like anything else. */
const mostOnOnePage = 15

function drawPrice(price: PaperPrice, texts: PaperTexts, look: Look): ReactElement {
  const { row, column, text, figures, end } = look
  const entry = (words: string, amount: string, isTotal = false) =>
    row(
      {
        ...{ justifyContent: 'space-between', alignItems: 'baseline', paddingVertical: 2 },
        ...(isTotal && { borderTopWidth: 1, borderTopColor: ink, marginTop: 3, paddingTop: 5 }),
      },
      text({ fontSize: isTotal ? 10.5 : 9, fontWeight: isTotal ? 600 : 400, color: isTotal ? ink : quiet }, words),
      figures({ fontSize: isTotal ? 12 : 9, fontWeight: isTotal ? 600 : 400, color: ink, textAlign: end }, amount),
    )
  return column(
    { width: priceWidth },
    heading(texts.price, look),
    ...price.lines.map((one) => entry(one.text, one.amount)),
    entry(texts.total, price.total, true),
    ...price.payments.map((one) => entry(one.text, one.amount)),
    price.refunded !== undefined && entry(texts.refunded, price.refunded),
  )
}

/** Who travels, and beside it what was paid. It ends the card where there are no terms. */
export function drawAccount(paper: Paper, texts: PaperTexts, look: Look): ReactElement {
  const { row, column, block } = look
  const both = row(
    { paddingHorizontal: 20, paddingTop: 10, ...(paper.terms.length === 0 && cardEnd) },
    paper.travelers.length > 0 ? drawTravelers(paper, texts, look) : column({ flex: 1 }),
    paper.price && drawPrice(paper.price, texts, look),
  )
  return paper.travelers.length > mostOnOnePage ? both : block({}, both)
}

/** A short list stays on one page; a long one takes more than a line of it over to the next. */
export function drawTerms({ terms }: Paper, texts: PaperTexts, look: Look): ReactElement | false {
  const { row, column, block, text } = look
  const groups = groupRows(terms)
  const entry = (term: string) =>
    row(
      { marginBottom: 3 },
      text({ fontSize: 9, color: quieter, width: 10 }, '·'),
      text({ fontSize: 9, color: quiet, flex: 1 }, term),
    )
  const group = (rows: readonly string[], index: number) => {
    const draw = fitsOnPage(rows) ? block : column
    const isLast = index === groups.length - 1
    return draw(isLast ? cardEnd : {}, index === 0 && heading(texts.terms, look), ...rows.map(entry))
  }
  return groups.length > 0 && column({ paddingHorizontal: 20, paddingTop: 12 }, ...groups.map(group))
}
