import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { Table } from './Table.tsx'
import { type Column, nextSort } from './table-model.ts'

beforeAll(() => switchLanguage('en'))

const people = ['Mei Lam', 'Arjun Mehta', 'Sofía Ibarra']
const columns: Column<string>[] = [
  { id: 'name', head: 'Name', sortable: true, cell: (name) => name },
  { id: 'length', head: 'Letters', figure: true, cell: (name) => name.length },
]

function People({ onOpen }: { onOpen?: (name: string) => void }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const itself = (name: string) => name
  const opening = onOpen ? { onOpen } : {}
  return (
    <Table
      caption="Employees"
      columns={columns}
      rows={people}
      keyOf={itself}
      nameOf={itself}
      picked={picked}
      onPick={setPicked}
      {...opening}
    />
  )
}

const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement

it('ticks rows one by one and all together, and shows when it is only some', () => {
  render(<People />)
  fireEvent.click(box('Select Mei Lam'))
  expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([false, true])
  fireEvent.click(box('Select all'))
  expect(people.map((name) => box(`Select ${name}`).checked)).toEqual([true, true, true])
  expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([true, false])
  fireEvent.click(box('Select all'))
  expect(people.map((name) => box(`Select ${name}`).checked)).toEqual([false, false, false])
})

it('says how it is sorted and turns round on the same head', () => {
  const onSort = vi.fn()
  const itself = (name: string) => name
  const sort = { column: 'name', direction: 'ascending' } as const
  render(
    <Table
      caption="Employees"
      columns={columns}
      rows={people}
      keyOf={itself}
      nameOf={itself}
      sort={sort}
      onSort={onSort}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
  expect(nextSort(sort, 'length')).toEqual({ column: 'length', direction: 'ascending' })
})

it('opens a row by its title and by a click anywhere on it, but not by its box', () => {
  const onOpen = vi.fn()
  render(<People onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('button', { name: 'Arjun Mehta' }))
  fireEvent.click(screen.getByRole('cell', { name: '7' }))
  fireEvent.click(box('Select Sofía Ibarra'))
  expect(onOpen.mock.calls).toEqual([['Arjun Mehta'], ['Mei Lam']])
})
