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
} as const satisfies Record<string, readonly string[]>

type Table = typeof permissionTable

export type PermissionArea = keyof Table

export type Permission = { [Area in PermissionArea]: `${Area}:${Table[Area][number]}` }[PermissionArea]

export const permissionActions = ['view', 'book', 'cancel', 'manage'] as const

export type PermissionAction = (typeof permissionActions)[number]

export const permissionAreas = Object.keys(permissionTable) as PermissionArea[]

export const permissions = permissionAreas.flatMap((area) =>
  permissionTable[area].map((action) => `${area}:${action}` as Permission),
)

const known: ReadonlySet<string> = new Set(permissions)

export const isPermission = (value: string): value is Permission => known.has(value)

export const seededRoles = ['Owner', 'Manager', 'Agent', 'Finance', 'Viewer'] as const

export type SeededRole = (typeof seededRoles)[number]

const ending = (...actions: PermissionAction[]) =>
  permissions.filter((permission) => actions.some((action) => permission.endsWith(`:${action}`)))

const except = (list: readonly Permission[], ...dropped: Permission[]) =>
  list.filter((permission) => !dropped.includes(permission))

/** What each seeded role may do. An agency can define its own beside these. */
export const rolePermissions: Record<SeededRole, readonly Permission[]> = {
  Owner: permissions,
  Manager: except(permissions, 'markup:manage'),
  Agent: except(ending('view', 'book', 'cancel'), 'reports:view', 'markup:view', 'users:view'),
  Finance: [...ending('view')],
  Viewer: except(ending('view'), 'reports:view', 'markup:view', 'users:view'),
}

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
