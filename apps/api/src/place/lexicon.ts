import { beginningAt, type Lists, pack } from './sorted.ts'

type Visit = (item: number) => void
type VisitGraded = (item: number, whole: boolean) => void

/** The words of all names, once each, with those who carry them. */
export interface Lexicon {
  /** Whoever carries a word that begins with the token; `whole` when the word is the token. */
  beginning(token: string, visit: VisitGraded): void
  /** Whoever carries a word that has the token further on than at its beginning. */
  containing(token: string, visit: Visit): void
  /** Whoever carries a word that is one typing error away, `whole`, or that begins with one. */
  nearly(token: string, visit: VisitGraded): void
}

const shortest = 4
const offsetBits = 6
const longestWord = 1 << offsetBits

/** What may have gone wrong where two spellings part, as letters to skip in the token and in the word. */
const slips = [
  [1, 1],
  [1, 0],
  [0, 1],
] as const
const slipsOrSwap = [...slips, [2, 2] as const]

/** Whether one letter less, more, other, or two swapped make `token` into `word`, or into a beginning of it. */
export function nearness(token: string, word: string): 'whole' | 'beginning' | undefined {
  let at = 0
  while (at < token.length && token[at] === word[at]) at++
  let found: 'beginning' | undefined
  const isSwapped = token[at] === word[at + 1] && token[at + 1] === word[at]
  for (const [typed, meant] of isSwapped ? slipsOrSwap : slips) {
    if (!word.startsWith(token.slice(at + typed), at + meant)) continue
    if (token.length - typed === word.length - meant) return 'whole'
    found = 'beginning'
  }
  return found
}

/** Every ending of every word, sorted: what stands further on in a word stands at the start of one of its endings. */
function sortEndings(words: readonly string[]): { texts: string[]; positions: Uint32Array } {
  const endings: { text: string; position: number }[] = []
  words.forEach((word, index) => {
    for (let offset = 1; offset < Math.min(word.length, longestWord); offset++)
      endings.push({ text: word.slice(offset), position: index * longestWord + offset })
  })
  endings.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  return {
    texts: endings.map(({ text }) => text),
    positions: Uint32Array.from(endings, ({ position }) => position),
  }
}

export function makeLexicon(carriers: Lists): Lexicon {
  const { keys: words, starts, items } = pack(carriers)
  const { texts, positions } = sortEndings(words)

  function eachItem(from: number, to: number, visit: Visit): void {
    const end = starts[to] ?? 0
    for (let at = starts[from] ?? 0; at < end; at++) visit(items[at] ?? 0)
  }

  return {
    beginning(token, visit) {
      const { from, to } = beginningAt(words, token)
      const isWhole = words[from] === token
      if (isWhole) eachItem(from, from + 1, (item) => visit(item, true))
      eachItem(isWhole ? from + 1 : from, to, (item) => visit(item, false))
    },
    containing(token, visit) {
      const { from, to } = beginningAt(texts, token)
      for (let index = from; index < to; index++) {
        const word = (positions[index] ?? 0) >>> offsetBits
        eachItem(word, word + 1, visit)
      }
    },
    /** One error leaves one half of the token untouched, or swaps the two letters where the halves meet. */
    nearly(token, visit) {
      const half = token.length >> 1
      const consider = (word: number) => {
        const text = words[word] ?? ''
        const near = text.length < shortest ? undefined : nearness(token, text)
        if (near) eachItem(word, word + 1, (item) => visit(item, near === 'whole'))
      }
      const front = beginningAt(words, token.slice(0, half))
      for (let word = front.from; word < front.to; word++) consider(word)
      const back = beginningAt(texts, token.slice(half))
      for (let index = back.from; index < back.to; index++) {
        const position = positions[index] ?? 0
        if (Math.abs((position & (longestWord - 1)) - half) <= 1) consider(position >>> offsetBits)
      }
      const swapped = `${token.slice(0, half - 1)}${token[half]}${token[half - 1]}${token.slice(half + 1)}`
      const middle = beginningAt(words, swapped)
      for (let word = middle.from; word < middle.to; word++) consider(word)
    },
  }
}
