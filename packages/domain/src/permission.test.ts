import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canHandOut,
  dormantPermissions,
  effectivePermissions,
  isPermission,
  type Permission,
  permissionActions,
  permissionAreas,
  permissions,
  permissionTable,
  rolePermissions,
  seededRoles,
} from './permission.ts'
import { products } from './product.ts'

const some = fc.subarray([...permissions])
const sources = fc.record({ fromRoles: some, granted: some, revoked: some })

/** Each hands out a part of what the one before holds. */
const chains = some.chain((first) =>
  fc.subarray(first).chain((second) => fc.subarray(second).map((third) => [first, second, third] as const)),
)

describe('permission strings', () => {
  it('[R6.5] are area:action, each once, with an action that the grid has a column for', () => {
    expect(new Set(permissions).size).toBe(permissions.length)
    for (const permission of permissions) {
      expect(permission).toMatch(/^[a-z]+:[a-z]+$/)
      const [area = '', action = ''] = permission.split(':')
      expect(permissionAreas).toContain(area)
      expect(permissionActions).toContain(action)
      expect(permissionTable[area as 'air']).toContain(action)
    }
    expect(permissions).toEqual(
      expect.arrayContaining(['rail:book', 'users:manage', 'markup:manage', 'reports:view'] satisfies Permission[]),
    )
  })

  it('[R6.5] are these and no others', () => {
    const sold = 'air hotel package rail cruise activity car transfer holiday insurance visa'.split(' ')
    expect(permissions).toEqual([
      ...sold.flatMap((product) => [`${product}:view`, `${product}:book`, `${product}:cancel`]),
      ...['orders:view', 'orders:manage', 'markup:view', 'markup:manage'],
      ...['reports:view', 'users:view', 'users:manage', 'credit:spend'],
    ])
  })

  it('[R6.5] exist for every product sold: to look, to book, to cancel', () => {
    for (const product of products.filter((one) => one !== 'railPass'))
      expect(permissionTable[product]).toEqual(['view', 'book', 'cancel'])
  })

  it('[R6.5] are known by name and nothing else is', () => {
    expect(permissions.every(isPermission)).toBe(true)
    for (const other of ['', 'rail', 'rail:', ':book', 'RAIL:BOOK', 'rail:fly', 'toString', '__proto__'])
      expect(isPermission(other), other).toBe(false)
  })
})

describe('the seeded roles', () => {
  it('[R6.5] are Owner, Manager, Agent, Finance and Viewer, of existing permissions', () => {
    expect(seededRoles).toEqual(['Owner', 'Manager', 'Agent', 'Finance', 'Viewer'])
    for (const role of seededRoles) {
      expect(rolePermissions[role].every(isPermission), role).toBe(true)
      expect(new Set(rolePermissions[role]).size, role).toBe(rolePermissions[role].length)
    }
  })

  it('[R6.5] hold what is written here; a new permission is nobody’s until it has its line', () => {
    const all = ['Owner', 'Manager', 'Agent', 'Finance', 'Viewer']
    const sold = 'air hotel package rail cruise activity car transfer holiday insurance visa'.split(' ')
    const holders: Record<string, readonly string[]> = {
      ...Object.fromEntries(sold.map((product) => [`${product}:view`, all])),
      ...Object.fromEntries(sold.map((product) => [`${product}:book`, ['Owner', 'Manager', 'Agent']])),
      ...Object.fromEntries(sold.map((product) => [`${product}:cancel`, ['Owner', 'Manager', 'Agent']])),
      'credit:spend': ['Owner', 'Manager', 'Agent'],
      'orders:view': all,
      'orders:manage': ['Owner', 'Manager'],
      'markup:view': ['Owner', 'Manager', 'Finance'],
      'markup:manage': ['Owner'],
      'reports:view': ['Owner', 'Manager', 'Finance'],
      'users:view': ['Owner', 'Manager', 'Finance'],
      'users:manage': ['Owner', 'Manager'],
    }
    for (const permission of permissions)
      expect(
        seededRoles.filter((role) => rolePermissions[role].includes(permission)),
        permission,
      ).toEqual(holders[permission])
  })
})

it('[R6.5] nothing asks yet for what is not sold, nor for setting the mark-up', () => {
  const later = 'cruise holiday insurance visa'.split(' ')
  expect(dormantPermissions).toEqual([
    ...later.flatMap((product) => [`${product}:view`, `${product}:book`, `${product}:cancel`]),
    'markup:manage',
  ])
})

describe('what a person may do', () => {
  it('is what the roles give and a grant adds, without what is revoked', () => {
    const fromRoles = ['rail:view', 'rail:book'] as const
    expect(effectivePermissions({ fromRoles, granted: ['air:view'], revoked: ['rail:book'] })).toEqual([
      'air:view',
      'rail:view',
    ])
  })

  it('never holds what was revoked, and holds the rest exactly once, for any roles and changes', async () => {
    await fc.assert(
      fc.property(sources, ({ fromRoles, granted, revoked }) => {
        const held = effectivePermissions({ fromRoles, granted, revoked })
        const wanted = new Set([...fromRoles, ...granted].filter((one) => !revoked.includes(one)))
        expect(held).toHaveLength(wanted.size)
        expect(new Set(held)).toEqual(wanted)
      }),
    )
  })

  it('does not depend on the order or on repetition', async () => {
    await fc.assert(
      fc.property(sources, ({ fromRoles, granted, revoked }) => {
        const turned = { fromRoles: [...granted, ...fromRoles], granted: fromRoles.toReversed(), revoked }
        expect(effectivePermissions({ ...turned, granted: [...turned.granted, ...granted] })).toEqual(
          effectivePermissions({ fromRoles, granted, revoked }),
        )
      }),
    )
  })

  it('contains nothing that does not exist, whatever the database says', async () => {
    await fc.assert(
      fc.property(fc.array(fc.string()), (junk) => {
        expect(effectivePermissions({ fromRoles: junk, granted: junk, revoked: [] }).every(isPermission)).toBe(true)
      }),
    )
    expect(effectivePermissions({ fromRoles: ['root:all'], granted: ['*'], revoked: [] })).toEqual([])
  })
})

describe('handing out', () => {
  it('A12 is possible for exactly what one holds', async () => {
    await fc.assert(
      fc.property(some, some, (held, wanted) => {
        expect(canHandOut(held, wanted)).toBe(wanted.every((one) => held.includes(one)))
        expect(canHandOut(held, held)).toBe(true)
        expect(canHandOut(held, [])).toBe(true)
        for (const lacking of permissions.filter((one) => !held.includes(one)))
          expect(canHandOut(held, [...wanted, lacking])).toBe(false)
      }),
    )
  })

  it('A12 leads nowhere by a chain: what the third may hand out, the first could', async () => {
    await fc.assert(
      fc.property(chains, ([first, second, third]) => {
        expect([canHandOut(first, second), canHandOut(second, third), canHandOut(first, third)]).toEqual([
          true,
          true,
          true,
        ])
      }),
    )
  })
})
