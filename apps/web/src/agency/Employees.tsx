import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { localeOf } from '@portolan/domain/language'
import { useState } from 'react'
import { useSpeech, useText } from '../i18n/text.ts'
import { usePageTitle } from '../session/page-title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { Sort } from '../ui/table-model.ts'
import { EmployeeFilters } from './EmployeeFilters.tsx'
import { EmployeeTable } from './EmployeeTable.tsx'
import { type Filter, filterEmployees, nameOf, pageOf, perPageChoices, sortEmployees } from './employee-list.ts'
import { PersonPanel } from './PersonPanel.tsx'
import { focusOpenedRow } from './SidePanel.tsx'
import { useAccountsSearch } from './use-accounts-search.ts'

interface Props {
  employees: readonly EmployeeBasicInfo[]
  roles: readonly SecurityGroup[]
}

export function Employees({ employees, roles }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const { search, open, adjust } = useAccountsSearch()
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const [clearings, setClearings] = useState(0)
  const { find, status, role } = search
  const filter: Filter = { find, status, role }
  const found = sortEmployees(filterEmployees(employees, filter), sort, localeOf(language))
  const person = employees.find(({ username }) => username === search.user)
  usePageTitle(person && nameOf(person), person && t('agency.title'))
  const { page, perPage, totalPages, rows } = pageOf(found, { ...search, holding: person })
  const clear = () => {
    setClearings(clearings + 1)
    adjust({ find: undefined, role: undefined, status: undefined, page: undefined })
  }
  const close = () => {
    focusOpenedRow()
    // the page may be there only because this person stands on it: it stays
    open({ user: undefined, page: page > 1 ? page : undefined })
  }
  return (
    <div className={person ? 'cols open' : 'cols'}>
      <section className="card list" aria-label={t('agency.tab.employees')}>
        <EmployeeFilters
          key={clearings}
          filter={filter}
          roles={roles}
          found={found.length}
          onFilter={(next) => adjust({ ...next, page: undefined })}
        />
        {rows.length > 0 ? (
          <>
            <EmployeeTable
              employees={rows}
              roles={roles}
              sort={sort}
              onSort={setSort}
              opened={person?.id}
              onOpen={({ username }) => open({ user: username })}
            />
            <Pagination
              page={page}
              totalPages={totalPages}
              perPage={perPage}
              perPageChoices={perPageChoices}
              onPage={(next) => open({ page: next })}
              onPerPage={(next) => adjust({ perPage: next, page: undefined })}
            />
          </>
        ) : (
          <EmptyState
            title={t('agency.find.none')}
            text={t('agency.find.noneText')}
            action={<Button onClick={clear}>{t('agency.find.clear')}</Button>}
          />
        )}
      </section>
      {person && <PersonPanel key={person.id} employee={person} roles={roles} onClose={close} />}
    </div>
  )
}
