import type { Language } from '@portolan/domain/language'

/** French sets its colon off, and Chinese writes a wide one without a space. */
const colons: Readonly<Record<Language, string>> = {
  en: ': ',
  zh: '：',
  zhHK: '：',
  es: ': ',
  fr: '\u202f: ',
  ar: ': ',
}

/** 'Booking number: K7F3B2QX', where there are no columns. */
export const labelled = (label: string, value: string, language: Language): string =>
  `${label}${colons[language]}${value}`
