import { addDays } from '@portolan/domain/date'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { needTexts } from '../../i18n/store.ts'
import { shopToday } from '../../session/shop-today.ts'
import { arriveByRail, choosePlace, write } from '../../testing/rail-shop.tsx'
import type { RailSearch } from '../search.ts'
import { TicketForm } from './TicketForm.tsx'

const today = shopToday()
const [there, back] = [addDays(today, 14), addDays(today, 19)]
const onSearch = vi.fn<(search: RailSearch) => void>()

beforeEach(async () => {
  onSearch.mockClear()
  await arriveByRail()
  await needTexts('rail', 'place')
})

const open = (initial?: Partial<RailSearch>) => render(<TicketForm initial={initial} onSearch={onSearch} />)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const search = async () => {
  fireEvent.click(button('Search'))
  await act(async () => {})
}
const parisToZurich = async () => {
  await choosePlace('From', 'par', /^Paris/)
  await choosePlace('To', 'zür', /Zürich HB/)
}
const shown = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('[R5.2] a round trip is searched as it was filled in', async () => {
  open()
  await parisToZurich()
  write('Depart', there)
  write('Return', back)
  write('Time of departure', '06:00')
  fireEvent.click(screen.getByLabelText('Direct trains only'))
  await search()
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({
    from: { code: 'PAR', context: 'CITY', name: 'Paris' },
    to: { code: '8503000', context: 'UIC', name: 'Zürich HB' },
    depart: there,
    departAt: '06:00',
    back,
    backAt: '00:00',
    adults: 1,
    seniors: 0,
    youths: [],
    direct: true,
  })
})

test('[R5.2] one way asks for one date; the ends are swapped, a stop and a fare code are added', async () => {
  open()
  fireEvent.click(screen.getByLabelText('One way'))
  expect(screen.queryByLabelText('Return')).toBeNull()
  await parisToZurich()
  fireEvent.click(button('Swap from and to'))
  expect([shown('From'), shown('To')]).toEqual(['Zürich HB', 'Paris'])
  write('Depart', there)
  fireEvent.click(button('Add a stop on the way'))
  await choosePlace('Stop on the way', 'bas', /Basel/)
  fireEvent.click(button('Add a fare code'))
  write('Fare code', ' SPRING ')
  await search()
  expect(onSearch.mock.calls[0]?.[0]).toMatchObject({
    from: { name: 'Zürich HB' },
    via: { code: '8500010', context: 'UIC' },
    fareCode: 'SPRING',
  })
  expect(onSearch.mock.calls[0]?.[0]).not.toHaveProperty('back')
})

test('[R5.1] what is missing is said beside the fields and summed up, with the focus; nothing is searched or lost', async () => {
  open()
  await choosePlace('From', 'par', /^Paris/)
  await choosePlace('To', 'par', /^Paris/)
  await search()
  const summary = screen.getByRole('alert', { name: 'Sorry! 2 things need fixing' })
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['To: From and to are the same place. Choose another.', 'Travel dates: Please enter check date.'])
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please enter check date.')).toBeTruthy()
  fireEvent.click(within(summary).getByRole('link', { name: /Travel dates/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Depart'))
  expect(onSearch).not.toHaveBeenCalled()
  expect(shown('From')).toBe('Paris')
})

test('letters that are no place are kept and told', async () => {
  open()
  fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: 'Atlantis' } })
  await search()
  expect(screen.getAllByText('Choose a city or station from the list.')).toHaveLength(2)
  expect(shown('From')).toBe('Atlantis')
})

test('what was filled in survives a reload', async () => {
  open()
  await choosePlace('From', 'par', /^Paris/)
  write('Depart', there)
  cleanup()
  open()
  await waitFor(() => expect([shown('From'), shown('Depart')]).toEqual(['Paris', there]))
})

test('[R2.6] what the address says stands in the form, whatever was typed into the blank one', async () => {
  open()
  await choosePlace('From', 'zür', /Zürich/)
  cleanup()
  open({
    from: { code: 'PAR', context: 'CITY', name: 'Paris' },
    fareCode: 'SPRING',
    depart: there,
    youths: [9],
    adults: 0,
  })
  await act(async () => {})
  expect([shown('From'), shown('Fare code'), shown('Depart')]).toEqual(['Paris', 'SPRING', there])
  expect(button(/^Travellers/).textContent).toBe('1 youth')
})

test('without a word from the address the last search is offered again', async () => {
  open()
  await parisToZurich()
  write('Depart', there)
  write('Return', back)
  await search()
  cleanup()
  open()
  await waitFor(() => expect([shown('To'), shown('Return')]).toEqual(['Zürich HB', back]))
})
