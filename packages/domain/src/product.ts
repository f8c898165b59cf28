/** Everything sold, by the names used on the wire, in folders and in permissions. */
export const products = [
  'air',
  'hotel',
  'package',
  'activity',
  'car',
  'rail',
  'railPass',
  'cruise',
  'transfer',
  'insurance',
  'visa',
] as const

export type Product = (typeof products)[number]

/** A carrier issues tickets. Who sleeps, drives, is shown around or fetched has none: that is confirmed. */
const ticketed: ReadonlySet<string> = new Set<Product>(['air', 'rail', 'railPass', 'cruise', 'package'])

export const hasTicket = (product: string): boolean => ticketed.has(product)
