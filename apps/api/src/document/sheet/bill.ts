import type { Language } from '@portolan/domain/language'
import { Document, type DocumentProps, Page } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { Bill, BillEntry, BillParty } from '../bill.ts'
import type { PaperTexts } from '../catalogue/text.ts'
import { drawFoot, drawHead, fileProps, pageStyle } from './frame.ts'
import { accent, hairline, ink, type Look, line, makeLook, quiet, quieter, vellum } from './look.ts'

const heading = (words: string, { text }: Look) => text({ fontSize: 8.5, color: quieter, marginBottom: 4 }, words)

function drawParty({ heading: words, lines, tax }: BillParty, look: Look): ReactElement {
  const { row, column, text, typed, figures, after } = look
  return column(
    { flex: 1, ...after(24) },
    heading(words, look),
    ...lines.map((one, index) =>
      typed(
        { fontSize: 10, fontWeight: index === 0 ? 600 : 400, color: index === 0 ? ink : quiet, marginBottom: 1 },
        one,
      ),
    ),
    tax &&
      row(
        {},
        text({ fontSize: 10, color: quiet, ...after(4) }, tax.name),
        figures({ fontSize: 10, color: quiet }, tax.number),
      ),
  )
}

function drawFacts({ facts }: Bill, look: Look): ReactElement {
  const { row, column, text, typed, after } = look
  return row(
    { flexWrap: 'wrap', marginTop: 10 },
    ...facts.map(({ name, value }) =>
      column(
        { marginTop: 4, ...after(28) },
        text({ fontSize: 8, color: quieter }, name),
        typed({ fontSize: 10.5, fontWeight: 600, color: ink }, value),
      ),
    ),
  )
}

function drawEntry({ text: words, details, amount }: BillEntry, look: Look): ReactElement {
  const { block, row, column, typed, figures, end, after } = look
  return block(
    { borderBottomWidth: 0.6, borderBottomColor: hairline, paddingVertical: 7 },
    row(
      { justifyContent: 'space-between' },
      column(
        { flex: 1, ...after(24) },
        typed({ fontSize: 10.5, fontWeight: 600, color: ink }, words),
        ...details.map((one) => typed({ fontSize: 8.5, color: quiet, marginTop: 1 }, one)),
      ),
      figures({ fontSize: 10.5, color: ink, textAlign: end, width: 110 }, amount),
    ),
  )
}

/** More of them go over to the next page like anything else. */
const mostOnOnePage = 20

/** What it comes to, and what is to be known of it: the note on its taxes is read with the total. */
function drawSums({ sums, notes }: Bill, look: Look): ReactElement {
  const { block, row, column, text, figures, end, after } = look
  const entry = ({ text: words, amount, isTotal = false }: Bill['sums'][number]) =>
    row(
      {
        justifyContent: 'space-between',
        alignItems: 'baseline',
        paddingVertical: 2.5,
        ...(isTotal && { borderTopWidth: 1, borderTopColor: ink, marginTop: 3, paddingTop: 5 }),
      },
      text(
        {
          fontSize: isTotal ? 10.5 : 9,
          fontWeight: isTotal ? 600 : 400,
          color: isTotal ? ink : quiet,
          flex: 1,
          ...after(12),
        },
        words,
      ),
      figures({ fontSize: isTotal ? 13 : 9, fontWeight: isTotal ? 600 : 400, color: ink, textAlign: end }, amount),
    )
  const draw = sums.length > mostOnOnePage ? column : block
  return draw(
    { marginTop: 8 },
    row({}, column({ flex: 1 }), column({ width: 270 }, ...sums.map(entry))),
    block(
      { marginTop: 16 },
      ...notes.map((note, index) => text({ fontSize: 8.5, color: quiet, marginTop: index > 0 ? 3 : 0 }, note)),
    ),
  )
}

export interface BillInput {
  readonly bill: Bill
  readonly texts: PaperTexts
  readonly language: Language
  /** The fonts that have all its letters. */
  readonly families: readonly string[]
  readonly createdAt: Date
  readonly isOnePage: boolean
}

/** A bill as it is printed. */
export function drawBill(input: BillInput): ReactElement<DocumentProps> {
  const { bill, texts, language, families, createdAt, isOnePage } = input
  const look = makeLook(language)
  const { row, column, block, text, figures } = look
  return createElement(
    Document,
    fileProps(`${bill.kind} ${bill.number}`, 'Portolan', language, createdAt),
    createElement(
      Page,
      { size: 'A4', style: pageStyle(language, families) },
      drawHead(bill.kind, look),
      bill.warning !== undefined &&
        block(
          { marginTop: 16, padding: 8, borderWidth: 1, borderColor: accent, borderRadius: 6 },
          text({ fontSize: 10, fontWeight: 600, color: accent, textAlign: 'center' }, bill.warning),
        ),
      column(
        {
          marginTop: 16,
          padding: 18,
          backgroundColor: vellum,
          borderColor: line,
          borderWidth: 0.8,
          borderRadius: 10,
        },
        row(
          { alignItems: 'baseline' },
          text({ fontSize: 21, fontWeight: 600, color: ink, lineHeight: 1.2, ...look.after(8) }, bill.kind),
          figures({ fontSize: 21, fontWeight: 600, color: ink, lineHeight: 1.2 }, bill.number),
        ),
        drawFacts(bill, look),
      ),
      row({ marginTop: 18 }, ...bill.parties.map((party) => drawParty(party, look))),
      column(
        { marginTop: 20 },
        heading(bill.entriesHeading, look),
        column({ borderTopWidth: 0.8, borderTopColor: line }, ...bill.entries.map((entry) => drawEntry(entry, look))),
      ),
      drawSums(bill, look),
      drawFoot({ reference: bill.number, issued: bill.issued, isOnePage }, texts, look),
    ),
  )
}
