import { localeOf } from '@portolan/domain/language'
import { IntlMessageFormat } from 'intl-messageformat'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Message } from './catalogue.ts'
import type { MessageId } from './messages.ts'
import { readSpeech, type Speech, subscribeToSpeech } from './store.ts'

type Plain = Record<string, string | number | boolean | Date>
type Rich = Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>

export type Say = (id: MessageId, values?: Plain) => string

const compiled = new WeakMap<object, Map<string, IntlMessageFormat>>()

function formatOf(message: Exclude<Message, string>, locale: string): IntlMessageFormat {
  const byLocale = compiled.get(message) ?? new Map<string, IntlMessageFormat>()
  compiled.set(message, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const format = new IntlMessageFormat(message, locale)
  byLocale.set(locale, format)
  return format
}

export function say(speech: Speech, id: MessageId, values?: Plain): string {
  const message = speech.messages[id]
  if (message === undefined) return id
  if (typeof message === 'string') return message
  return String(formatOf(message, localeOf(speech.language)).format(values))
}

export const useSpeech = (): Speech => useSyncExternalStore(subscribeToSpeech, readSpeech)

/** `const t = useText()`, then `t('account.login.title')`: one id is one whole sentence, never glued from parts. */
export function useText(): Say {
  const speech = useSpeech()
  return (id, values) => say(speech, id, values)
}

/** A sentence with elements inside: `<link>…</link>` in the message, `{ link: (text) => <a>{text}</a> }` in the values. */
export function RichText({ id, values }: { id: MessageId; values: Rich }): ReactNode {
  const speech = useSpeech()
  const message = speech.messages[id]
  if (message === undefined || typeof message === 'string') return message ?? id
  return formatOf(message, localeOf(speech.language)).format<ReactNode>(values as never)
}
