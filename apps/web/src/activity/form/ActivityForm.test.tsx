import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { needTexts } from '../../i18n/store.ts'
import { arriveAtActivities } from '../../testing/activity-shop.tsx'
import { choosePlace, write } from '../../testing/rail-shop.tsx'
import type { ActivityAsked } from '../search.ts'
import { ActivityForm } from './ActivityForm.tsx'
import { recentSearches } from './recent.ts'

const onSearch = vi.fn<(asked: ActivityAsked) => void>()

beforeEach(async () => {
  onSearch.mockClear()
  await arriveAtActivities()
  await needTexts('activity', 'place')
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ActivityForm initial={undefined} onSearch={onSearch} />
    </QueryClientProvider>,
  )
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const step = (who: string, way: 'more' | 'fewer') => fireEvent.click(button(`${who}: one ${way}`))
const search = async () => {
  fireEvent.click(button('Search'))
  await act(async () => {})
}
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('[R7.19] where, between and who with ages is searched as it was filled in, and kept as a recent one', async () => {
  open()
  await choosePlace('Where', 'lis', /^Lisbon/)
  write('From', '2026-12-20')
  write('To', '2026-12-26')
  fireEvent.click(button(/^Participants/))
  step('Seniors', 'more')
  step('Children', 'more')
  fireEvent.change(screen.getByLabelText('Age of child 1'), { target: { value: '0' } })
  await search()
  const asked = {
    ...{ city: 'LIS', cityName: 'Lisbon', from: '2026-12-20', to: '2026-12-26' },
    party: { adults: 2, seniors: 1, childAges: [0] },
  }
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(asked)
  expect(recentSearches()).toEqual([asked])
})

test('[R5.1] no participants, a child alone and days in the wrong order are told beside their fields; nothing is lost', async () => {
  open()
  fireEvent.click(button(/^Participants/))
  step('Adults', 'fewer')
  step('Adults', 'fewer')
  await search()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(problems()).toEqual([
    'Where: Choose a city from the list.',
    'Between: Please enter check date.',
    expect.stringMatching(/^Participants: /),
  ])
  const nobody = problems()[2]
  write('From', '2026-12-20')
  write('To', '2026-12-19')
  fireEvent.click(button(/^Participants/))
  step('Children', 'more')
  await search()
  expect(problems()[1]).not.toBe('Between: Please enter check date.')
  expect(problems()[2]).not.toBe(nobody)
  expect((screen.getByLabelText('To') as HTMLInputElement).value).toBe('2026-12-19')
  fireEvent.click(button(/^Participants/))
  step('Adults', 'more')
  await search()
  fireEvent.click(button(/^Participants/))
  expect(screen.getByText('Fill in this field.')).toBeTruthy()
  expect(onSearch).not.toHaveBeenCalled()
})
