import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import { clampPage } from '../ui/Pagination.tsx'
import type { Sort } from '../ui/table-model.ts'

export type Status = 'active' | 'invited' | 'disabled'

export const statusOf = ({ enabled, invited }: EmployeeBasicInfo): Status => {
  if (!enabled) return 'disabled'
  return invited ? 'invited' : 'active'
}

export const nameOf = ({ firstName, lastName, username }: EmployeeBasicInfo): string =>
  `${firstName} ${lastName}`.trim() || username

export interface Filter {
  find?: string | undefined
  role?: string | undefined
  status?: Status | undefined
}

/** 'sofia' finds Sofía: accents and case are nothing to stumble over. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isFound = (employee: EmployeeBasicInfo, find: string): boolean => {
  const text = plain(`${nameOf(employee)} ${employee.username}`)
  return plain(find)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export const filterEmployees = (employees: readonly EmployeeBasicInfo[], { find = '', role, status }: Filter) =>
  employees.filter(
    (employee) =>
      isFound(employee, find.trim()) &&
      (!role || employee.groupIds.includes(role)) &&
      (!status || statusOf(employee) === status),
  )

const timeOf = ({ lastLogin }: EmployeeBasicInfo): number => (lastLogin ? Date.parse(lastLogin) : 0)

export function sortEmployees(employees: readonly EmployeeBasicInfo[], { column, direction }: Sort, locale: string) {
  const { compare } = new Intl.Collator(locale)
  const byName = (one: EmployeeBasicInfo, other: EmployeeBasicInfo) => compare(nameOf(one), nameOf(other))
  const turn = direction === 'ascending' ? 1 : -1
  return employees.toSorted((one, other) =>
    column === 'name' ? turn * byName(one, other) : turn * (timeOf(one) - timeOf(other)) || byName(one, other),
  )
}

export const perPageChoices = [10, 20, 50]

export interface Page<T> {
  page: number
  perPage: number
  totalPages: number
  rows: T[]
}

interface Asked<T> {
  page?: number | undefined
  perPage?: number | undefined
  /** Without a page asked for, the one that this item stands on. */
  holding?: T | undefined
}

/** An address may name a page that is not there (any more): the nearest one is shown. */
export function pageOf<T>(list: readonly T[], asked: Asked<T>): Page<T> {
  const perPage = perPageChoices.find((choice) => choice === asked.perPage) ?? 10
  const at = asked.holding === undefined ? 0 : Math.max(0, list.indexOf(asked.holding))
  const totalPages = Math.max(1, Math.ceil(list.length / perPage))
  const page = clampPage(asked.page ?? Math.floor(at / perPage) + 1, totalPages)
  return { page, perPage, totalPages, rows: list.slice((page - 1) * perPage, page * perPage) }
}
