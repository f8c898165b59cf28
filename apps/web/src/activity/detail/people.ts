import type { PartyValues } from '../form/values.ts'
import type { Party } from '../party.ts'
import { oldestChild } from '../rules.ts'
import type { Category } from './departure.ts'

type Range = Pick<Category, 'qualifierInfo' | 'minAge' | 'maxAge'>

/** Who is of one category: so many grown-ups whose age nobody asks, and those whose age was told. */
export interface Row<One extends Range = Range> {
  readonly category: One
  readonly plain: number
  readonly ages: readonly (number | null)[]
}

/** Where the tour tells no categories: what a search asks for. */
export const usualCategories: readonly Range[] = [
  { qualifierInfo: 'Adult', minAge: 18, maxAge: 64 },
  { qualifierInfo: 'Senior', minAge: 65 },
  { qualifierInfo: 'Child', minAge: 0, maxAge: oldestChild },
]

const isIn = ({ minAge = 0, maxAge = Number.POSITIVE_INFINITY }: Range, age: number): boolean =>
  age >= minAge && age <= maxAge

/** All of them are under 18: each is asked for the age. */
const isOfChildren = ({ maxAge }: Range): boolean => maxAge !== undefined && maxAge <= oldestChild

/** Those too young for every category stand with the youngest, where their ages can be put right. */
function homeOf(categories: readonly Range[], age: number): Range | undefined {
  const young = categories.filter(({ qualifierInfo }) => qualifierInfo !== 'Senior')
  return (
    young.find((one) => isIn(one, age)) ??
    young.toSorted((one, other) => (one.minAge ?? 0) - (other.minAge ?? 0)).find(isOfChildren) ??
    young[0]
  )
}

const order: readonly Range['qualifierInfo'][] = ['Adult', 'Senior', 'Youth', 'Student', 'Child', 'Infant']

/** Grown-ups first, as the search asks for them. */
export const inOrder = (one: Range, other: Range): number =>
  order.indexOf(one.qualifierInfo) - order.indexOf(other.qualifierInfo)

export function rowsOf<One extends Range>(party: Party, categories: readonly One[]): Row<One>[] {
  const hasSeniors = categories.some(({ qualifierInfo }) => qualifierInfo === 'Senior')
  return categories.toSorted(inOrder).map((category) => {
    const { qualifierInfo } = category
    const ages = party.childAges.filter((age) => homeOf(categories, age) === category)
    if (qualifierInfo === 'Adult') return { category, plain: party.adults + (hasSeniors ? 0 : party.seniors), ages }
    return { category, plain: qualifierInfo === 'Senior' ? party.seniors : 0, ages }
  })
}

export const countOf = ({ plain, ages }: Row): number => plain + ages.length

/** One more or one fewer: of the grown-ups where there are any, else of those with an age. */
export function withCount<One extends Range>(row: Row<One>, count: number): Row<One> {
  const { category, plain, ages } = row
  const change = count - countOf(row)
  if (isOfChildren(category))
    return { ...row, ages: change > 0 ? [...ages, ...Array<null>(change).fill(null)] : ages.slice(0, count) }
  if (change > 0 || plain >= -change) return { ...row, plain: plain + change }
  return { ...row, plain: 0, ages: ages.slice(0, count) }
}

export const valuesOfRows = (rows: readonly Row[]): PartyValues => ({
  adults: rows.reduce((sum, { category, plain }) => sum + (category.qualifierInfo === 'Senior' ? 0 : plain), 0),
  seniors: rows.reduce((sum, { category, plain }) => sum + (category.qualifierInfo === 'Senior' ? plain : 0), 0),
  childAges: rows.flatMap(({ ages }) => ages),
})
