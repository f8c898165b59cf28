import { commonWords, keyboardLines } from './catalogue/common-passwords.ts'

/**
 * Leaked passwords of twelve characters and more are put together: a common word, a second one, a row of the
 * keyboard, a count, a year, with signs for letters here and there. So a password is measured by its parts: a common
 * word weighs two, a row or a count or a year one, and every other character one. Lists grow old, parts do not.
 */
const weight = { word: 2, pattern: 1, other: 1 }
/** Less than this can be put together by anyone who tries the common parts. */
const enough = 8
/** At most two common words between figures and signs. */
const wordsAlone = 4
const shortestPattern = 3

interface Branch {
  weight: number
  next: Map<string, Branch>
}

const collapse = (text: string): string => text.replace(/(.)\1+/gsu, '$1')

const signs: Record<string, string> = { '@': 'a', $: 's', '!': 'i', 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Signs read as the letters they stand for; a one is an i to some and an l to others. */
const spell = (text: string, one: string): string =>
  text.replace(/[@$!013457]/g, (sign) => (sign === '1' ? one : (signs[sign] ?? sign)))

function plant(root: Branch, word: string, heavy: number): void {
  let branch = root
  for (const letter of word) {
    const next = branch.next.get(letter) ?? { weight: Number.POSITIVE_INFINITY, next: new Map<string, Branch>() }
    branch.next.set(letter, next)
    branch = next
  }
  branch.weight = Math.min(branch.weight, heavy)
}

function growTree(): Branch {
  const root: Branch = { weight: Number.POSITIVE_INFINITY, next: new Map() }
  for (const word of commonWords) plant(root, collapse(word), weight.word)
  for (const line of keyboardLines.flatMap((one) => [one, [...one].reverse().join('')])) {
    const keys = [...line]
    for (let from = 0; from + shortestPattern <= keys.length; from++)
      for (let to = from + shortestPattern; to <= keys.length; to++)
        plant(root, keys.slice(from, to).join(''), weight.pattern)
  }
  return root
}

const tree = growTree()

/** How far letters or figures go on in order from here: abcd, 9876. */
function endOfCount(codes: readonly number[], from: number): number {
  const step = (codes[from + 1] ?? 0) - (codes[from] ?? 0)
  if (Math.abs(step) !== 1) return from
  let end = from + 2
  while (end < codes.length && (codes[end] ?? 0) - (codes[end - 1] ?? 0) === step) end++
  return end - from >= shortestPattern ? end : from
}

const isYear = (letters: readonly string[], from: number): boolean =>
  /^(19|20)\d\d$/.test(letters.slice(from, from + 4).join(''))

/** The least weight of the parts a text can be taken apart into. */
function weigh(text: string, other = weight.other): number {
  const letters = [...text]
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
  const least = Array<number>(letters.length + 1).fill(Number.POSITIVE_INFINITY)
  const reach = (to: number, heavy: number) => {
    if (heavy < (least[to] ?? 0)) least[to] = heavy
  }
  reach(0, 0)
  for (let from = 0; from < letters.length; from++) {
    const sofar = least[from] ?? 0
    const letter = letters[from] ?? ''
    reach(from + 1, sofar + other)
    const end = endOfCount(codes, from)
    if (end > from) reach(end, sofar + weight.pattern)
    if ((letter === '1' || letter === '2') && isYear(letters, from)) reach(from + 4, sofar + weight.pattern)
    let branch = tree.next.get(letter)
    for (let at = from + 1; branch; at++) {
      reach(at, sofar + branch.weight)
      branch = branch.next.get(letters[at] ?? '')
    }
  }
  return least[letters.length] ?? 0
}

/** What is said over and over counts once: abcabcabc is abc, also when the last round is cut short. */
function unitOf(text: string): string {
  const letters = [...text]
  const border = [0]
  for (let at = 1, length = 0; at < letters.length; at++) {
    while (length > 0 && letters[at] !== letters[length]) length = border[length - 1] ?? 0
    if (letters[at] === letters[length]) length++
    border[at] = length
  }
  const period = letters.length - (border.at(-1) ?? 0)
  return period * 2 <= letters.length ? letters.slice(0, period).join('') : text
}

const isLetter = /^\p{L}$/u

/** Without the figures and signs before and after. */
function coreOf(text: string): string {
  const letters = [...text]
  const first = letters.findIndex((letter) => isLetter.test(letter))
  const last = letters.findLastIndex((letter) => isLetter.test(letter))
  return first === -1 ? '' : letters.slice(first, last + 1).join('')
}

const readings = (text: string): string[] => [
  ...new Set([text, spell(text, 'i'), spell(text, 'l')].map((reading) => collapse(reading))),
]

const nothingElse = 1000

/** Whether it is among the passwords that everybody who guesses tries first. */
export function isWidelyKnown(password: string): boolean {
  const unit = unitOf(password.toLowerCase())
  if (readings(unit).some((text) => weigh(text) < enough)) return true
  const core = coreOf(unit)
  return core !== '' && readings(core).some((text) => weigh(text, nothingElse) <= wordsAlone)
}
