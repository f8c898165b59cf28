import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { NumberStepper } from './NumberStepper.tsx'

beforeAll(() => switchLanguage('en'))

function show(value: number) {
  const onChange = vi.fn()
  render(<NumberStepper label="Adults" value={value} min={1} max={9} onChange={onChange} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { onChange, press, said: () => screen.getAllByRole('status').map((one) => one.textContent) }
}

it('counts up and down', () => {
  const { onChange, press } = show(2)
  press('Adults: one more')
  press('Adults: one fewer')
  expect(onChange.mock.calls).toEqual([[3], [1]])
})

it('says the upper limit and goes no further', () => {
  const { onChange, press, said } = show(9)
  press('Adults: one more')
  expect(onChange).not.toHaveBeenCalled()
  expect(said()).toContain('At most 9.')
})

it('says the lower limit and goes no further', () => {
  const { onChange, press, said } = show(1)
  press('Adults: one fewer')
  expect(onChange).not.toHaveBeenCalled()
  expect(said()).toContain('At least 1.')
})
