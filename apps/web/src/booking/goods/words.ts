import type { Say } from '../../i18n/text.ts'
import type { Words } from './goods.ts'

/** What the server has put into words stands as it is. */
export const wordsOf = (words: Words | string, t: Say): string =>
  typeof words === 'string' ? words : t(words.id, words.values)

/** A name within a sentence that may run the other way. */
export const apart = (name: string): string => `\u2068${name}\u2069`
