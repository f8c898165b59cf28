export type ChoiceKind = 'station' | 'airport' | 'city' | 'hotel' | 'port' | 'office'

export interface Choice {
  id: string
  name: string
  /** 'Main station, Switzerland' */
  detail?: string
  kind: ChoiceKind
  /** IATA and the like, shown in a line badge. */
  code?: string
}

export interface ChoiceGroup<C extends Choice = Choice> {
  id: 'matches' | 'recent' | 'popular'
  label: string
  choices: readonly C[]
}

export const optionId = (list: string, choice: string): string => `${list}-${choice}`

/** An earlier group has the first word: a match is not repeated among the popular ones. */
export function withoutRepeats<C extends Choice>(groups: readonly ChoiceGroup<C>[]): ChoiceGroup<C>[] {
  const seen = new Set<string>()
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(({ id }) => !seen.has(id) && seen.add(id)),
    }))
    .filter(({ choices }) => choices.length > 0)
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Of those offered anyway, the ones with the typed letters in their name. */
export const containing = <C extends Choice>(choices: readonly C[], typed: string): readonly C[] =>
  typed.trim() === '' ? choices : choices.filter(({ name }) => splitAtMatch(name, typed)[1] !== '')

/** Where the typed letters stand in the name, whatever their case and accents: 'zur' finds 'Zür'. */
export function splitAtMatch(name: string, typed: string): [before: string, match: string, after: string] {
  const letters = [...name.normalize('NFC')]
  const wanted = bare(typed.trim())
  if (!wanted) return [name, '', '']
  for (let start = 0; start < letters.length; start += 1) {
    let folded = ''
    for (let end = start; end < letters.length && folded.length < wanted.length; end += 1) {
      folded += bare(letters[end] ?? '')
      if (folded === wanted) {
        const part = (from: number, to?: number) => letters.slice(from, to).join('')
        return [part(0, start), part(start, end + 1), part(end + 1)]
      }
    }
  }
  return [name, '', '']
}
