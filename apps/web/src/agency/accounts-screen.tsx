import './accounts.css'
import { holds } from '@portolan/domain/may'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { NotPermitted } from '../session/NotPermitted.tsx'
import { usePerson } from '../session/person.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { AccountsDesk } from './AccountsDesk.tsx'
import { AgencyAccount } from './AgencyAccount.tsx'
import { ConsumerNotice } from './ConsumerNotice.tsx'
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

function Lists() {
  const t = useText()
  const employees = useEmployees()
  const roles = useRoles(employees.data !== undefined)
  const failed = [employees, roles].find(isFailure)
  if (employees.data && roles.data && !failed) return <AccountsDesk accounts={employees.data} roles={roles.data} />
  return (
    <>
      <h1>{t('agency.title')}</h1>
      {failed?.error ? (
        <ListFailure error={failed.error} onAgain={() => void failed.refetch()} />
      ) : (
        <Wait label={t('agency.loading')} skeleton={<Skeleton heights={[40, ...rows]} widths={[40, 100]} />} />
      )}
    </>
  )
}

/** The server is asked for a guest as well: its answer leads to the login. Whoever it would refuse is told here. */
export default function AccountsScreen() {
  const t = useText()
  const person = usePerson()
  const isAsked = person.kind === 'guest' || holds(person, 'users:view')
  return (
    <div className="page top accounts" data-density="compact">
      {isAsked ? (
        <Lists />
      ) : (
        <>
          <h1>{t('agency.title')}</h1>
          <AgencyAccount />
          {person.kind === 'consumer' ? <ConsumerNotice /> : <NotPermitted sentence={t('agency.closed')} />}
        </>
      )}
    </div>
  )
}
