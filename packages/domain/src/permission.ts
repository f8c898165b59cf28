/**
 * Permission strings are `area:action`. One table names every one that exists, so that the grid on the screen,
 * the check on the server and the roles' seeds can never drift apart.
 */
export const permissionTable = {
  air: ['view', 'book', 'cancel'],
  hotel: ['view', 'book', 'cancel'],
  package: ['view', 'book', 'cancel'],
  rail: ['view', 'book', 'cancel'],
  cruise: ['view', 'book', 'cancel'],
  activity: ['view', 'book', 'cancel'],
  car: ['view', 'book', 'cancel'],
  transfer: ['view', 'book', 'cancel'],
  holiday: ['view', 'book', 'cancel'],
  insurance: ['view', 'book', 'cancel'],
  visa: ['view', 'book', 'cancel'],
  orders: ['view', 'manage'],
  markup: ['view', 'manage'],
  reports: ['view'],
  users: ['view', 'manage'],
  credit: ['spend'],
} as const satisfies Record<string, readonly string[]>

type Table = typeof permissionTable

export type PermissionArea = keyof Table

export type Permission = { [Area in PermissionArea]: `${Area}:${Table[Area][number]}` }[PermissionArea]

export const permissionActions = ['view', 'book', 'cancel', 'manage', 'spend'] as const

export type PermissionAction = (typeof permissionActions)[number]

export const permissionAreas = Object.keys(permissionTable) as PermissionArea[]

export const permissions = permissionAreas.flatMap((area) =>
  permissionTable[area].map((action) => `${area}:${action}` as Permission),
)

const known: ReadonlySet<string> = new Set(permissions)

export const isPermission = (value: string): value is Permission => known.has(value)

export const seededRoles = ['Owner', 'Manager', 'Agent', 'Finance', 'Viewer'] as const

export type SeededRole = (typeof seededRoles)[number]

const looking = [
  'air:view',
  'hotel:view',
  'package:view',
  'rail:view',
  'cruise:view',
  'activity:view',
  'car:view',
  'transfer:view',
  'holiday:view',
  'insurance:view',
  'visa:view',
  'orders:view',
] as const satisfies readonly Permission[]

const selling = [
  'air:book',
  'air:cancel',
  'hotel:book',
  'hotel:cancel',
  'package:book',
  'package:cancel',
  'rail:book',
  'rail:cancel',
  'cruise:book',
  'cruise:cancel',
  'activity:book',
  'activity:cancel',
  'car:book',
  'car:cancel',
  'transfer:book',
  'transfer:cancel',
  'holiday:book',
  'holiday:cancel',
  'insurance:book',
  'insurance:cancel',
  'visa:book',
  'visa:cancel',
  'credit:spend',
] as const satisfies readonly Permission[]

const figures = ['markup:view', 'reports:view', 'users:view'] as const satisfies readonly Permission[]

/**
 * What each seeded role may do; an agency can define its own beside these. The lists name every permission, so that a
 * new one reaches nobody until somebody has decided whose it is.
 */
export const rolePermissions: Record<SeededRole, readonly Permission[]> = {
  Owner: [...looking, ...selling, ...figures, 'orders:manage', 'markup:manage', 'users:manage'],
  Manager: [...looking, ...selling, ...figures, 'orders:manage', 'users:manage'],
  Agent: [...looking, ...selling],
  Finance: [...looking, ...figures],
  Viewer: looking,
}

/** What no call asks for yet: stored grants of these stay, and no screen offers them. */
export const dormantPermissions: readonly Permission[] = [
  'cruise:view',
  'cruise:book',
  'cruise:cancel',
  'holiday:view',
  'holiday:book',
  'holiday:cancel',
  'insurance:view',
  'insurance:book',
  'insurance:cancel',
  'visa:view',
  'visa:book',
  'visa:cancel',
  'markup:manage',
]

export interface PermissionSources {
  fromRoles: readonly string[]
  granted: readonly string[]
  revoked: readonly string[]
}

/** Roles give, a personal grant adds, a personal revocation takes away and always wins. */
export function effectivePermissions({ fromRoles, granted, revoked }: PermissionSources): Permission[] {
  const held = new Set([...fromRoles, ...granted])
  for (const permission of revoked) held.delete(permission)
  return permissions.filter((permission) => held.has(permission))
}

/** Nobody hands out what they do not hold themselves. */
export const canHandOut = (holder: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((permission) => holder.includes(permission))
