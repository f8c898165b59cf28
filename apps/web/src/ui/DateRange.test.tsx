import type { DateRange as Dates } from '@portolan/domain/date'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { DateRange } from './DateRange.tsx'

beforeAll(() => switchLanguage('en'))

const today = '2026-12-10'
let latest: Dates

function Form({
  initial = {},
  past = false,
  optional = false,
}: {
  initial?: Dates
  past?: boolean
  optional?: boolean
}) {
  const [value, setValue] = useState(initial)
  latest = value
  return (
    <>
      <DateRange
        label="When?"
        startLabel="Depart"
        endLabel="Return"
        value={value}
        onChange={setValue}
        today={today}
        past={past}
        optional={optional}
      />
      <button type="button">Search</button>
    </>
  )
}

const depart = () => screen.getByLabelText('Depart') as HTMLInputElement
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Depart: open the calendar' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const leave = () => act(() => screen.getByRole('button', { name: 'Search' }).focus())

it.each([
  [false, 'Next week', '2026-12-10', '2026-12-17'],
  [false, 'Next month', '2026-12-10', '2027-01-09'],
  [false, 'Next 3 months', '2026-12-10', '2027-03-10'],
  [true, 'Last week', '2026-12-03', '2026-12-10'],
  [true, 'Last month', '2026-11-10', '2026-12-10'],
  [true, 'Last 3 months', '2026-09-11', '2026-12-10'],
])('[R9.2] past %s: %s sets %s to %s', (past, name, start, end) => {
  render(<Form past={past} />)
  open()
  press(name)
  expect(latest).toEqual({ start, end })
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
})

it('[R5.1] says "Please enter check date." on leaving with neither date', () => {
  render(<Form />)
  act(() => depart().focus())
  expect(screen.queryByText('Please enter check date.')).toBeNull()
  leave()
  const error = screen.getByText('Please enter check date.').parentElement
  expect(depart().getAttribute('aria-describedby')).toBe(error?.id)
  fireEvent.change(depart(), { target: { value: '2026-12-15' } })
  expect(screen.queryByText('Please enter check date.')).toBeNull()
})

it('[R5.1] is content with neither date where it is a filter', () => {
  render(<Form optional />)
  act(() => depart().focus())
  leave()
  expect(screen.queryByText('Please enter check date.')).toBeNull()
})

it('keeps half a date as typed and says how to write it', () => {
  render(<Form initial={{ end: '2026-12-20' }} />)
  act(() => depart().focus())
  fireEvent.change(depart(), { target: { value: '15 Dec' } })
  leave()
  expect(depart().value).toBe('15 Dec')
  expect(screen.queryByText('Write the date as YYYY-MM-DD, for example 2026-12-15.')).not.toBeNull()
})

it('opens two months, takes two days and closes on Escape with the focus back', async () => {
  render(<Form initial={{ start: '2026-12-15', end: '2026-12-20' }} />)
  const opener = screen.getByRole('button', { name: 'Depart: open the calendar' })
  act(() => opener.focus())
  open()
  const days = await screen.findAllByRole('gridcell', {}, { timeout: 20_000 })
  expect(screen.getAllByRole('grid')).toHaveLength(2)
  expect(days.length).toBeGreaterThan(60)
  fireEvent.click(screen.getByRole('button', { name: /16 December 2026/ }))
  fireEvent.click(screen.getByRole('button', { name: /18 December 2026/ }))
  expect(latest).toEqual({ start: '2026-12-16', end: '2026-12-18' })
  expect(screen.getByRole('dialog', { name: 'When?' }).textContent).toContain('18 Dec, 2 nights')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
}, 30_000)

it('is one date where there is no second: one press chooses the day, and there are no shortcuts', async () => {
  function One() {
    const [value, setValue] = useState<Dates>({ start: '2026-12-15', end: '2026-12-20' })
    latest = value
    return (
      <DateRange
        label="When?"
        startLabel="Depart"
        value={value}
        onChange={setValue}
        today={today}
        startMore="At noon"
      />
    )
  }
  render(<One />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(screen.getByText('At noon')).toBeTruthy()
  open()
  await screen.findAllByRole('gridcell', {}, { timeout: 20_000 })
  expect(screen.queryByRole('button', { name: 'Next week' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /16 December 2026/ }))
  expect(latest).toEqual({ start: '2026-12-16', end: '2026-12-20' })
}, 30_000)
