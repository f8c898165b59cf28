import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { dormantPermissions, type Permission, permissions, rolePermissions } from '@portolan/domain/permission'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canGiveRole,
  changeOf,
  countChanges,
  countPersonal,
  givenByRoles,
  isWithinReach,
  personalChanges,
  type Rights,
  rebase,
  rightsOf,
  ticksOf,
  togglePermission,
  toggleRole,
  withoutPersonal,
} from './model.ts'

const agent: SecurityGroup = { groupId: 'a', groupName: 'Agent', seeded: true, permissions: [...rolePermissions.Agent] }
const finance: SecurityGroup = { groupId: 'f', groupName: 'Finance', permissions: [...rolePermissions.Finance] }
const roles = [agent, finance]

const some = fc.subarray(permissions)
const one = fc.constantFrom(...permissions)
const anyRights = fc.tuple(some, fc.func(fc.constantFrom('grant', 'revoke', 'keep'))).map(([fromRoles, what]) => {
  const personal = (kind: string) => permissions.filter((permission) => what(permission) === kind)
  const rights: Rights = { groupIds: [], granted: personal('grant'), revoked: personal('revoke'), enabled: true }
  return { fromRoles, rights }
})

const shown = (list: readonly Permission[]) => list.filter((one) => !dormantPermissions.includes(one))
const inOrder = (list: readonly Permission[]) => permissions.filter((permission) => list.includes(permission))

describe('[R6.5] the permission grid', () => {
  test('applying the difference between roles and grid gives the grid', () => {
    fc.assert(
      fc.property(some, some, (fromRoles, ticks) => {
        const personal = personalChanges(fromRoles, ticks)
        expect(ticksOf(fromRoles, personal)).toEqual(inOrder(ticks))
        expect(personal.granted.filter((permission) => personal.revoked.includes(permission))).toEqual([])
        expect(countPersonal(personal)).toBe(shown([...personal.granted, ...personal.revoked]).length)
      }),
    )
  })

  test('a box changes itself and nothing else, and the server never gets both grant and revocation of it', () => {
    fc.assert(
      fc.property(anyRights, one, ({ fromRoles, rights }, permission) => {
        const before = ticksOf(fromRoles, rights)
        const changed = togglePermission(rights, fromRoles, permission)
        const after = ticksOf(fromRoles, changed)
        expect(after.includes(permission)).toBe(!before.includes(permission))
        const others = (list: Permission[]) => list.filter((other) => other !== permission)
        expect(others(after)).toEqual(others(before))
        expect([others(changed.granted), others(changed.revoked)]).toEqual([
          others(rights.granted),
          others(rights.revoked),
        ])
        expect(changed.granted.filter((other) => changed.revoked.includes(other))).toEqual([])
      }),
    )
  })

  test('a box ticked twice is as it was', () => {
    fc.assert(
      fc.property(some, some, one, (fromRoles, ticks, permission) => {
        const rights: Rights = { groupIds: [], enabled: true, ...personalChanges(fromRoles, ticks) }
        const twice = togglePermission(togglePermission(rights, fromRoles, permission), fromRoles, permission)
        expect(countChanges(rights, twice)).toBe(0)
      }),
    )
  })

  test('what is sent leads from the saved rights to the wanted ones', () => {
    fc.assert(
      fc.property(anyRights, anyRights, ({ fromRoles, rights: saved }, { rights: wanted }) => {
        const { grant, revoke } = changeOf(saved, wanted)
        const stored = { granted: grant ?? saved.granted, revoked: revoke ?? saved.revoked }
        expect(ticksOf(fromRoles, stored)).toEqual(ticksOf(fromRoles, wanted))
      }),
    )
  })

  test('an edit survives what a colleague saves meanwhile, and the other way round', () => {
    fc.assert(
      fc.property(anyRights, anyRights, anyRights, ({ rights: base }, { rights: wanted }, { rights: now }) => {
        expect(countChanges(rebase(base, wanted, base), wanted)).toBe(0)
        expect(countChanges(rebase(base, base, now), now)).toBe(0)
        const both = rebase(base, wanted, now)
        expect(both.granted.filter((permission) => both.revoked.includes(permission))).toEqual([])
        for (const permission of wanted.granted)
          if (!base.granted.includes(permission)) expect(both.granted).toContain(permission)
        for (const permission of wanted.revoked)
          if (!base.revoked.includes(permission)) expect(both.revoked).toContain(permission)
      }),
    )
  })

  test('reset leaves what the roles give, and what is not shown as it was', () => {
    fc.assert(
      fc.property(anyRights, ({ fromRoles, rights }) => {
        const after = ticksOf(fromRoles, withoutPersonal(rights))
        expect(shown(after)).toEqual(shown(inOrder(fromRoles)))
        const unseen = (list: readonly Permission[]) => list.filter((one) => dormantPermissions.includes(one))
        expect(unseen(after)).toEqual(unseen(ticksOf(fromRoles, rights)))
      }),
    )
  })
})

const mei: EmployeeBasicInfo = {
  id: '1',
  username: 'mei.lam',
  firstName: 'Mei',
  lastName: 'Lam',
  email: 'mei@harbour.example',
  enabled: true,
  groupIds: ['a'],
  granted: ['reports:view', 'gone:since'],
}

test('[R6.4] the rights of an employee are read from the list, a permission that no longer exists left out', () => {
  expect(rightsOf(mei)).toEqual({ groupIds: ['a'], granted: ['reports:view'], revoked: [], enabled: true })
})

test('[R6.5] roles add up, personal changes on top', () => {
  expect(givenByRoles(roles, ['a'])).toContain('rail:book')
  expect(givenByRoles(roles, ['f'])).not.toContain('rail:book')
  expect(ticksOf(givenByRoles(roles, ['a', 'f']), { granted: [], revoked: ['rail:cancel'] })).not.toContain(
    'rail:cancel',
  )
})

test('changes are counted, and only they are sent', () => {
  const saved = rightsOf(mei)
  expect([countChanges(saved, saved), changeOf(saved, saved)]).toEqual([0, {}])
  const second = toggleRole(saved, 'f')
  expect([countChanges(saved, second), changeOf(saved, second)]).toEqual([1, { groupIds: ['a', 'f'] }])
  const third = togglePermission({ ...second, enabled: false }, givenByRoles(roles, second.groupIds), 'rail:book')
  expect(countChanges(saved, third)).toBe(3)
  expect(changeOf(saved, third)).toEqual({
    groupIds: ['a', 'f'],
    grant: ['reports:view'],
    revoke: ['rail:book'],
    enabled: false,
  })
})

test('[R6.5] nobody reaches who may do more, nor gives a role that does; taking one away is allowed', () => {
  const editor = rolePermissions.Viewer
  const saved = rightsOf({ ...mei, granted: [] })
  expect(isWithinReach(editor, givenByRoles(roles, saved.groupIds), saved)).toBe(false)
  expect(isWithinReach(permissions, givenByRoles(roles, saved.groupIds), saved)).toBe(true)
  expect([canGiveRole(editor, finance, saved), canGiveRole(editor, agent, saved)]).toEqual([false, true])
})
