import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import { useText } from '../i18n/text.ts'

/** How to reach this person. */
export function PersonFacts({ employee }: { employee: EmployeeBasicInfo }) {
  const t = useText()
  const { username, email, phone, department } = employee
  return (
    <dl className="facts">
      <div>
        <dt>{t('agency.fact.username')}</dt>
        <dd>
          <bdi dir="ltr">{username}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('agency.fact.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </dd>
      </div>
      {phone && (
        <div>
          <dt>{t('agency.fact.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
      )}
      {department && (
        <div>
          <dt>{t('agency.fact.department')}</dt>
          <dd>
            <bdi>{department}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
