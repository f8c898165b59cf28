import { defaultLanguage, directionOf, type Language, tagOf } from '@portolan/domain/language'
import { loadCatalogue, type Message } from './catalogue.ts'
import type { MessageFeature } from './messages.ts'

export interface Speech {
  language: Language
  messages: Readonly<Record<string, Message>>
}

const everyPage: MessageFeature[] = ['ui', 'error', 'shell']

let speech: Speech = { language: defaultLanguage, messages: {} }
const wanted = new Set<MessageFeature>(everyPage)
const listeners = new Set<() => void>()

export const readSpeech = (): Speech => speech

export function subscribeToSpeech(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads everything first and switches once: the page never shows half a language. */
async function speak(language: Language): Promise<void> {
  const catalogues = await Promise.all([...wanted].map((feature) => loadCatalogue(language, feature)))
  speech = { language, messages: Object.assign({}, ...catalogues) }
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener()
}

export const switchLanguage = (language: Language): Promise<void> => speak(language)

/** A route asks for its feature's texts before it is shown. */
export async function needTexts(...features: MessageFeature[]): Promise<void> {
  const missing = features.filter((feature) => !wanted.has(feature))
  if (missing.length === 0) return
  for (const feature of missing) wanted.add(feature)
  await speak(speech.language)
}
