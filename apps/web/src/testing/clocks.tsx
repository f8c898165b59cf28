import type { CancelPenalty, SaidDeadline } from '@portolan/contract/shared'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'

/** Two deadlines at a place, before and after its clocks change, and what a reader elsewhere is to read of them. */
function deadlinesOf(
  clock: string,
  before: string,
  after: string,
  there: readonly [string, string],
  here: readonly [string, string],
) {
  const [first, second] = [before, after].map((absoluteDeadline) => ({ absoluteDeadline, clock }))
  if (!first || !second) throw new Error('A place has two deadlines here.')
  const penalties: CancelPenalty[] = [
    { deadline: first, amountPercent: { percent: 0 } },
    { deadline: second, amountPercent: { percent: 50 } },
    { nonRefundable: true },
  ]
  const said: SaidDeadline[] = [{ text: there[0], ...first }]
  const written = [`${there[0]} (${here[0]} your time)`, `${there[1]} (${here[1]} your time)`] as const
  return { before: first, penalties, said, there, written, sentence: `Free cancellation until ${there[0]}` }
}

/** Paris puts its clocks forward in the night to 28 March 2027. The reader is in New York, the shop in Shanghai. */
export const paris = {
  reader: 'America/New_York',
  ...deadlinesOf(
    'Paris time',
    '2027-03-27T18:07:00+01:00',
    '2027-03-28T18:07:00+02:00',
    ['27 Mar 2027, 18:07 Paris time', '28 Mar 2027, 18:07 Paris time'],
    ['13:07', '12:07'],
  ),
}

/** New York puts its clocks back in the night to 7 November 2027. The reader is in Kolkata, where it is the next day. */
export const newYork = {
  reader: 'Asia/Kolkata',
  ...deadlinesOf(
    'New York time',
    '2027-11-06T18:07:00-04:00',
    '2027-11-07T18:07:00-05:00',
    ['6 Nov 2027, 18:07 New York time', '7 Nov 2027, 18:07 New York time'],
    ['7 Nov 2027, 03:37', '8 Nov 2027, 04:37'],
  ),
}

export const setReader = (timeZone: string) => vi.stubEnv('TZ', timeZone)

export const setNow = (now = '2027-03-20T12:00:00Z') => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })

/** What can be read, without the marks of direction. */
export const pageText = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')

/** What is read out: what is drawn for the eye alone says the same in another way. */
function readOut(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const drawn of page.querySelectorAll('[aria-hidden="true"]')) drawn.remove()
  return (page.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
}

/**
 * Each writing is read out as often as is said here, and nowhere else, be it drawn alone, is a moment of one of these
 * minutes, by whatever clock.
 */
export async function expectTimes(minutes: string, counts: Readonly<Record<string, number>>): Promise<void> {
  const writings = Object.keys(counts)
  await waitFor(() => expect(readOut()).toContain(writings[0]))
  const text = readOut()
  const found = writings.map((writing) => [writing, text.split(writing).length - 1])
  const rest = writings.reduce((whole, writing) => whole.replaceAll(writing, '…'), pageText())
  const others = rest.match(new RegExp(`.{0,40}\\d\\d:(?:${minutes})(?!\\d).{0,20}`, 'g')) ?? []
  expect({ found: Object.fromEntries(found), others }).toEqual({ found: counts, others: [] })
}

/** A part of a page that has links. */
export function renderWithLinks(part: ReactNode): void {
  const routeTree = createRootRoute({ component: () => part })
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />)
}
