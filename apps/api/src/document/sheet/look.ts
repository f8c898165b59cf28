import { directionOf, type Language } from '@portolan/domain/language'
import { type StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'

/** The design language's own inks; a page is always light. */
export const ink = '#142635'
export const onInk = '#f6f1e6'
export const body = '#13222f'
export const quiet = '#43535f'
export const quieter = '#5c6a76'
export const line = '#d2ccbd'
export const hairline = '#e3ded2'
export const vellum = '#fbfaf7'
export const accent = '#c1411a'
export const white = '#ffffff'

/** Points. */
export const gutter = 40

/**
 * The end of the card belongs to the last that stands in it, and is a hair shorter: a card whose own end ran over would
 * take a page for its border alone.
 */
export const cardEnd = { paddingBottom: 12, marginBottom: -1 } as const

type Styled = Parameters<typeof StyleSheet.create>[0][string]
type Child = ReactElement | string | undefined | false

/** What is drawn in the direction of a language: everything that has a start and an end goes through here. */
export interface Look {
  readonly isRightToLeft: boolean
  /** Towards the end of a line. */
  readonly end: 'left' | 'right'
  readonly start: 'left' | 'right'
  /** Room towards the end of the line. */
  after(points: number): Styled
  row(style: Styled, ...children: Child[]): ReactElement
  column(style: Styled, ...children: Child[]): ReactElement
  /** A column that stays on one page. */
  block(style: Styled, ...children: Child[]): ReactElement
  /** Words in the page's language. */
  text(style: Styled, words: string): ReactElement
  /** Figures and codes, which read from left to right everywhere. */
  figures(style: Styled, words: string): ReactElement
  /** What people have typed, in the direction of its own letters: '4 Dock Road' begins with its number. */
  typed(style: Styled, words: string): ReactElement
}

export function makeLook(language: Language): Look {
  const isRightToLeft = directionOf(language) === 'rtl'
  const [start, end] = isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const box = (style: Styled, children: readonly ReactNode[]) => createElement(View, { style }, ...children)
  const figures: Look['figures'] = (style, words) =>
    createElement(Text, { style: { textAlign: start, direction: 'ltr', ...style } }, words)
  const text: Look['text'] = (style, words) =>
    createElement(Text, { style: { textAlign: start, direction: isRightToLeft ? 'rtl' : 'ltr', ...style } }, words)
  return {
    isRightToLeft,
    start,
    end,
    after: (points) => (isRightToLeft ? { marginLeft: points } : { marginRight: points }),
    row: (style, ...children) => box({ flexDirection: isRightToLeft ? 'row-reverse' : 'row', ...style }, children),
    column: (style, ...children) => box({ flexDirection: 'column', ...style }, children),
    block: (style, ...children) => createElement(View, { style, wrap: false }, ...children),
    text,
    figures,
    typed: (style, words) => (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words) ? text : figures)(style, words),
  }
}
