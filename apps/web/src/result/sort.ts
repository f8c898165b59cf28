/** One order of a list. What is alike keeps the order it came in. */
export interface Sort<Item, Id extends string = string> {
  id: Id
  label: string
  compare(one: Item, other: Item): number
}
