import ar from '@portolan/contract/error-text/ar.json' with { type: 'json' }
import en from '@portolan/contract/error-text/en.json' with { type: 'json' }
import es from '@portolan/contract/error-text/es.json' with { type: 'json' }
import fr from '@portolan/contract/error-text/fr.json' with { type: 'json' }
import zh from '@portolan/contract/error-text/zh.json' with { type: 'json' }
import zhHK from '@portolan/contract/error-text/zhHK.json' with { type: 'json' }
import type { ErrorTextId } from '@portolan/contract/errors'
import type { Language } from '@portolan/domain/language'

const texts: Record<Language, Record<ErrorTextId, string>> = { en, zh, zhHK, es, fr, ar }

/** A check of the contract's may name the text that tells what is wrong. */
export const isErrorText = (id: string): id is ErrorTextId => Object.hasOwn(en, id)

export const errorText = (language: Language, id: ErrorTextId): string => texts[language][id]
