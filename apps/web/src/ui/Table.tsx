import './table.css'
import type { MouseEvent } from 'react'
import { useText } from '../i18n/text.ts'
import { Checkbox } from './Checkbox.tsx'
import { TableHead } from './TableHead.tsx'
import { type Column, type Sort, toggled } from './table-model.ts'

interface TableProps<Row> {
  /** Read out, not shown. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** Names the row for readers: 'Mei Lam'. */
  nameOf(row: Row): string
  sort?: Sort | undefined
  onSort?(sort: Sort): void
  /** Ticked rows; without it rows have no boxes. */
  picked?: ReadonlySet<string> | undefined
  onPick?(keys: ReadonlySet<string>): void
  /** A row opens its detail: its title becomes a button, and a click anywhere on the row does the same. */
  onOpen?(row: Row): void
  /** The row whose detail is open. */
  opened?: string | undefined
}

const controls = 'a, button, input, label, select'

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, nameOf, sort, onSort, picked, onPick, onOpen, opened } = props
  const t = useText()
  const keys = rows.map(keyOf)
  const ticked = keys.filter((key) => picked?.has(key)).length
  const openByRow = (event: MouseEvent, row: Row) => {
    if (event.target instanceof Element && !event.target.closest(controls)) onOpen?.(row)
  }
  const cardOf = (column: Column<Row>, index: number) => column.card ?? (index === 0 ? 'title' : 'line')
  const cell = (column: Column<Row>, index: number, row: Row) =>
    onOpen && cardOf(column, index) === 'title' ? (
      <button type="button" className="rowopen" onClick={() => onOpen(row)}>
        {column.cell(row)}
      </button>
    ) : (
      column.cell(row)
    )
  return (
    <div className="tw">
      <table className={onOpen ? 'table opens' : 'table'}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {picked && (
              <th scope="col" className="pick">
                <Checkbox
                  bare
                  label={t('ui.table.selectAll')}
                  checked={keys.length > 0 && ticked === keys.length}
                  indeterminate={ticked > 0 && ticked < keys.length}
                  onChange={() => onPick?.(new Set(ticked === keys.length ? [] : keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <TableHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row)
            return (
              <tr
                key={key}
                className={picked ? 'picks' : undefined}
                aria-selected={opened === undefined ? undefined : key === opened}
                onClick={onOpen && ((event) => openByRow(event, row))}
              >
                {picked && (
                  <td className="pick">
                    <Checkbox
                      bare
                      label={t('ui.table.selectRow', { name: nameOf(row) })}
                      checked={picked.has(key)}
                      onChange={() => onPick?.(toggled(picked, key))}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td key={column.id} className={`card-${cardOf(column, index)}${column.figure ? ' figure' : ''}`}>
                    {cell(column, index, row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
