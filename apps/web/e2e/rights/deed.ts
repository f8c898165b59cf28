import type { Locator, Page } from '@playwright/test'

export type Role = 'owner' | 'manager' | 'agent' | 'finance' | 'viewer'

/*
 * Who is offered what, by the rule of rights of the specification: written by hand, and read from no code.
 */

/** They book, cancel and spend, of every product. */
export const sellers: readonly Role[] = ['owner', 'manager', 'agent']
/** They do so with what colleagues have bought as well, and look after the agency's people. */
export const managers: readonly Role[] = ['owner', 'manager']
/** They see the agency's people. */
export const readers: readonly Role[] = ['owner', 'manager', 'finance']
/** More than a manager holds is only in an owner's hands. */
export const owners: readonly Role[] = ['owner']
export const everybody: readonly Role[] = ['owner', 'manager', 'agent', 'finance', 'viewer']
export const nobody: readonly Role[] = []

export interface Deed {
  /** Of the button, the link or the box that begins it. */
  name: string | RegExp
  offered: readonly Role[]
  /** Where it begins, if the name alone does not say so. */
  way?: (page: Page) => Locator
  /** From the first press to the last. */
  press?: (page: Page) => Promise<void>
  /** The call that the last press sends. */
  sends?: string
  /** Afterwards the screen is another one, or waits for an answer that never comes. */
  leaves?: true
  /** It would lead to another screen, but for what its call is answered with. */
  stays?: true
}

export interface Screen {
  name: string
  /** Ends when everything that it offers to anybody could be seen. */
  open(page: Page): Promise<void>
  deeds: readonly Deed[]
  /** It says so to those who may do nothing of it. */
  says?: true
  /** Buttons that only look or fill in. Where they are named, there is none beside these and the deeds. */
  looks?: readonly RegExp[]
}

const kinds = ['button', 'link', 'checkbox', 'radio'] as const

const named = (page: Page, name: Deed['name']): Locator =>
  kinds
    .map((kind) => page.getByRole(kind, { name, exact: true, disabled: false }))
    .reduce((one, other) => one.or(other))

/** What can be pressed: what is greyed is not offered. */
export const wayTo = (page: Page, { name, way }: Deed): Locator =>
  (way?.(page) ?? named(page, name)).filter({ visible: true })

/** That one may not, in whichever words. */
export const refusal = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByText(/permission|not allowed|may not/i)
    .first()

export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))

export const pressLast = (page: Page, name: string | RegExp): Promise<void> =>
  dialog(page).getByRole('button', { name }).click()
