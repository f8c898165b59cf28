import './accounts.css'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { AccountsDesk } from './AccountsDesk.tsx'
import { useEmployees, useRoles } from './calls.ts'
import { ListFailure } from './ListFailure.tsx'

interface Asked {
  error: Error | null
  isLoadingError: boolean
}

/** A list on the screen outlives a failed look for news, but not the session or the right to see it. */
const isFailure = ({ error, isLoadingError }: Asked): boolean =>
  isLoadingError || (error instanceof CallError && [401, 403].includes(error.status))

const rows = Array.from({ length: 8 }, () => 40)

export default function AccountsScreen() {
  const t = useText()
  const employees = useEmployees()
  const roles = useRoles(employees.data !== undefined)
  const failed = [employees, roles].find(isFailure)
  const isThere = employees.data && roles.data && !failed
  return (
    <div className="page top accounts" data-density="compact">
      {isThere ? (
        <AccountsDesk accounts={employees.data} roles={roles.data} />
      ) : (
        <>
          <h1>{t('agency.title')}</h1>
          {failed?.error ? (
            <ListFailure error={failed.error} onAgain={() => void failed.refetch()} />
          ) : (
            <Wait label={t('agency.loading')} skeleton={<Skeleton heights={[40, ...rows]} widths={[40, 100]} />} />
          )}
        </>
      )}
    </div>
  )
}
