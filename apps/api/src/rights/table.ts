import { accountRows } from './account-rows.ts'
import type { Row } from './answer.ts'
import { bookingRows } from './booking-rows.ts'
import { saleRows } from './sale-rows.ts'

/**
 * Who may make which call, written by hand from the requirements. Nothing here is taken from the contract, from the
 * roles or from the rule of rights: these three are what it is compared with.
 */
export const rows: Readonly<Record<string, Row>> = { ...accountRows, ...saleRows, ...bookingRows }
