import type { readBookingHistory } from '@portolan/contract/booking'
import type { InputOf } from '@portolan/contract/call'
import type { TransactionStatus } from '@portolan/contract/shared'
import { type BookingStatus, bookingStatuses } from '@portolan/domain/booking/lifecycle'
import type { DateRange } from '@portolan/domain/date'
import type { Product } from '@portolan/domain/product'

export const sorts = ['bookingDate,desc', 'bookingDate,asc', 'travelDate,asc'] as const
export const perPageChoices = [10, 20, 50]

export type Sort = (typeof sorts)[number]

/** The list as its address asks for it. */
export interface ListSearch {
  find?: string | undefined
  status?: BookingStatus | undefined
  booked: DateRange
  travel: DateRange
  sort: Sort
  /** From 1. */
  page: number
  perPage: number
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 128).trim() || undefined : undefined

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** What cannot be read is left out: an address typed by hand still shows a list. */
export function readListSearch(address: Record<string, unknown>): ListSearch {
  const page = Math.trunc(Number(address.page))
  return {
    find: textOf(address.find),
    status: bookingStatuses.find((status) => status === address.status),
    booked: { start: dayOf(address.bookedFrom), end: dayOf(address.bookedTo) },
    travel: { start: dayOf(address.travelFrom), end: dayOf(address.travelTo) },
    sort: sorts.find((sort) => sort === address.sort) ?? 'bookingDate,desc',
    page: page >= 1 && page <= 100_000 ? page : 1,
    perPage: perPageChoices.find((choice) => choice === Number(address.perPage)) ?? 10,
  }
}

/** A change of the filters as the address writes it; undefined takes it out. */
export interface AddressPart {
  find?: string | undefined
  status?: string | undefined
  bookedFrom?: string | undefined
  bookedTo?: string | undefined
  travelFrom?: string | undefined
  travelTo?: string | undefined
  sort?: Sort | undefined
  page?: number | undefined
  perPage?: number | undefined
}

export const noFilters: AddressPart = {
  find: undefined,
  status: undefined,
  bookedFrom: undefined,
  bookedTo: undefined,
  travelFrom: undefined,
  travelTo: undefined,
  page: undefined,
}

const hasDay = ({ start, end }: DateRange): boolean => Boolean(start || end)

export const isFiltered = ({ find, status, booked, travel }: ListSearch): boolean =>
  Boolean(find || status) || hasDay(booked) || hasDay(travel)

const rangeOf = ({ start, end }: DateRange) => ({ ...(start && { start }), ...(end && { end }) })

export function historyRequest(
  { find, status, booked, travel, sort, page, perPage }: ListSearch,
  productType: Product | undefined,
): InputOf<typeof readBookingHistory>['body'] {
  const statuses: TransactionStatus[] = status ? [status] : []
  return {
    page: page - 1,
    size: perPage,
    sort,
    ...(productType && { productType }),
    ...(statuses.length > 0 && { status: statuses }),
    ...(hasDay(booked) && { bookingDate: rangeOf(booked) }),
    ...(hasDay(travel) && { travelDate: rangeOf(travel) }),
    ...(find && { keyword: find }),
  }
}

/** Where the same list is had as a file. */
export function csvAddress({ find, status, booked, travel, sort }: ListSearch, product: Product | undefined): string {
  const asked = {
    productType: product,
    status,
    bookingDateStart: booked.start,
    bookingDateEnd: booked.end,
    travelDateStart: travel.start,
    travelDateEnd: travel.end,
    keyword: find,
    sort,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, value)
  return `/api/v1/booking/history.csv?${query}`
}
