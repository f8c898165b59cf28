import { type Language, tagOf } from '@portolan/domain/language'
import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { PaperTexts } from '../catalogue/text.ts'
import type { Paper } from '../paper.ts'
import { drawAccount, drawTerms } from './account.ts'
import { drawBrand } from './brand.ts'
import { drawSection } from './journey.ts'
import { accent, body, gutter, ink, type Look, line, makeLook, onInk, quieter } from './look.ts'
import { drawStub } from './stub.ts'
import { drawTold } from './told.ts'

/** A4 in points. */
const [pageWidth, pageHeight] = [595.28, 841.89]
const width = pageWidth - 2 * gutter

/** Letters that join and stand on top of each other need more room. */
const leading = (language: Language): number => (language === 'ar' ? 1.5 : 1.4)

function drawHead(paper: Paper, texts: PaperTexts, { row, text }: Look): ReactElement {
  return row(
    {
      ...{ backgroundColor: ink, borderBottomWidth: 3, borderBottomColor: accent, marginHorizontal: -gutter },
      ...{
        marginTop: -gutter,
        paddingHorizontal: gutter,
        paddingVertical: 12,
        alignItems: 'center',
        justifyContent: 'space-between',
      },
    },
    drawBrand(),
    text({ fontSize: 11, color: onInk }, texts.kinds[paper.kind]),
  )
}

/** At the foot of every page, measured from its top: the typesetter learns last where a page ends. */
function drawFoot({ reference, issued }: Paper, texts: PaperTexts, look: Look): ReactElement {
  const [first, last] = texts.page.split('{page}')
  const small = { fontSize: 8, color: quieter, flex: 1 } as const
  const page = createElement(Text, {
    style: { ...small, textAlign: look.end, direction: look.isRightToLeft ? 'rtl' : 'ltr' },
    render: ({ pageNumber, totalPages }) =>
      `${first}${pageNumber}${(last ?? '').replace('{total}', String(totalPages))}`,
  })
  return createElement(
    View,
    { fixed: true, style: { position: 'absolute', top: pageHeight - 44, left: gutter, right: gutter } },
    look.row(
      { borderTopWidth: 0.6, borderTopColor: line, paddingTop: 7 },
      look.text(small, issued),
      look.figures({ ...small, textAlign: 'center' }, reference),
      page,
    ),
  )
}

export interface SheetInput {
  readonly paper: Paper
  readonly texts: PaperTexts
  readonly language: Language
  /** The fonts that have all its letters. */
  readonly families: readonly string[]
  readonly createdAt: Date
}

/** A paper as it is printed. */
export function drawSheet({ paper, texts, language, families, createdAt }: SheetInput): ReactElement<DocumentProps> {
  const look = makeLook(language)
  const document: DocumentProps = {
    title: `${texts.kinds[paper.kind]} ${paper.reference}`,
    author: 'Portolan',
    creator: 'Portolan',
    producer: 'Portolan',
    language: tagOf(language),
    creationDate: createdAt,
    modificationDate: createdAt,
  }
  const style = {
    ...{ fontFamily: [...families], fontSize: 9.5, lineHeight: leading(language), color: body },
    ...{ paddingHorizontal: gutter, paddingTop: gutter, paddingBottom: 60 },
  }
  return createElement(
    Document,
    document,
    createElement(
      Page,
      { size: 'A4', style },
      drawHead(paper, texts, look),
      drawStub(paper, texts, look, width),
      look.column(
        {
          borderColor: line,
          borderWidth: 0.8,
          borderTopWidth: 0,
          borderBottomLeftRadius: 10,
          borderBottomRightRadius: 10,
          paddingBottom: 16,
          paddingTop: 4,
        },
        ...paper.sections.map((section) => drawSection(section, look)),
        drawTold(paper, texts, look),
        drawAccount(paper, texts, look),
        drawTerms(paper, texts, look),
      ),
      drawFoot(paper, texts, look),
    ),
  )
}
