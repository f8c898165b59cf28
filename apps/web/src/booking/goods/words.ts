import type { Say } from '../../i18n/text.ts'
import type { Words } from './goods.ts'

/** What the server has put into words stands as it is. */
export const wordsOf = (words: Words | string, t: Say): string =>
  typeof words === 'string' ? words : t(words.id, words.values)
