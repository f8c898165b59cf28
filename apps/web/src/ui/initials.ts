const han = /^\p{Script=Han}/u
const letter = /\p{L}|\p{N}/u

/** 'Mei Lam' → ML, '陳大文' → 陳: in Han the first character is the family name and says enough. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .map((word) => [...word].find((character) => letter.test(character)) ?? '')
    .filter(Boolean)
  const first = words[0] ?? '?'
  if (han.test(first)) return first
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first + last).toUpperCase()
}

const tints = 5

/** The same seed gives the same colour on every page and every device. */
export function tintOf(seed: string): number {
  let hash = 0
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash % tints
}
