import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LiveText } from './LiveText.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

const said = () => screen.getByRole('status').textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('news are said at most every five seconds, and the last word always', async () => {
  const { rerender } = render(<LiveText text="1 of 11" />)
  await pass(1)
  expect(said()).toBe('1 of 11')
  rerender(<LiveText text="2 of 11" />)
  await pass(2000)
  rerender(<LiveText text="3 of 11" />)
  await pass(2900)
  expect(said()).toBe('1 of 11')
  await pass(200)
  expect(said()).toBe('3 of 11')
})
