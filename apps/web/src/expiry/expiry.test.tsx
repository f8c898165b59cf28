import { act, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { needTexts, switchLanguage } from '../i18n/store.ts'
import { ExpiryAnnouncer } from './ExpiryAnnouncer.tsx'
import { HoldBadge } from './HoldBadge.tsx'
import { useNow } from './use-now.ts'

const minute = 60_000
const start = Date.parse('2026-12-15T07:00:00Z')

beforeAll(async () => {
  await switchLanguage('en')
  await needTexts('expiry')
})
beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

const holds = [
  { id: 'a', name: 'Paris – Zürich', expiresAt: start + 6 * minute },
  { id: 'b', name: 'Casa do Cais', expiresAt: start + 60 * minute },
]

function Countdowns({ clockAhead = 0 }: { clockAhead?: number }) {
  const now = useNow(clockAhead)
  return (
    <>
      {holds.map(({ id, expiresAt }) => (
        <HoldBadge key={id} expiresAt={expiresAt} now={now} />
      ))}
      <ExpiryAnnouncer holds={holds} now={now} />
    </>
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const said = () => screen.getByRole('status').textContent
const badges = () => screen.getAllByRole('timer').map(({ textContent }) => textContent)
const toneOf = (text: string) => screen.getByText(text).className

test('[R4.4] a hold counts down, warns and is said aloud at 5 minutes, at 1 minute and at the end', async () => {
  render(<Countdowns />)
  expect(badges()).toEqual(['Held 6 min', 'Held 1 h 00 min'])
  expect([said(), toneOf('Held 6 min')]).toEqual(['', 'badge'])
  await pass(minute + 1000)
  expect(toneOf('Held 4:59')).toBe('badge warn')
  expect(said()).toBe('Paris – Zürich: less than 5 minutes left at this price.')
  await pass(4 * minute)
  expect(toneOf('Held 0:59')).toBe('badge danger')
  expect(said()).toBe('Paris – Zürich: less than 1 minute left at this price.')
  await pass(minute)
  expect(said()).toBe('Paris – Zürich: the price has expired. Check the price to keep it.')
  expect(badges()[1]).toBe('Held 53 min')
})

test('a browser whose clock is wrong counts by the server’s', () => {
  render(<Countdowns clockAhead={2 * minute} />)
  expect(badges()).toEqual(['Held 4:00', 'Held 58 min'])
})

test('one timer serves all countdowns, and stops with the last of them', () => {
  const { unmount } = render(
    <>
      <Countdowns />
      <Countdowns />
    </>,
  )
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
