const api = 'apps/api/src'

export const agency = [
  {
    name: 'a right that was taken from somebody is held all the same',
    file: 'packages/domain/src/permission.ts',
    find: 'for (const permission of revoked) held.delete(permission)',
    replace: 'for (const permission of revoked) held.add(permission)',
    tests: ['packages/domain/src/permission.test.ts'],
  },
  {
    name: 'people of other agencies are listed',
    file: `${api}/agency/employee-store.ts`,
    find: '${employee} where account.agency_id = ${agencyId}\n    order by',
    replace: '${employee} where account.agency_id is not null or account.agency_id = ${agencyId}\n    order by',
    tests: [`${api}/agency/employees.test.ts`],
  },
  {
    name: 'a call is answered without the permission that it needs',
    file: `${api}/platform/serve.ts`,
    find: 'if (permission && !holds(personOf(session), permission)) throw new Refusal(403)',
    replace: '',
    tests: [`${api}/platform/serve.test.ts`],
  },
  {
    name: 'somebody hands out rights beyond the own ones',
    file: 'packages/domain/src/permission.ts',
    find: 'wanted.every((permission) => holder.includes(permission))',
    replace: 'wanted.some((permission) => holder.includes(permission)) || wanted.length === 0',
    tests: ['packages/domain/src/permission.test.ts'],
  },
  {
    name: 'a role is made with rights beyond the own ones',
    file: `${api}/agency/hand-out.ts`,
    find: "if (!canHandOut(held, wanted)) throw new Refusal(403, { text: 'error.role.beyond' })",
    replace: '',
    tests: [`${api}/agency/roles.test.ts`],
  },
  {
    name: 'anybody of the agency reads what a colleague may do',
    file: `${api}/agency/rights.ts`,
    find: 'if (!person || (person.id !== account.id && !maySeeRights(account.permissions)))',
    replace: 'if (!person)',
    tests: [`${api}/agency/rights.test.ts`],
  },
  {
    name: 'strangers of other agencies are asked about',
    file: `${api}/agency/employee-store.ts`,
    find: '(account.id = ${asker.id} or account.agency_id = ${asker.agencyId ?? null})',
    replace: '(account.id = ${asker.id} or account.agency_id is distinct from ${asker.agencyId ?? null} or true)',
    tests: [`${api}/agency/rights.test.ts`],
  },
  {
    name: 'whoever may only look fills the cart',
    file: `${api}/cart/add.ts`,
    find: "for (const { goods } of given) demand(context, 'book', goods.productType)",
    replace: '',
    tests: [`${api}/rights/product.test.ts`],
  },
  {
    name: 'any employee spends the credit of the agency',
    file: `${api}/payment/accept.ts`,
    find: "if (!holds(personOf(session), 'credit:spend')) throw new Refusal(403)",
    replace: '',
    tests: [`${api}/payment/accept.test.ts`],
  },
]
