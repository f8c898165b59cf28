import { act, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { Wait } from './Wait.tsx'

beforeAll(() => switchLanguage('en'))
beforeEach(() => vi.useFakeTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('shows nothing under 300 ms, a skeleton to 1 s, then the bar', () => {
  render(<Wait label="Asking 12 operators" value={5} max={12} skeleton={<p>boxes</p>} />)
  pass(299)
  expect(screen.queryByText('boxes')).toBeNull()
  pass(1)
  expect(screen.queryByText('boxes')).not.toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
  pass(699)
  expect(screen.queryByRole('progressbar')).toBeNull()
  pass(1)
  expect(screen.getByRole('progressbar', { name: 'Asking 12 operators' }).getAttribute('aria-valuenow')).toBe('5')
  expect(screen.queryByText('boxes')).not.toBeNull()
})

it('fills one cell for each answer and marks the one awaited', () => {
  render(<ProgressBar label="Operators" value={9} max={12} />)
  const cells = [...screen.getByRole('progressbar').children].map((cell) => cell.className)
  expect(cells.filter((look) => look === 'on')).toHaveLength(9)
  expect(cells.indexOf('now')).toBe(9)
  expect(cells).toHaveLength(12)
})

it('claims no value when nobody knows how far it is', () => {
  render(<ProgressBar label="Loading" />)
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false)
})
