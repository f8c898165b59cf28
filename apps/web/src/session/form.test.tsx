import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { CallError } from '../api/failure.ts'
import { switchLanguage } from '../i18n/store.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { readDraft } from './draft.ts'
import { useContractForm } from './form.ts'

const schema = z.strictObject({
  email: z.email().check(z.maxLength(30)),
  password: z.string().check(z.minLength(3)),
  city: z.string(),
})

type Values = z.output<typeof schema>

function Form({ save, city = '' }: { save(values: Values): Promise<unknown>; city?: string }) {
  const form = useContractForm({
    schema,
    name: 'try',
    defaults: { email: '', password: '', city },
    labels: { email: 'Email', password: 'Password', city: 'City' },
  })
  return (
    <form onSubmit={(event) => void form.submit(save)(event)} noValidate>
      {form.failure && <ErrorPanel title={form.failure.title} message={form.failure.message} />}
      <ErrorSummary {...form.summary} />
      <Field label="Email" {...form.field('email')}>
        <TextInput {...form.register('email')} />
      </Field>
      <Field label="Password" {...form.field('password')}>
        <TextInput type="password" {...form.register('password')} />
      </Field>
      <Field label="City" {...form.field('city')}>
        <TextInput {...form.register('city')} />
      </Field>
      <output>{form.changes}</output>
      <button type="button" onClick={form.undo}>
        Undo
      </button>
      <button {...{ type: form.button.type }}>Save</button>
    </form>
  )
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const beside = (label: string) =>
  (input(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('')

beforeEach(async () => {
  sessionStorage.clear()
  await switchLanguage('en')
})

test('[R5.8] leaving a field checks it; submit sums all errors up, in the same words, and takes the focus', async () => {
  const handler = vi.fn<(values: Values) => Promise<void>>()
  render(<Form save={handler} />)
  type('Email', 'ada@')
  fireEvent.blur(input('Email'))
  await waitFor(() => expect(beside('Email')).toBe('Enter an email address like name@example.com.'))
  expect(input('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()

  save()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    `Email: ${beside('Email')}`,
    `Password: ${beside('Password')}`,
  ])
  fireEvent.click(summary.querySelectorAll('a')[1] as HTMLElement)
  expect(document.activeElement).toBe(input('Password'))
  expect([input('Email').value, handler.mock.calls.length]).toEqual(['ada@', 0])
})

test('[R5.8] the summary takes the focus also when no field was touched before', async () => {
  render(<Form save={async () => {}} />)
  save()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
})

test('[R5.8] what the server refuses stands beside its field until the value is changed; nothing typed is lost', async () => {
  const handler = vi.fn(async (_: Values) => {
    throw new CallError(400, 'Sorry!', 'Some request errors.', [
      { field: 'email', text: 'This is taken. Choose another.' },
    ])
  })
  render(<Form save={handler} />)
  type('Email', 'ada@example.com')
  type('Password', 'secret')
  save()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect([summary.querySelector('a')?.textContent, beside('Email')]).toEqual([
    'Email: This is taken. Choose another.',
    'This is taken. Choose another.',
  ])
  fireEvent.blur(input('Email'))
  await act(async () => {})
  expect(beside('Email')).toBe('This is taken. Choose another.')
  expect([input('Email').value, input('Password').value]).toEqual(['ada@example.com', 'secret'])
  type('Email', 'bob@example.com')
  await waitFor(() => expect(beside('Email')).toBe(''))
})

test('[R5.8] a failure that no field is to blame for is told above the form, and submitting again tries again', async () => {
  const handler = vi.fn<(values: Values) => Promise<unknown>>()
  handler
    .mockRejectedValueOnce(new CallError(504, 'Sorry!', 'Request timeout, please try again.'))
    .mockResolvedValue(null)
  render(<Form save={handler} />)
  type('Email', 'ada@example.com')
  type('Password', 'secret')
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Request timeout, please try again.')
  save()
  await waitFor(() => expect(handler).toHaveBeenCalledTimes(2))
  expect(handler).toHaveBeenLastCalledWith({ email: 'ada@example.com', password: 'secret', city: '' })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('[R5.8] what was typed survives a reload, passwords do not, and success drops it', async () => {
  const first = render(<Form save={async () => {}} city="Bergen" />)
  type('Email', 'ada@example.com')
  type('Password', 'secret')
  expect(readDraft('try')).toEqual({ email: 'ada@example.com' })
  first.unmount()

  render(<Form save={async () => {}} city="Oslo" />)
  expect([input('Email').value, input('Password').value, input('City').value]).toEqual(['ada@example.com', '', 'Oslo'])
  expect(screen.getByRole('status').textContent).toBe('1')
  type('Password', 'secret')
  save()
  await waitFor(() => expect(readDraft('try')).toEqual({}))
})

test('undo brings back what is stored, and forgets the draft', async () => {
  render(<Form save={async () => {}} city="Oslo" />)
  type('City', 'Bergen')
  expect(readDraft('try')).toEqual({ city: 'Bergen' })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([input('City').value, readDraft('try')]).toEqual(['Oslo', {}])
})

test('a stored value that changes elsewhere is followed, unless something was typed there', async () => {
  function Page() {
    const [city, setCity] = useState('Oslo')
    return (
      <>
        <Form save={async () => {}} city={city} />
        <button type="button" onClick={() => setCity(`${city}!`)}>
          Elsewhere
        </button>
      </>
    )
  }
  render(<Page />)
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  fireEvent.click(elsewhere)
  await waitFor(() => expect(input('City').value).toBe('Oslo!'))
  type('City', 'Bergen')
  fireEvent.click(elsewhere)
  await act(async () => {})
  expect(input('City').value).toBe('Bergen')
})
