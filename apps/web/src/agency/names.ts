import type { SecurityGroup } from '@portolan/contract/rights'
import type { PermissionAction, PermissionArea, SeededRole } from '@portolan/domain/permission'
import type { MessageId } from '../i18n/messages.ts'
import type { Say } from '../i18n/text.ts'
import type { Status } from './employee-list.ts'

export const areaTexts: Record<PermissionArea, MessageId> = {
  air: 'agency.area.air',
  hotel: 'agency.area.hotel',
  package: 'agency.area.package',
  rail: 'agency.area.rail',
  cruise: 'agency.area.cruise',
  activity: 'agency.area.activity',
  car: 'agency.area.car',
  transfer: 'agency.area.transfer',
  holiday: 'agency.area.holiday',
  insurance: 'agency.area.insurance',
  visa: 'agency.area.visa',
  orders: 'agency.area.orders',
  markup: 'agency.area.markup',
  reports: 'agency.area.reports',
  users: 'agency.area.users',
  credit: 'agency.area.credit',
}

export const actionTexts: Record<PermissionAction, MessageId> = {
  view: 'agency.action.view',
  book: 'agency.action.book',
  cancel: 'agency.action.cancel',
  manage: 'agency.action.manage',
  spend: 'agency.action.spend',
}

export const statusTexts: Record<Status, MessageId> = {
  active: 'agency.status.active',
  invited: 'agency.status.invited',
  disabled: 'agency.status.disabled',
}

const seededTexts: Record<SeededRole, { name: MessageId; text: MessageId }> = {
  Owner: { name: 'agency.role.owner', text: 'agency.roleText.owner' },
  Manager: { name: 'agency.role.manager', text: 'agency.roleText.manager' },
  Agent: { name: 'agency.role.agent', text: 'agency.roleText.agent' },
  Finance: { name: 'agency.role.finance', text: 'agency.roleText.finance' },
  Viewer: { name: 'agency.role.viewer', text: 'agency.roleText.viewer' },
}

const seededTextsOf = ({ seeded, groupName }: SecurityGroup) =>
  seeded ? seededTexts[groupName as SeededRole] : undefined

/** Seeded roles speak the reader's language; an agency's own are called what the agency called them. */
export function roleName(t: Say, role: SecurityGroup): string {
  const seeded = seededTextsOf(role)
  return seeded ? t(seeded.name) : (role.groupName ?? role.groupId)
}

export function roleDescription(t: Say, role: SecurityGroup): string | undefined {
  const seeded = seededTextsOf(role)
  return seeded ? t(seeded.text) : role.description
}
