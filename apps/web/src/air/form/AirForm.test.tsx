import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AirSearch } from '../../flight/search.ts'
import { needTexts } from '../../i18n/store.ts'
import { arriveAtAirport } from '../../testing/flight-shop.tsx'
import { choosePlace, write } from '../../testing/rail-shop.tsx'
import { AirForm } from './AirForm.tsx'
import { type AirValues, blankValues } from './values.ts'

const onSearch = vi.fn<(search: AirSearch) => void>()

beforeEach(async () => {
  onSearch.mockClear()
  await arriveAtAirport()
  await needTexts('air', 'place')
})

const open = (initial?: AirValues) => render(<AirForm initial={initial} onSearch={onSearch} />)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const search = async () => {
  fireEvent.click(button('Search'))
  await act(async () => {})
}
const shown = (label: string, at = 0) => (screen.getAllByLabelText(label)[at] as HTMLInputElement).value
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const more = (who: string, times = 1) => {
  for (let n = 0; n < times; n += 1) fireEvent.click(button(`${who}: one more`))
}

test('[R5.8] a return is searched as it was filled in, with all airports of a city and everybody', async () => {
  open()
  await choosePlace('From', 'lon', /^London/)
  await choosePlace('To', 'lis', /^Lisbon/)
  write('Depart', '2026-12-15')
  write('Return', '2026-12-27')
  fireEvent.click(button(/^Travellers/))
  more('Adults')
  more('Children')
  fireEvent.change(screen.getByLabelText('Age of child 1'), { target: { value: '7' } })
  more('Infants')
  fireEvent.change(screen.getByLabelText('Cabin'), { target: { value: 'Business' } })
  fireEvent.click(screen.getByLabelText('Nearby airports too'))
  fireEvent.click(screen.getByLabelText('Compare the days around'))
  await search()
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({
    trip: 'return',
    legs: [
      {
        from: { code: 'LON', context: 'CITY', name: 'London', city: 'London' },
        to: { code: 'LIS', context: 'IATA', name: 'Lisbon Humberto Delgado', city: 'Lisbon' },
        date: '2026-12-15',
      },
    ],
    ...{ back: '2026-12-27', adults: 2, children: [7], infants: 1, cabin: 'Business', nearby: true, flexible: true },
  })
})

test('[R5.8] what is wrong is said beside the fields and summed up, with the focus; nothing is searched or lost', async () => {
  open()
  await choosePlace('From', 'lon', /^London/)
  await choosePlace('To', 'heath', /^Heathrow/)
  write('Depart', '2026-12-15')
  write('Return', '2026-12-10')
  fireEvent.click(button(/^Travellers/))
  more('Infants', 2)
  await search()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(problems()).toEqual([
    'To: From and to are in the same city. Choose another.',
    'Travel dates: The return is before the outbound flight. Choose a later day.',
    'Travellers: Each infant needs an adult of its own. Add an adult or take an infant out.',
  ])
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
  expect([shown('From'), shown('Return')]).toEqual(['London', '2026-12-10'])
  expect(onSearch).not.toHaveBeenCalled()
})

test('[R5.8] ten passengers, a child without an age and letters that are no place', async () => {
  open({ ...blankValues, party: { adults: 6, children: [null, 4], infants: 2 } })
  expect(button(/^Travellers/).getAttribute('aria-describedby')).toContain('error')
  expect(screen.getByText('A search takes 1 to 9 passengers.')).toBeTruthy()
  cleanup()
  open({ ...blankValues, party: { adults: 2, children: [null], infants: 0 } })
  fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: 'Atlantis' } })
  await search()
  expect(problems()).toEqual([
    'From: Choose a city or airport from the list.',
    'To: Choose a city or airport from the list.',
    'Travel dates: Please enter check date.',
    'Travellers: Choose the age of each child, 2 to 11.',
  ])
  expect(shown('From')).toBe('Atlantis')
})

test('several cities begin with what was filled in; the next leg begins where the last one ends', async () => {
  open()
  await choosePlace('From', 'lon', /^London/)
  await choosePlace('To', 'lis', /^Lisbon/)
  write('Depart', '2026-12-15')
  fireEvent.click(screen.getByLabelText('Multi-city'))
  expect([shown('From'), shown('To'), shown('Depart'), shown('From', 1)]).toEqual([
    ...['London', 'Lisbon Humberto Delgado', '2026-12-15', 'Lisbon Humberto Delgado'],
  ])
  fireEvent.click(button('Add a flight'))
  const rows = screen.getAllByRole('group', { name: /^Flight \d$/ })
  expect(rows.map((row) => row.querySelector('legend')?.textContent)).toEqual(['1Flight 1', '2Flight 2', '3Flight 3'])
  for (let n = 0; n < 3; n += 1) fireEvent.click(button('Add a flight'))
  expect(button('Add a flight').hasAttribute('disabled')).toBe(true)
})

const place = (code: string) => ({ code, context: 'IATA' as const, name: code })
const legs = [
  { id: '1', from: place('HKG'), to: place('LIS'), date: '2026-12-21' },
  { id: '2', from: place('LIS'), to: place('FCO'), date: '2026-12-15' },
  { id: '3', from: place('FCO'), to: place('HKG'), date: '2026-12-27' },
]

test('[R5.8] legs out of order are told by the leg; a keyboard moves it, and the focus goes with it', async () => {
  open({ ...blankValues, trip: 'multiCity', legs })
  await search()
  expect(problems()).toEqual([
    'Flight 2, date: This flight is before the one above it. Put the flights in the order of travel.',
  ])
  fireEvent.click(within(screen.getByRole('alert')).getByRole('link'))
  expect(document.activeElement).toBe(screen.getAllByLabelText('Depart')[1])
  fireEvent.click(button('Move flight 2 up'))
  await waitFor(() => expect(document.activeElement).toBe(button('Move flight 1 down')))
  expect([shown('From'), shown('From', 1)]).toEqual(['LIS', 'HKG'])
  expect(screen.getByText('Flight 2 is now flight 1.')).toBeTruthy()
  fireEvent.click(button('Remove flight 3'))
  await search()
  expect(onSearch.mock.calls[0]?.[0]).toMatchObject({
    trip: 'multiCity',
    legs: [{ date: '2026-12-15' }, { date: '2026-12-21' }],
  })
  expect(button('Remove flight 1').hasAttribute('disabled')).toBe(true)
})

test('what was filled in survives a reload, and the last search is offered again', async () => {
  open()
  fireEvent.click(screen.getByLabelText('Multi-city'))
  cleanup()
  open()
  await waitFor(() => expect((screen.getByLabelText('Multi-city') as HTMLInputElement).checked).toBe(true))
  cleanup()
  sessionStorage.clear()
  open({ ...blankValues, trip: 'oneWay', from: place('HKG'), to: place('LIS'), dates: { start: '2026-12-15' } })
  await search()
  expect(onSearch).toHaveBeenCalledOnce()
  cleanup()
  open()
  await waitFor(() => expect([shown('To'), shown('Depart')]).toEqual(['LIS', '2026-12-15']))
})
