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
