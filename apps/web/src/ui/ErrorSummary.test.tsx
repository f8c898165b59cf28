import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

beforeAll(() => switchLanguage('en'))

const problems = [
  { field: 'lastName', text: 'Last name: enter it as on the passport' },
  { field: 'mail', text: 'Email: add the part after @' },
]

function Form({ attempt }: { attempt: number }) {
  return (
    <form>
      <ErrorSummary problems={attempt ? problems : []} attempt={attempt} />
      <Field label="Last name">
        <TextInput name="lastName" />
      </Field>
      <Field label="Email" id="mail">
        <TextInput name="email" />
      </Field>
    </form>
  )
}

it('[R5.8] sums up, is an alert, says that nothing is lost and takes the focus at every attempt', () => {
  const { rerender } = render(<Form attempt={0} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Form attempt={1} />)
  const alert = screen.getByRole('alert')
  expect(screen.getByRole('heading').textContent).toBe('Sorry! 2 things need fixing')
  expect(alert.textContent).toContain('Everything you typed is still here.')
  expect(document.activeElement).toBe(alert)
  screen.getByLabelText('Email').focus()
  rerender(<Form attempt={2} />)
  expect(document.activeElement).toBe(alert)
})

it('[R5.8] leads from each line to its field, by name or by id', () => {
  render(<Form attempt={1} />)
  fireEvent.click(screen.getByRole('link', { name: /Last name/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  fireEvent.click(screen.getByRole('link', { name: /Email/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

it('[R5.8] counts one thing as one', () => {
  render(<ErrorSummary problems={problems.slice(1)} attempt={1} />)
  expect(screen.getByRole('heading').textContent).toBe('Sorry! 1 thing needs fixing')
})
