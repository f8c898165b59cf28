import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

beforeAll(() => switchLanguage('en'))

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

it('[R5.8] ties label, error and hint to the control', () => {
  render(
    <Field label="Last name" hint="Letters A to Z." error="Enter it as on the passport.">
      <TextInput name="lastName" />
    </Field>,
  )
  const input = screen.getByLabelText('Last name')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toEqual(['Enter it as on the passport.', 'Letters A to Z.'])
})

it('says optional, and nothing when all is well', () => {
  render(
    <Field label="Fare code" optional>
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Fare code optional')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})

it('hands the ref on, as forms register their fields', () => {
  const input = createRef<HTMLInputElement>()
  const select = createRef<HTMLSelectElement>()
  render(
    <>
      <TextInput ref={input} aria-label="Name" />
      <Select ref={select} aria-label="Title" />
    </>,
  )
  expect(input.current?.tagName).toBe('INPUT')
  expect(select.current?.tagName).toBe('SELECT')
})

it('lets a second control in the field have its own name', () => {
  render(
    <Field label="Phone">
      <Select id="code" aria-label="Dialling code">
        <option>+852</option>
      </Select>
      <TextInput name="phone" />
    </Field>,
  )
  expect(screen.getByLabelText('Dialling code').id).toBe('code')
  expect(screen.getByLabelText('Phone')).toHaveProperty('name', 'phone')
})

it('shows and hides a password, keeping what was typed', () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="correct horse" />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect([input.getAttribute('type'), (input as HTMLInputElement).value]).toEqual(['text', 'correct horse'])
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})
