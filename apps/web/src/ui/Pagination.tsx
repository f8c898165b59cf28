import './pagination.css'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'

interface PaginationProps {
  /** From 1. */
  page: number
  totalPages: number
  perPage: number
  perPageChoices?: readonly number[]
  onPage(page: number): void
  onPerPage(perPage: number): void
}

const usual = [10, 20, 50, 100] as const

export const clampPage = (page: number, totalPages: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, totalPages))

/** The words are the specification's. Turned-off buttons stay focusable, so that the last page does not drop the focus. */
export function Pagination({ page, totalPages, perPage, perPageChoices = usual, onPage, onPerPage }: PaginationProps) {
  const t = useText()
  const perId = useId()
  const [typed, setTyped] = useState<string>()
  const go = (wanted: number) => {
    const next = clampPage(wanted, totalPages)
    setTyped(undefined)
    if (next !== page) onPage(next)
  }
  const take = () => typed !== undefined && go(Number(typed) || page)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  const turn = (label: string, to: number, off: boolean) => (
    <Button size="sm" aria-disabled={off || undefined} onClick={() => !off && go(to)}>
      {label}
    </Button>
  )
  const atStart = page <= 1
  const atEnd = page >= totalPages
  return (
    <nav className="pager" aria-label={t('ui.page.nav')}>
      {turn(t('ui.page.first'), 1, atStart)}
      {turn(t('ui.page.prev'), page - 1, atStart)}
      <label className="page">
        {t('ui.page.page')}
        <input
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
      </label>
      {turn(t('ui.page.next'), page + 1, atEnd)}
      {turn(t('ui.page.last'), totalPages, atEnd)}
      <span className="pager-total">
        {t('ui.page.totalPages')} <b className="semi num">{totalPages}</b>
      </span>
      <div className="per">
        <label htmlFor={perId}>{t('ui.page.perPage')}</label>
        <Select id={perId} value={perPage} onChange={(event) => onPerPage(Number(event.target.value))}>
          {perPageChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </div>
    </nav>
  )
}
