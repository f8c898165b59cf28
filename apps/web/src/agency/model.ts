import type { changeUser, EmployeeBasicInfo } from '@portolan/contract/agency'
import type { InputOf } from '@portolan/contract/call'
import type { SecurityGroup } from '@portolan/contract/rights'
import {
  canHandOut,
  dormantPermissions,
  effectivePermissions,
  isPermission,
  type Permission,
  permissions,
} from '@portolan/domain/permission'

const isDormant = (permission: Permission): boolean => dormantPermissions.includes(permission)

/** What the screens show and change. Nothing asks for the others yet: what is stored of them stays as it is. */
export const offeredPermissions: readonly Permission[] = permissions.filter((one) => !isDormant(one))

/** What the panel edits: roles, what is changed for this person alone, and whether the account may be used. */
export interface Rights {
  groupIds: string[]
  granted: Permission[]
  revoked: Permission[]
  enabled: boolean
}

type Personal = Pick<Rights, 'granted' | 'revoked'>

export const rightsOf = ({ groupIds, granted, revoked, enabled }: EmployeeBasicInfo): Rights => ({
  groupIds,
  granted: (granted ?? []).filter(isPermission),
  revoked: (revoked ?? []).filter(isPermission),
  enabled,
})

export const permissionsOf = (role: SecurityGroup): Permission[] => (role.permissions ?? []).filter(isPermission)

export const givenByRoles = (roles: readonly SecurityGroup[], groupIds: readonly string[]): Permission[] =>
  roles.filter((role) => groupIds.includes(role.groupId)).flatMap(permissionsOf)

/** The grid: what roles and personal changes come to. */
export const ticksOf = (fromRoles: readonly Permission[], { granted, revoked }: Personal): Permission[] =>
  effectivePermissions({ fromRoles, granted, revoked })

/** The way back: the personal changes that turn what the roles give into this grid. */
export const personalChanges = (fromRoles: readonly Permission[], ticks: readonly Permission[]): Personal => ({
  granted: ticks.filter((one) => !fromRoles.includes(one)),
  revoked: [...new Set(fromRoles)].filter((one) => !ticks.includes(one)),
})

const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** One box of the grid. The other personal changes stay as they are stored, even those a role makes needless today. */
export function togglePermission(rights: Rights, fromRoles: readonly Permission[], permission: Permission): Rights {
  const isThis = (one: Permission) => one === permission
  const others = (list: Permission[]) => list.filter((one) => !isThis(one))
  const ticks = toggled(ticksOf(fromRoles, rights), permission)
  const change = personalChanges(fromRoles.filter(isThis), ticks.filter(isThis))
  return {
    ...rights,
    granted: [...others(rights.granted), ...change.granted],
    revoked: [...others(rights.revoked), ...change.revoked],
  }
}

export const togglePermissions = (
  rights: Rights,
  fromRoles: readonly Permission[],
  toggled: readonly Permission[],
): Rights => toggled.reduce((changed, permission) => togglePermission(changed, fromRoles, permission), rights)

export const toggleRole = (rights: Rights, groupId: string): Rights => ({
  ...rights,
  groupIds: toggled(rights.groupIds, groupId),
})

export const withoutPersonal = (rights: Rights): Rights => ({
  ...rights,
  granted: rights.granted.filter(isDormant),
  revoked: rights.revoked.filter(isDormant),
})

/** Of what is shown: a ring that nobody sees is not counted. */
export const countPersonal = ({ granted, revoked }: Personal): number =>
  new Set([...granted, ...revoked].filter((one) => !isDormant(one))).size

export const countOffered = (role: SecurityGroup): number => permissionsOf(role).filter((one) => !isDormant(one)).length

function difference<T>(one: readonly T[], other: readonly T[]): T[] {
  return [...one.filter((item) => !other.includes(item)), ...other.filter((item) => !one.includes(item))]
}

/** Roles put on or off, boxes changed, standing changed: each counts as one. */
export function countChanges(saved: Rights, wanted: Rights): number {
  const boxes = new Set([...difference(saved.granted, wanted.granted), ...difference(saved.revoked, wanted.revoked)])
  return difference(saved.groupIds, wanted.groupIds).length + boxes.size + (saved.enabled === wanted.enabled ? 0 : 1)
}

type Change = InputOf<typeof changeUser>['body']

/** Only what was changed is sent: what a colleague changed elsewhere in the meantime stays. */
export function changeOf(saved: Rights, wanted: Rights): Change {
  const { groupIds, granted, revoked, enabled } = wanted
  const isPersonal = difference(saved.granted, granted).length + difference(saved.revoked, revoked).length > 0
  return {
    ...(difference(saved.groupIds, groupIds).length > 0 && { groupIds }),
    ...(isPersonal && { grant: granted, revoke: revoked }),
    ...(saved.enabled !== enabled && { enabled }),
  }
}

const rebasedList = <T>(base: readonly T[], wanted: readonly T[], now: readonly T[]): T[] =>
  [...new Set([...now, ...wanted])].filter((one) =>
    base.includes(one) === wanted.includes(one) ? now.includes(one) : wanted.includes(one),
  )

/** The list was loaded anew in the middle of an edit: the edit stays, and so does what a colleague has changed. */
export function rebase(base: Rights, wanted: Rights, now: Rights): Rights {
  const refused = wanted.revoked.filter((one) => !base.revoked.includes(one))
  const granted = rebasedList(base.granted, wanted.granted, now.granted).filter((one) => !refused.includes(one))
  return {
    groupIds: rebasedList(base.groupIds, wanted.groupIds, now.groupIds),
    granted,
    revoked: rebasedList(base.revoked, wanted.revoked, now.revoked).filter((one) => !granted.includes(one)),
    enabled: base.enabled === wanted.enabled ? now.enabled : wanted.enabled,
  }
}

/** Whoever may do more than the editor is out of the editor's reach. */
export const isWithinReach = (
  editor: readonly string[],
  fromRoles: readonly Permission[],
  personal: Personal,
): boolean => canHandOut(editor, ticksOf(fromRoles, personal))

/** A role that gives more than the editor may do can be taken away, not given. */
export const canGiveRole = (editor: readonly string[], role: SecurityGroup, saved: Rights): boolean =>
  saved.groupIds.includes(role.groupId) || canHandOut(editor, permissionsOf(role))
