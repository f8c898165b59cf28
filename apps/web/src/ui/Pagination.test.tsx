import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { clampPage, Pagination } from './Pagination.tsx'

beforeAll(() => switchLanguage('en'))

function show(page: number, totalPages = 3) {
  const onPage = vi.fn()
  const onPerPage = vi.fn()
  render(<Pagination page={page} totalPages={totalPages} perPage={10} onPage={onPage} onPerPage={onPerPage} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { onPage, onPerPage, press }
}

it('[R1.6] carries exactly the labels First, Prev, Page, Next, Last, Total Pages, Per Page', () => {
  show(2)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['First', 'Prev', 'Next', 'Last'])
  expect(screen.getByLabelText('Page')).toHaveProperty('value', '2')
  expect(screen.getByText('Total Pages').textContent).toBe('Total Pages 3')
  expect(screen.getByLabelText('Per Page')).toHaveProperty('value', '10')
})

it('[R1.6] turns to the first, previous, next and last page', () => {
  const { onPage, press } = show(2, 5)
  for (const name of ['First', 'Prev', 'Next', 'Last']) press(name)
  expect(onPage.mock.calls).toEqual([[1], [1], [3], [5]])
})

it('[R1.6] keeps turned-off buttons focusable and deaf at both ends', () => {
  const { onPage, press } = show(1, 1)
  for (const name of ['First', 'Prev', 'Next', 'Last']) {
    press(name)
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false)
  }
  expect(onPage).not.toHaveBeenCalled()
})

it('[R1.6] clamps a typed page to what there is', () => {
  const { onPage } = show(2)
  const input = screen.getByLabelText('Page')
  fireEvent.change(input, { target: { value: '99' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  fireEvent.change(input, { target: { value: '0' } })
  fireEvent.blur(input)
  fireEvent.change(input, { target: { value: 'abc' } })
  fireEvent.blur(input)
  expect(onPage.mock.calls).toEqual([[3]])
  expect([clampPage(0, 3), clampPage(-4, 3), clampPage(2.7, 3), clampPage(9, 3), clampPage(4, 0)]).toEqual([
    1, 1, 2, 3, 1,
  ])
})

it('[R1.6] offers how many rows a page has', () => {
  const { onPerPage } = show(1)
  fireEvent.change(screen.getByLabelText('Per Page'), { target: { value: '50' } })
  expect(onPerPage).toHaveBeenCalledWith(50)
})
