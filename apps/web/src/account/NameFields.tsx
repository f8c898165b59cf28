import type { ReactNode } from 'react'
import { useSpeech } from '../i18n/text.ts'

/** Chinese asks for the family name first. */
export function NameFields({ first, last }: { first: ReactNode; last: ReactNode }) {
  const { language } = useSpeech()
  return language === 'zh' || language === 'zhHK' ? [last, first] : [first, last]
}
