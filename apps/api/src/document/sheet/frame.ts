import { type Language, tagOf } from '@portolan/domain/language'
import { type DocumentProps, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { PaperTexts } from '../catalogue/text.ts'
import type { Paper } from '../paper.ts'
import { drawBrand } from './brand.ts'
import { accent, body, gutter, ink, type Look, line, onInk, quieter } from './look.ts'

/** A4 in points. */
const [pageWidth, pageHeight] = [595.28, 841.89]
export const width = pageWidth - 2 * gutter

/** Letters that join and stand on top of each other need more room. */
const leading = (language: Language): number => (language === 'ar' ? 1.45 : 1.4)

/** kind: what the paper is. seller: in whose name it is handed over, where that is not the shop's. */
export function drawHead(kind: string, { row, text, typed }: Look, seller?: string): ReactElement {
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
    seller === undefined
      ? drawBrand()
      : typed({ fontSize: 16, fontWeight: 600, color: onInk, flexShrink: 1, maxWidth: 360 }, seller),
    text({ fontSize: 11, color: onInk }, kind),
  )
}

export interface Foot extends Pick<Paper, 'reference' | 'issued'> {
  /** Its number is known before it is set; otherwise the typesetter counts, and sets every page twice more for it. */
  readonly isOnePage: boolean
}

/** At the foot of every page, measured from its top: the typesetter learns last where a page ends. */
export function drawFoot({ reference, issued, isOnePage }: Foot, texts: PaperTexts, look: Look): ReactElement {
  const small = { fontSize: 8, color: quieter, flex: 1 } as const
  const style = { ...small, textAlign: look.end, direction: look.isRightToLeft ? 'rtl' : 'ltr' } as const
  const pageText = (page: number, total: number) =>
    texts.page.replace('{page}', String(page)).replace('{total}', String(total))
  const page = isOnePage
    ? createElement(Text, { style }, pageText(1, 1))
    : createElement(Text, { style, render: ({ pageNumber, totalPages }) => pageText(pageNumber, totalPages) })
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

/** What a file says of itself; the same order gives the same file. */
export const fileProps = (title: string, author: string, language: Language, createdAt: Date): DocumentProps => ({
  title,
  author,
  creator: 'Portolan',
  producer: 'Portolan',
  language: tagOf(language),
  creationDate: createdAt,
  modificationDate: createdAt,
})

/** Of every page. */
export const pageStyle = (language: Language, families: readonly string[]) => ({
  fontFamily: [...families],
  fontSize: 9.5,
  lineHeight: leading(language),
  color: body,
  paddingHorizontal: gutter,
  paddingTop: gutter,
  paddingBottom: 56,
})
