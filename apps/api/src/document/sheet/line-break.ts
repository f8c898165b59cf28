/** Letters between which a line may end: Chinese has no spaces. */
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
/** These never begin a line, and these never end one. */
const closing = /[，。：；？！、」』）／…％]/u
const opening = /[「『（]/u

/** Longer than any word that is one: it is broken wherever it has to be. */
const longest = 28

function mayBreak(before: string, after: string): boolean {
  if (closing.test(after) || opening.test(before)) return false
  return han.test(before) || han.test(after)
}

/**
 * Where a word may be divided. Between two parts the typesetter writes a hyphen; after an empty part it writes none,
 * and none is wanted: words of our languages are not divided, Chinese ones end anywhere.
 */
export function breakWord(word: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    const isFull = part.length >= longest
    const before = [...part].at(-1)
    if (before !== undefined && (isFull || mayBreak(before, letter))) {
      parts.push(part, '')
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
