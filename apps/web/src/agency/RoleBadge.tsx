import type { SecurityGroup } from '@portolan/contract/rights'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { roleName } from './names.ts'

/** An agency's own role is tinted and isolated: its name may run in the other direction. */
export function RoleBadge({ role }: { role: SecurityGroup }) {
  const t = useText()
  if (role.seeded) return <Badge tone="line">{roleName(t, role)}</Badge>
  return (
    <Badge tone="info">
      <bdi>{roleName(t, role)}</bdi>
    </Badge>
  )
}
