import { fold } from './fold.ts'

/** How the letters are written on a keyboard that lacks them. */
const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const needsTwo = /[äöüøå]/gi
const apostrophe = /['’ʼ‘]/g

const shortForms: readonly (readonly [string, string])[] = [
  ['saint', 'st'],
  ['sankt', 'st'],
  ['santa', 'sta'],
  ['hauptbahnhof', 'hbf'],
  ['international', 'intl'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]
const hasForm = new RegExp(`\\b(?:${shortForms.flat().join('|')})\\b`)
const shortOf = new Map(shortForms)
const longOf = new Map(shortForms.toReversed().map(([long, short]) => [short, long]))

const rewrite = (folded: string, forms: ReadonlyMap<string, string>): string =>
  folded
    .split(' ')
    .map((word) => forms.get(word) ?? word)
    .join(' ')

/** Every folded way in which people write a name: Köln and Koeln, O'Hare and OHare, St and Saint. */
export function spellingsOf(name: string): string[] {
  const spellings = [fold(name)]
  if (name.search(needsTwo) >= 0)
    spellings.push(fold(name.replace(needsTwo, (letter) => twoLetters[letter.toLowerCase()] ?? letter)))
  if (name.search(apostrophe) >= 0) spellings.push(fold(name.replace(apostrophe, '')))
  for (const spelling of [...spellings])
    if (hasForm.test(spelling)) spellings.push(rewrite(spelling, shortOf), rewrite(spelling, longOf))
  return spellings.filter((spelling) => spelling !== '')
}
