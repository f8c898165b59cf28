import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterEmployees, nameOf, pageOf, sortEmployees, statusOf } from './employee-list.ts'

const person = (name: string, more: Partial<EmployeeBasicInfo> = {}): EmployeeBasicInfo => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const username = `${firstName}.${lastName}`.toLowerCase()
  return {
    id: name,
    username,
    firstName,
    lastName,
    email: `${username}@x.example`,
    enabled: true,
    groupIds: [],
    ...more,
  }
}

const mei = person('Mei Lam', { groupIds: ['m'], lastLogin: '2026-11-14T05:41:00Z' })
const sofia = person('Sofía Ibarra', { username: 'sibarra', groupIds: ['a', 'f'], lastLogin: '2026-11-13T10:20:00Z' })
const wong = person('Wong Kayan', { invited: true, groupIds: ['a'] })
const tom = person('Tom Brandt', { enabled: false, invited: true })
const all = [wong, tom, sofia, mei]

const names = (list: readonly EmployeeBasicInfo[]) => list.map(nameOf)

test('[R1.3] an employee is active, invited or disabled', () => {
  expect([mei, wong, tom].map(statusOf)).toEqual(['active', 'invited', 'disabled'])
})

describe('[R1.3] employees are found', () => {
  test('by name or username, whatever case and accents are typed', () => {
    expect(names(filterEmployees(all, { find: 'SOFIA' }))).toEqual(['Sofía Ibarra'])
    expect(names(filterEmployees(all, { find: 'sibar' }))).toEqual(['Sofía Ibarra'])
    expect(names(filterEmployees(all, { find: ' lam  mei ' }))).toEqual(['Mei Lam'])
    expect(filterEmployees(all, { find: 'nobody' })).toEqual([])
    expect(filterEmployees(all, {})).toHaveLength(4)
  })

  test('by role and by status', () => {
    expect(names(filterEmployees(all, { role: 'a' }))).toEqual(['Wong Kayan', 'Sofía Ibarra'])
    expect(names(filterEmployees(all, { role: 'a', status: 'invited' }))).toEqual(['Wong Kayan'])
    expect(names(filterEmployees(all, { status: 'disabled' }))).toEqual(['Tom Brandt'])
  })
})

test('sorted by name, or by last sign-in with those who never did as the oldest', () => {
  expect(names(sortEmployees(all, { column: 'name', direction: 'ascending' }, 'en'))[0]).toBe('Mei Lam')
  expect(names(sortEmployees(all, { column: 'lastLogin', direction: 'descending' }, 'en'))).toEqual([
    'Mei Lam',
    'Sofía Ibarra',
    'Tom Brandt',
    'Wong Kayan',
  ])
})

describe('[R1.6] pages', () => {
  test('together they are the list, each employee once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 120 }), fc.constantFrom(10, 20, 50), (list, perPage) => {
        const { totalPages } = pageOf(list, { page: 1, perPage })
        const pages = Array.from({ length: totalPages }, (_, index) => pageOf(list, { page: index + 1, perPage }).rows)
        expect(pages.flat()).toEqual(list)
      }),
    )
  })

  test('a page or a size that does not exist gives the nearest one', () => {
    const list = Array.from({ length: 24 }, (_, index) => index)
    expect(pageOf(list, { page: 9, perPage: 10 })).toMatchObject({ page: 3, totalPages: 3, rows: [20, 21, 22, 23] })
    for (const page of [0, -2, Number.NaN, 0.5, undefined])
      expect(pageOf(list, { page, perPage: 7 })).toMatchObject({ page: 1, perPage: 10 })
    expect(pageOf(list, { holding: 12 }).page).toBe(2)
    expect(pageOf(list, { holding: 12, page: 1 }).page).toBe(1)
    expect(pageOf(list, { holding: 99 }).page).toBe(1)
    expect(pageOf([], { page: 4 })).toMatchObject({ page: 1, totalPages: 1, rows: [] })
  })
})
