import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  head: ReactNode
  cell(row: Row): ReactNode
  sortable?: boolean
  /** Figures stand at the end, one under the other. */
  figure?: boolean
  /** Head for readers only: the column of actions. */
  bare?: boolean
  /** Where it goes when the row is a card on a phone: first line, its end, a line of its own, last, or nowhere. */
  card?: 'title' | 'end' | 'line' | 'actions' | 'hide'
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The same column again turns round; another starts ascending. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const turn = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turn ? 'descending' : 'ascending' }
}

export function toggled(keys: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
