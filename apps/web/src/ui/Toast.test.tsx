import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ToastHost } from './Toast.tsx'
import { readToasts, toast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost />)
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const say = (text: string) => act(() => toast({ text }))

it('is announced politely and goes after 6 s', () => {
  say('Rail pass removed.')
  expect(screen.getByRole('status').textContent).toBe('Rail pass removed.')
  pass(5999)
  expect(screen.queryByText('Rail pass removed.')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Rail pass removed.')).toBeNull()
})

it('stays while it is hovered or focused', () => {
  act(() => toast({ text: 'Removed.', action: { label: 'Undo', onAction: () => undefined } }))
  const box = screen.getByText('Removed.').parentElement as HTMLElement
  fireEvent.pointerEnter(box)
  pass(20_000)
  expect(screen.queryByText('Removed.')).not.toBeNull()
  fireEvent.pointerLeave(box)
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }))
  pass(20_000)
  expect(screen.queryByText('Removed.')).not.toBeNull()
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }))
  pass(6000)
  expect(screen.queryByText('Removed.')).toBeNull()
})

it('does its action once and goes', () => {
  const onAction = vi.fn()
  act(() => toast({ text: 'Removed.', action: { label: 'Undo', onAction } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Removed.')).toBeNull()
})

it('keeps the last three', () => {
  for (const text of ['one', 'two', 'three', 'four']) say(text)
  expect(readToasts().map(({ text }) => text)).toEqual(['two', 'three', 'four'])
})
