import { type Comfort, comforts, type Flexibility, flexibilities } from '@portolan/domain/rail/fare'
import type { Brand, Operator } from '../../operator.ts'

type BrandRow = readonly [
  name: string,
  kind: Brand['kind'],
  reservation: Brand['reservation'],
  passReservation: number,
  /** In the order of the comforts. */
  seats: readonly number[],
]

/** Names stand in the order of the comforts and of the flexibilities; an empty one is not sold. */
interface Sheet extends Omit<Operator, 'comfort' | 'flexibility' | 'brands'> {
  readonly comfort: readonly string[]
  readonly flexibility: readonly [non: string, semi: string, full: string]
  readonly brands: readonly BrandRow[]
}

function inOrder<Key extends string, T>(keys: readonly Key[], values: readonly T[]): Partial<Record<Key, T>> {
  const pairs = keys.flatMap((key, index) => (values[index] ? [[key, values[index]] as const] : []))
  return Object.fromEntries(pairs) as Partial<Record<Key, T>>
}

export const makeOperator = ({ comfort, flexibility, brands, ...rest }: Sheet): Operator => ({
  ...rest,
  comfort: inOrder<Comfort, string>(comforts, comfort),
  flexibility: inOrder<Flexibility, string>(flexibilities, flexibility),
  brands: brands.map(([name, kind, reservation, passReservation, seats]) => ({
    name,
    operator: rest.code,
    kind,
    reservation,
    passReservation,
    seats: inOrder<Comfort, number>(comforts, seats),
  })),
})
