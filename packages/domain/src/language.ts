/** The six languages of the storefront, by the codes the specification gives them. */
export const languages = ['en', 'zh', 'zhHK', 'es', 'fr', 'ar'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** What `<html lang>` and the fonts' :lang() rules read. */
const tags: Record<Language, string> = { en: 'en', zh: 'zh-CN', zhHK: 'zh-HK', es: 'es', fr: 'fr', ar: 'ar' }

/** What Intl formats with. Arabic keeps Western digits, so that times, codes and prices match the ticket. */
const locales: Record<Language, string> = {
  en: 'en-GB',
  zh: 'zh-CN',
  zhHK: 'zh-HK',
  es: 'es-ES',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
}

/** A language is shown in itself, whatever the page speaks. */
const ownNames: Record<Language, string> = {
  en: 'English',
  zh: '简体中文',
  zhHK: '繁體中文（香港）',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
}

export const tagOf = (language: Language): string => tags[language]
export const localeOf = (language: Language): string => locales[language]
export const ownNameOf = (language: Language): string => ownNames[language]
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

const traditional = /^zh-(hk|mo|tw|hant)\b/

/** The first language of an Accept-Language header that we speak, else the default. */
export function languageFrom(header: string | undefined): Language {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().toLowerCase()
    if (traditional.test(tag)) return 'zhHK'
    const primary = tag.split('-')[0]
    if (isLanguage(primary)) return primary
  }
  return defaultLanguage
}
