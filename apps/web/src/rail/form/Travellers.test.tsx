import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { needTexts, switchLanguage } from '../../i18n/store.ts'
import { Travellers } from './Travellers.tsx'
import type { PartyValues } from './ticket-values.ts'

beforeEach(async () => {
  await needTexts('rail')
  await switchLanguage('en')
})

function Form({ start, error }: { start: PartyValues; error?: string }) {
  const [party, setParty] = useState(start)
  return (
    <>
      <Travellers name="party" value={party} error={error} onChange={setParty} />
      <button type="button">Search</button>
    </>
  )
}

const face = () => screen.getByRole('button', { name: /^Travellers/ })
const dialog = () => within(screen.getByRole('dialog', { name: 'Travellers' }))
const open = (start: PartyValues = { adults: 1, seniors: 0, youths: [] }, error?: string) => {
  render(<Form start={start} {...(error && { error })} />)
  face().focus()
  fireEvent.click(face())
}
const more = (who: string) => fireEvent.click(dialog().getByRole('button', { name: `${who}: one more` }))

test('[R9.3] adults, seniors and youths stand in this order, in the list and in words', () => {
  open()
  expect(
    dialog()
      .getAllByRole('group')
      .map((one) => one.textContent?.match(/^[A-Z][a-z]+/)?.[0]),
  ).toEqual(['Adults', 'Seniors', 'Youths'])
  more('Youths')
  more('Seniors')
  expect(face().textContent).toBe('1 adult, 1 senior, 1 youth')
})

test('a youth is asked for an age from 0 to 27', () => {
  open()
  more('Youths')
  const age = dialog().getByLabelText<HTMLSelectElement>('Age of youth 1')
  expect([...age.options].map(({ value }) => value)).toEqual([
    '',
    ...Array.from({ length: 28 }, (_, one) => String(one)),
  ])
  fireEvent.change(age, { target: { value: '0' } })
  expect(screen.getByText('Youth is 0')).toBeTruthy()
})

test('an age that is missing is told where it is asked', () => {
  open({ adults: 1, seniors: 0, youths: [19, null] }, 'Choose the age of each youth.')
  expect(face().getAttribute('aria-describedby')).toBeTruthy()
  expect(dialog().getByLabelText('Age of youth 1').getAttribute('aria-invalid')).toBeNull()
  expect(dialog().getByLabelText('Age of youth 2').getAttribute('aria-invalid')).toBe('true')
})

test('nine travel together at most, and the limit is said', () => {
  open({ adults: 8, seniors: 0, youths: [] })
  expect(dialog().getByText('1 to 9 travellers in one search.')).toBeTruthy()
  more('Seniors')
  more('Youths')
  more('Adults')
  expect(face().textContent).toBe('8 adults, 1 senior')
  expect(dialog().getByRole('button', { name: 'Adults: one more' }).getAttribute('aria-disabled')).toBe('true')
  expect(dialog().getByText('At most 8.')).toBeTruthy()
})

test('by keyboard: it takes the focus as it opens, Escape and Done give it back, leaving closes it', () => {
  open()
  expect(face().getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Adults: one fewer' }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(face())
  fireEvent.click(face())
  fireEvent.click(dialog().getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(face())
  fireEvent.click(face())
  fireEvent.focusIn(screen.getByRole('button', { name: 'Search' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('taking a youth away takes the last one and its age', () => {
  open({ adults: 1, seniors: 0, youths: [19, 12] })
  fireEvent.click(dialog().getByRole('button', { name: 'Youths: one fewer' }))
  expect(screen.getByText('Youth is 19')).toBeTruthy()
})

test('[F5] a child under six alone is told beside its age, until somebody of twelve comes along', () => {
  open({ adults: 0, seniors: 0, youths: [8, 3] }, 'Children under 6 do not travel alone.')
  const age = (n: number) => dialog().getByLabelText(`Age of youth ${n}`)
  const text = 'Children under 6 do not travel alone. Add a passenger aged 12 or over.'
  expect([1, 2].map((n) => age(n).getAttribute('aria-invalid'))).toEqual([null, 'true'])
  expect(dialog().getByText(text)).toBeTruthy()
  fireEvent.change(age(1), { target: { value: '12' } })
  expect(dialog().queryByText(text)).toBeNull()
  fireEvent.change(age(1), { target: { value: '8' } })
  more('Adults')
  expect(dialog().queryByText(text)).toBeNull()
})
