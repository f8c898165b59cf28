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

let target: Language = defaultLanguage

/** Loads everything first and switches once: the page never shows half a language, and the last choice wins. */
async function speak(): Promise<void> {
  const language = target
  const features = [...wanted]
  const catalogues = await Promise.all(features.map((feature) => loadCatalogue(language, feature)))
  if (language !== target) return
  speech = { language, messages: Object.assign({}, ...catalogues) }
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener()
}

export function switchLanguage(language: Language): Promise<void> {
  target = language
  return speak()
}

/** A route asks for its feature's texts before it is shown. */
export async function needTexts(...features: MessageFeature[]): Promise<void> {
  for (const feature of features) wanted.add(feature)
  const has = (feature: MessageFeature) => Object.keys(speech.messages).some((id) => id.startsWith(`${feature}.`))
  if (speech.language !== target || !features.every(has)) await speak()
}
