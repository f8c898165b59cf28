import { holds, type Person } from '@portolan/domain/may'
import { usePerson } from '../../session/person.ts'
import { type MenuItem, menu } from '../menu.ts'

/** A guest is shown every way: what is behind it may ask for a login first. */
export const isShown = (person: Person, { needs }: Pick<MenuItem, 'needs'>): boolean =>
  needs === undefined || person.kind === 'guest' || holds(person, needs)

/** The sections that lead somewhere for this person; a group of which nothing is left is left out, too. */
export function useMenu(): MenuItem[][] {
  const person = usePerson()
  return menu.map((group) => group.filter((item) => isShown(person, item))).filter((group) => group.length > 0)
}
