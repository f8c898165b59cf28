import { describe, expect, test } from 'vitest'
import { type Action, areaOf, holds, may, mayReadCredit, type Person, type Standing, soldAs } from './may.ts'
import { type Permission, rolePermissions } from './permission.ts'
import { products } from './product.ts'

const guest: Person = { kind: 'guest' }
const consumer: Person = { kind: 'consumer' }
const employee = (...permissions: Permission[]): Person => ({ kind: 'employee', permissions })
const actions: Action[] = ['view', 'book', 'cancel', 'spend']
const allowed = (person: Person, standing: Standing) => actions.filter((one) => may(person, one, 'rail', standing))

describe('[R6.2] who may do what', () => {
  test('who buys for himself needs no permission, whatever is sold, and has no account of an agency to spend', () => {
    for (const person of [guest, consumer])
      for (const product of products)
        expect(actions.filter((action) => may(person, action, product))).toEqual(['view', 'book', 'cancel'])
  })

  test('an employee needs the permission for the very deed and product', () => {
    for (const product of products)
      for (const action of ['view', 'book', 'cancel'] as const) {
        const needed: Permission = `${areaOf(product)}:${action}`
        expect(may(employee(`${areaOf(product)}:view`, needed), action, product)).toBe(true)
        expect(may(employee(...rolePermissions.Owner.filter((one) => one !== needed)), action, product)).toBe(false)
      }
  })

  test('passes are sold by those who sell tickets, and a package is a product of its own', () => {
    expect(may(employee('rail:view', 'rail:book'), 'book', 'railPass')).toBe(true)
    const ofParts = ['air:view', 'air:book', 'hotel:view', 'hotel:book', 'package:view'] as const
    expect(may(employee(...ofParts), 'book', 'package')).toBe(false)
    expect(may(employee('package:view', 'package:book'), 'book', 'package')).toBe(true)
  })

  test('on account buys who may spend and may book', () => {
    expect(may(employee('rail:view', 'rail:book'), 'spend', 'rail')).toBe(false)
    expect(may(employee('rail:view', 'credit:spend'), 'spend', 'rail')).toBe(false)
    expect(may(employee('rail:view', 'credit:spend', 'air:book'), 'spend', 'rail')).toBe(false)
    expect(may(employee('rail:view', 'credit:spend', 'rail:book'), 'spend', 'rail')).toBe(true)
  })

  test('what somebody may not look at is neither booked, bought on account nor cancelled', () => {
    for (const product of products) {
      const closed: Permission = `${areaOf(product)}:view`
      const person = employee(...rolePermissions.Owner.filter((one) => one !== closed))
      expect(actions.filter((action) => may(person, action, product))).toEqual([])
    }
  })

  test("a colleague's booking is seen with orders:view, changed with orders:manage, and never without the product", () => {
    const sells = ['rail:view', 'rail:book', 'rail:cancel'] as const
    expect(allowed(employee(...sells), 'colleague')).toEqual([])
    expect(allowed(employee(...sells, 'orders:view'), 'colleague')).toEqual(['view'])
    expect(allowed(employee(...sells, 'orders:view', 'orders:manage'), 'colleague')).toEqual(['view', 'book', 'cancel'])
    expect(allowed(employee('orders:view', 'orders:manage'), 'colleague')).toEqual([])
    expect(allowed(consumer, 'colleague')).toEqual([])
    expect(allowed(guest, 'colleague')).toEqual([])
  })

  test('a code that shows a booking shows it to anybody, and does nothing more', () => {
    for (const person of [guest, consumer, employee(), employee(...rolePermissions.Owner)])
      expect(allowed(person, 'look')).toEqual(['view'])
  })

  test('a code that manages a booking does what its buyer could; an employee still needs the permission', () => {
    expect(allowed(guest, 'manage')).toEqual(['view', 'book', 'cancel'])
    expect(allowed(consumer, 'manage')).toEqual(['view', 'book', 'cancel'])
    expect(allowed(employee(), 'manage')).toEqual(['view'])
    expect(allowed(employee('rail:view', 'rail:cancel'), 'manage')).toEqual(['view', 'cancel'])
  })
})

test('[R6.2] parts of two kinds are sold as a package; everything else is what it is', () => {
  expect(soldAs([{ product: 'air' }, { product: 'hotel' }])).toBe('package')
  expect(soldAs([{ product: 'hotel' }, { product: 'hotel' }])).toBe('hotel')
  expect(soldAs([{ product: 'railPass' }])).toBe('railPass')
  expect(soldAs([])).toBeUndefined()
})

test("[R6.2] an agency's own affairs are its employees' alone", () => {
  for (const permission of ['users:manage', 'orders:view', 'markup:view', 'reports:view', 'credit:spend'] as const) {
    expect([guest, consumer, employee()].some((person) => holds(person, permission))).toBe(false)
    expect(holds(employee(permission), permission)).toBe(true)
  }
  expect(holds(guest, 'visa:book')).toBe(true)
})

test('[R6.2] what is left of the credit is for those who spend it and those who look after the figures', () => {
  const who = (['Owner', 'Manager', 'Agent', 'Finance', 'Viewer'] as const).filter((role) =>
    mayReadCredit(employee(...rolePermissions[role])),
  )
  expect(who).toEqual(['Owner', 'Manager', 'Agent', 'Finance'])
  expect([guest, consumer].some(mayReadCredit)).toBe(false)
})
