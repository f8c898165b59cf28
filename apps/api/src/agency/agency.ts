import type { Module, Platform } from '../platform/module.ts'

/** What the agency needs of the accounts; the wiring brings the two together. */
export interface Passwords {
  /** Refuses a short or widely known one, with the field's pointer. */
  check(password: string, pointer: string): void
  hash(password: string): Promise<string>
}

export const makeAgency = (_: Platform & { passwords: Passwords }): Module => ({ handlers: {} })
