import type { Language } from '@portolan/domain/language'
import { countText } from '../platform/words.ts'
import { railTexts } from './catalogue/text.ts'

const readSpan = (span: string): { count: number; isMonths: boolean } => {
  const [, count = '0', unit] = /^P(\d+)([DM])$/.exec(span) ?? []
  return { count: Number(count), isMonths: unit === 'M' }
}

/** P5D is '5 Days', P1M is '1 Month(s)'. */
export function spanText(span: string, language: Language): string {
  const { count, isMonths } = readSpan(span)
  const { days, months } = railTexts[language]
  return countText(isMonths ? months : days, count, language)
}

/** 'within 1 Month(s)': where the days of travel of a pass lie. */
export const withinText = (span: string, language: Language): string => {
  const { count, isMonths } = readSpan(span)
  return isMonths ? countText(railTexts[language].withinMonths, count, language) : spanText(span, language)
}
