import type { Permission, PermissionArea } from './permission.ts'
import type { Product } from './product.ts'

/** Who asks. Guests and consumers buy for themselves; an employee does what the agency allows. */
export type Person =
  | { readonly kind: 'guest' }
  | { readonly kind: 'consumer' }
  | { readonly kind: 'employee'; readonly permissions: readonly string[] }

/** What is done with something sold. To spend is to buy it on the agency's account. */
export type Action = 'view' | 'book' | 'cancel' | 'spend'

/**
 * How somebody stands to a booking: it is one's own, or will be; it is a colleague's; a code that manages it was used;
 * a code that only shows it was used.
 */
export type Standing = 'own' | 'colleague' | 'manage' | 'look'

/** Passes are sold by those who sell tickets. */
export const areaOf = (product: Product): Exclude<Product, 'railPass'> => (product === 'railPass' ? 'rail' : product)

/** The parts of a package are of two kinds and sold as one: it is booked, changed and given back as a package. */
export const soldAs = (parts: readonly { readonly product: Product }[]): Product | undefined =>
  new Set(parts.map(({ product }) => product)).size > 1 ? 'package' : parts[0]?.product

/** Areas of an agency's own affairs: consumers and guests have none of them. */
const ofAgencies: ReadonlySet<PermissionArea> = new Set(['orders', 'markup', 'reports', 'users', 'credit'])

/** Whether a permission is held. It binds employees: everybody else looks, books and cancels without one. */
export function holds(person: Person, permission: Permission): boolean {
  if (person.kind === 'employee') return person.permissions.includes(permission)
  const [area] = permission.split(':')
  return !ofAgencies.has(area as PermissionArea)
}

/** The one rule of who may do what. The server asks it on every way to the same deed, and the screens offer by it. */
export function may(person: Person, action: Action, product: Product, standing: Standing = 'own'): boolean {
  if (standing === 'look') return action === 'view'
  if (standing === 'manage' && action === 'view') return true
  if (standing === 'colleague' && !holds(person, action === 'view' ? 'orders:view' : 'orders:manage')) return false
  const area = areaOf(product)
  // Where a product is closed to somebody, nothing is left open behind the door.
  if (!holds(person, `${area}:view`)) return false
  if (action === 'spend') return holds(person, 'credit:spend') && holds(person, `${area}:book`)
  return holds(person, `${area}:${action}`)
}

/** The limit of the agency's account, and what is left of it: for those who spend it, and for those who look after the figures. */
export const mayReadCredit = (person: Person): boolean => holds(person, 'credit:spend') || holds(person, 'reports:view')
