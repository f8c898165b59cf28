import type { Language } from '@portolan/domain/language'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { CarTexts } from './shape.ts'
import { chinese } from './zh.ts'
import { hongKongChinese } from './zhHK.ts'

/** The words of rental cars that the server writes. */
export const carTexts: Readonly<Record<Language, CarTexts>> = {
  en: english,
  zh: chinese,
  zhHK: hongKongChinese,
  es: spanish,
  fr: french,
  ar: arabic,
}
