import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import { AtSign, Building2, type LucideIcon, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'

function Fact({ icon, label, children }: { icon: LucideIcon; label: MessageId; children: ReactNode }) {
  const t = useText()
  return (
    <li>
      <Icon of={icon} size="xs" />
      <span className="vh">{t(label)}</span>
      {children}
    </li>
  )
}

/** How to reach this person. */
export function PersonFacts({ employee }: { employee: EmployeeBasicInfo }) {
  const { username, email, phone, department } = employee
  return (
    <ul className="facts">
      <Fact icon={AtSign} label="agency.fact.username">
        <bdi dir="ltr">{username}</bdi>
      </Fact>
      <Fact icon={Mail} label="agency.fact.email">
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </Fact>
      {phone && (
        <Fact icon={Phone} label="agency.fact.phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Fact>
      )}
      {department && (
        <Fact icon={Building2} label="agency.fact.department">
          <bdi>{department}</bdi>
        </Fact>
      )}
    </ul>
  )
}
