import { usePerson } from '../session/person.ts'

/** What the person at the screen may do, and can therefore hand out. */
export function useEditor(): readonly string[] {
  const person = usePerson()
  return person.kind === 'employee' ? person.permissions : []
}
