import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { buttonClass } from './button-class.ts'

it('keeps label and focus while busy, and neither acts nor submits', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" variant="primary" busy onClick={onClick}>
        Log in
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Log in', busy: true })
  button.focus()
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

it('does not submit a form unless told to', () => {
  render(<Button>Cancel</Button>)
  expect(screen.getByRole('button')).toHaveProperty('type', 'button')
})

it('gives links the look of a button', () => {
  expect(buttonClass()).toBe('btn line')
  expect(buttonClass({ variant: 'primary', size: 'lg', block: true })).toBe('btn primary lg block')
})
