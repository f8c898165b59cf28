export type PasswordWord = 'short' | 'repeated' | 'strong' | 'veryStrong'

export interface PasswordStrength {
  /** Filled cells of five. */
  cells: 0 | 1 | 2 | 3 | 4 | 5
  word: PasswordWord | undefined
}

const shortest = 12
const comfortable = 16
const fewestDifferent = 5

/** Length is what counts; capitals and figures on demand only make people write it down. The server checks for known ones. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password]
  if (characters.length === 0) return { cells: 0, word: undefined }
  if (characters.length < shortest)
    return { cells: characters.length < 5 ? 1 : characters.length < 9 ? 2 : 3, word: 'short' }
  if (new Set(characters).size < fewestDifferent) return { cells: 2, word: 'repeated' }
  return characters.length < comfortable ? { cells: 4, word: 'strong' } : { cells: 5, word: 'veryStrong' }
}
