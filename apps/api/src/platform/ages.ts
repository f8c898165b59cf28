import type { FieldRefusal } from './refusal.ts'

interface Told {
  quantity: number
  ages: readonly number[]
  /** Whose price hangs on it: the age of each is asked for. */
  isNeeded: boolean
  pointer: string
}

/** Ages are told of everybody of a kind or, where nothing hangs on them, of nobody; beside the first that is missing. */
export function agesMissing({ quantity, ages, isNeeded, pointer }: Told): FieldRefusal[] {
  if (ages.length >= quantity || (ages.length === 0 && !isNeeded)) return []
  const text = isNeeded ? 'error.field.ages' : 'error.field.tooFew'
  return [{ pointer: `${pointer}/ages/${ages.length}`, code: 'too_small', text }]
}
