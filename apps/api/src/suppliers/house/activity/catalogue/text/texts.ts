import type { Language } from '@portolan/domain/language'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { TourTexts } from './shape.ts'
import { chinese } from './zh.ts'
import { hongKongChinese } from './zhHK.ts'

export const tourTexts: Readonly<Record<Language, TourTexts>> = {
  en: english,
  zh: chinese,
  zhHK: hongKongChinese,
  es: spanish,
  fr: french,
  ar: arabic,
}
