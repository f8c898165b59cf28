import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from './Icon.tsx'
import { type Column, nextSort, type Sort } from './table-model.ts'

interface TableHeadProps<Row> {
  column: Column<Row>
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
}

/** The sort is said by `aria-sort` and shown by an arrow. */
export function TableHead<Row>({ column, sort, onSort }: TableHeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const mark = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" className={column.figure ? 'figure' : undefined} aria-sort={direction}>
      {column.sortable && onSort ? (
        <button type="button" className="sortmark" onClick={() => onSort(nextSort(sort, column.id))}>
          {column.head}
          <Icon of={mark} size="xs" />
        </button>
      ) : (
        <span className={column.bare ? 'vh' : undefined}>{column.head}</span>
      )}
    </th>
  )
}
