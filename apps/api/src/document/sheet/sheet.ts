import type { Language } from '@portolan/domain/language'
import { Document, type DocumentProps, Page } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { PaperTexts } from '../catalogue/text.ts'
import type { Paper } from '../paper.ts'
import { drawAccount, drawTerms } from './account.ts'
import { drawFoot, drawHead, fileProps, pageStyle, width } from './frame.ts'
import { drawSection } from './journey.ts'
import { line, makeLook } from './look.ts'
import { drawStub } from './stub.ts'
import { drawTold } from './told.ts'

export interface SheetInput {
  readonly paper: Paper
  readonly texts: PaperTexts
  readonly language: Language
  /** The fonts that have all its letters. */
  readonly families: readonly string[]
  readonly createdAt: Date
  readonly isOnePage: boolean
}

/** A paper as it is printed. */
export function drawSheet(input: SheetInput): ReactElement<DocumentProps> {
  const { paper, texts, language, families, createdAt, isOnePage } = input
  const look = makeLook(language)
  return createElement(
    Document,
    fileProps(`${texts.kinds[paper.kind]} ${paper.reference}`, paper.seller ?? 'Portolan', language, createdAt),
    createElement(
      Page,
      { size: 'A4', style: pageStyle(language, families) },
      drawHead(texts.kinds[paper.kind], look, paper.seller),
      drawStub(paper, texts, look, width),
      look.column(
        {
          borderColor: line,
          borderWidth: 0.8,
          borderTopWidth: 0,
          borderBottomLeftRadius: 10,
          borderBottomRightRadius: 10,
          paddingTop: 4,
        },
        ...paper.sections.map((section) => drawSection(section, look)),
        drawTold(paper, texts, look),
        drawAccount(paper, texts, look),
        drawTerms(paper, texts, look),
      ),
      drawFoot({ ...paper, isOnePage }, texts, look),
    ),
  )
}
