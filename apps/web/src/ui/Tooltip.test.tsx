import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

it('describes its part, shows on focus and goes on Escape', () => {
  render(
    <Tooltip text="Change, lock or delete">
      <button type="button">Actions</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  const tip = screen.getByRole('tooltip')
  expect(button.getAttribute('aria-describedby')).toBe(tip.id)
  expect(tip.className).toBe('vh')
  fireEvent.focus(button)
  expect(tip.className).toBe('tooltip')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(tip.className).toBe('vh')
})
