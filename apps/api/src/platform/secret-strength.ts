export const shortestSecret = 32
const fewestCharacters = 12

/** Secrets that anybody can read in this repository. A test holds them against what documents and examples print. */
const printed: ReadonlySet<string> = new Set([
  'a secret that is long enough for anyone',
  'a secret for tests, long enough to be one',
  'the secret before it which still opens',
])

/** Made of one block over and over, whole or cut off at the end. */
function isRepeated(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length++) if (secret.startsWith(secret.slice(length))) return true
  return false
}

/** Why a secret could be guessed; undefined: as far as can be seen, it could not. */
export function findWeakness(secret: string): string | undefined {
  if (secret.length < shortestSecret) return `has fewer than ${shortestSecret} characters`
  if (new Set(secret).size < fewestCharacters) return `has fewer than ${fewestCharacters} different characters`
  if (isRepeated(secret)) return 'repeats one block of characters'
  if (printed.has(secret)) return 'is printed in the documents of this program'
  return undefined
}
