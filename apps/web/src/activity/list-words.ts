import { localeOf } from '@portolan/domain/language'
import { useSpeech } from '../i18n/text.ts'

/** 'English, Portuguese': joined as the language joins a list of units. */
export function useListWords(): (parts: readonly string[]) => string {
  const locale = localeOf(useSpeech().language)
  return (parts) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}
