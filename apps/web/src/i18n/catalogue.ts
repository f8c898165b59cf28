import type { Language } from '@portolan/domain/language'
import type { Catalogue, Message } from './message.ts'
import type { MessageFeature } from './messages.ts'

export type { Message } from './message.ts'

/** Of the pages before the login: where all the others are comes with the shell, or with the first page that needs one. */
const first = import.meta.glob<Catalogue>('./locales/*/{ui,shell,account}.json')

/** The error texts are the contract's: server and browser say the same words. */
const errorTexts: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('@portolan/contract/error-text/en.json'),
  zh: () => import('@portolan/contract/error-text/zh.json'),
  zhHK: () => import('@portolan/contract/error-text/zhHK.json'),
  es: () => import('@portolan/contract/error-text/es.json'),
  fr: () => import('@portolan/contract/error-text/fr.json'),
  ar: () => import('@portolan/contract/error-text/ar.json'),
}

const loaded = new Map<string, Promise<Record<string, Message>>>()

async function fileOf(language: Language, feature: MessageFeature): Promise<(() => Promise<Catalogue>) | undefined> {
  if (feature === 'error') return errorTexts[language]
  const path = `./locales/${language}/${feature}.json`
  return first[path] ?? (await import('./other-catalogues.ts')).others[path]
}

async function loadOne(language: Language, feature: MessageFeature): Promise<Record<string, Message>> {
  const file = await fileOf(language, feature)
  if (!file) throw new Error(`No ${feature} texts in ${language}`)
  return (await file()).default
}

/** A failed load is forgotten, so that a retry really asks again. */
export function loadCatalogue(language: Language, feature: MessageFeature): Promise<Record<string, Message>> {
  const key = `${language}/${feature}`
  const known = loaded.get(key)
  if (known) return known
  const loading = loadOne(language, feature)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}
