import './agency-account.css'
import { mayReadCredit } from '@portolan/domain/may'
import { useId } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { usePaymentConfig } from '../payment/calls.ts'
import { Price } from '../price/Price.tsx'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { type CreditAccount, usedOf } from './credit.ts'

function Figures({ account }: { account: CreditAccount }) {
  const t = useText()
  return (
    <dl>
      <div>
        <dt>{t('agency.account.limit')}</dt>
        <dd>
          <Price of={account.limit} />
        </dd>
      </div>
      <div>
        <dt>{t('agency.account.used')}</dt>
        <dd>
          <Price of={usedOf(account)} />
        </dd>
      </div>
      <div>
        <dt>{t('agency.account.left')}</dt>
        <dd className="semi">
          <Price of={account.left} />
        </dd>
      </div>
    </dl>
  )
}

function Card() {
  const t = useText()
  const id = useId()
  const { data, error, refetch } = usePaymentConfig()
  if (!data && error)
    return (
      <ErrorPanel
        title={error instanceof CallError ? error.title : undefined}
        message={error.message}
        actions={<Button onClick={() => void refetch()}>{t('agency.tryAgain')}</Button>}
      />
    )
  if (!data) return <Wait skeleton={<Skeleton heights={[64]} widths={[100]} />} />
  const { accounts = [] } = data
  if (accounts.length === 0) return null
  return (
    <section className="card ag-account" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {t('agency.area.credit')}
      </h2>
      {accounts.map((account) => (
        <Figures key={account.limit.currencyCode} account={account} />
      ))}
    </section>
  )
}

/** What the agency may spend on its account, for those who spend it and those who look after the figures. */
export function AgencyAccount() {
  return mayReadCredit(usePerson()) && <Card />
}
