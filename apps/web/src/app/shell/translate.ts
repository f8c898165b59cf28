import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { onLanguageKept } from '../../session/preferences.ts'

/** What was booked is written by the server: statuses, rules, payments, notices. Priced lists stay as they were found. */
const isWritten = ([area, kind]: QueryKey): boolean =>
  ['booking', 'notices', 'payment'].includes(String(area)) ? kind !== 'exchange' : kind === 'order'

/**
 * Once the server knows of another language, what it has written is read again in it. Asked for a moment earlier it
 * would still be in the one before. What is shown stays until the new words are there.
 */
export const translateAnswers = (client: QueryClient): (() => void) =>
  onLanguageKept(() => void client.invalidateQueries({ predicate: ({ queryKey }) => isWritten(queryKey) }))
