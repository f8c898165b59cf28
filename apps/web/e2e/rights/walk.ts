import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { type Deed, type Role, refusal, type Screen, wayTo } from './deed.ts'
import type { Writes } from './stub.ts'

const patternOf = (call: string) => new RegExp(`^${call.replaceAll('*', '[^/]+')}$`)

/** A toast stands over a corner of the page for seconds, and the walk does not wait for it. */
const hideToasts = (page: Page): Promise<void> =>
  page.locator('.toasts').evaluate((toasts: HTMLElement) => {
    toasts.style.visibility = 'hidden'
  })

async function carryOut(page: Page, deed: Deed, writes: Writes, what: string): Promise<void> {
  const { sent } = writes
  sent.length = 0
  writes.holdsBack = deed.stays === true
  await wayTo(page, deed).click()
  await deed.press?.(page)
  const { sends } = deed
  if (sends) await expect.poll(() => sent.filter((call) => patternOf(sends).test(call)), what).not.toEqual([])
}

/** What nobody has written into the table is offered to nobody. */
async function expectNothingElse(page: Page, known: readonly (string | RegExp)[], what: string): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button', { disabled: false }).filter({ visible: true })
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
  )
  const isKnown = (name: string) => known.some((one) => (typeof one === 'string' ? one === name : one.test(name)))
  expect(
    names.filter((name) => !isKnown(name)),
    what,
  ).toEqual([])
}

/** The screen offers exactly what the table says, and what it offers works as far as the server is asked. */
export async function walk(page: Page, role: Role, screen: Screen, writes: Writes): Promise<void> {
  const { name, open, deeds, says, looks } = screen
  const mayDo = ({ offered }: Deed) => offered.includes(role)
  const reopen = async () => {
    await open(page)
    await hideToasts(page)
  }
  await reopen()
  if (says && !deeds.some(mayDo)) await expect(refusal(page), `${role} on ${name}: may not`).toBeVisible()
  for (const deed of deeds)
    await expect(wayTo(page, deed), `${role} on ${name}: ${deed.name}`).toHaveCount(mayDo(deed) ? 1 : 0)
  if (looks) await expectNothingElse(page, [...deeds.map((deed) => deed.name), ...looks], `${role} on ${name}: else`)
  let isOpen = true
  for (const deed of deeds.filter(mayDo)) {
    if (!isOpen) await reopen()
    await carryOut(page, deed, writes, `${role} on ${name}: ${deed.name}`)
    isOpen = !deed.leaves
  }
}
