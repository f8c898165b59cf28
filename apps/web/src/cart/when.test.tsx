import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { When } from './When.tsx'

beforeEach(() => switchLanguage('en'))
afterEach(cleanup)

function written(...[start, end]: [start: string, end?: string]): string {
  const { container } = render(<When start={start} end={end} />)
  return (container.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
}

test('[R9.1] when an item of the cart begins and ends is local to its place, and says so once', () => {
  expect(written('2026-12-15T07:22:00', '2026-12-20T15:34:00')).toBe('Tue 15 Dec 07:22 – Sun 20 Dec 15:34 local time')
  expect(written('2026-12-15T09:30:00', '2026-12-15T12:30:00')).toBe('Tue 15 Dec 09:30 – 12:30 local time')
  expect(written('2026-12-15T09:30:00')).toBe('Tue 15 Dec 09:30 local time')
})

test('a departure at midnight has its hour, and a day of the calendar has none', () => {
  expect(written('2026-12-15T00:00:00', '2026-12-16T00:00:00')).toBe('Tue 15 Dec 00:00 – Wed 16 Dec 00:00 local time')
  expect(written('2026-12-15')).toBe('Tue 15 Dec')
  expect(written('2026-12-15', '2026-12-20')).toBe('Tue 15 Dec – Sun 20 Dec')
})

test('[R9.1] in Arabic each end is a unit of its own, so that the range reads from the right', async () => {
  await switchLanguage('ar')
  expect(written('2026-12-15T07:22:00', '2026-12-20T15:34:00')).toMatch(/07:22 – .+15:34 بالتوقيت المحلي$/)
})
