import { agencyNames } from './catalogue/agency-name.ts'

/** The code of the operator behind an agency of a feed. */
export type OperatorOf = (agencyName: string, agencyId: string) => string

export interface KnownOperator {
  readonly code: string
  readonly name: string
  readonly brands: readonly { readonly name: string }[]
}

/** Every folded way in which a name is written, the plainest first. */
export type Spell = (name: string) => readonly string[]

const longestCode = 12

/** 'SÜWEX' becomes SUWEX: stable, capitals, as the codes of our own. */
const codeFrom = (folded: string): string => folded.replaceAll(' ', '').toUpperCase().slice(0, longestCode) || 'UNKNOWN'

/** One of our operators by its name or by a name that feeds know it by; else a code of its own, made from the name. */
export function makeOperatorOf(operators: readonly KnownOperator[], spell: Spell): OperatorOf {
  const ours = new Map<string, string>()
  const codes = new Set(operators.map(({ code }) => code))
  for (const [code, names] of Object.entries(agencyNames))
    if (codes.has(code)) for (const name of names) for (const spelling of spell(name)) ours.set(spelling, code)
  for (const { code, name } of operators)
    for (const spelling of [...spell(name), ...spell(code)]) ours.set(spelling, code)
  return (agencyName, agencyId) => {
    const spellings = spell(agencyName)
    const known = [...spellings, ...spell(agencyId)].map((spelling) => ours.get(spelling)).find(Boolean)
    return known ?? codeFrom(spellings[0] ?? '')
  }
}
