import type { EmployeeBasicInfo, SecurityGroup } from '@portolan/contract/agency'
import type { Employee } from './employee-store.ts'
import { joinPhone } from './phone.ts'
import type { HeldRole, Role } from './role-store.ts'

/** Names and numbers are for every colleague; what a person may do is left out for those who may not ask. */
export const employeeView = (employee: Employee, withRights: boolean): EmployeeBasicInfo => ({
  id: employee.id,
  username: employee.username,
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email,
  phone: joinPhone(employee.phoneCountry, employee.phoneNumber),
  department: employee.department ?? undefined,
  enabled: employee.standing !== 'disabled',
  invited: employee.standing === 'invited',
  groupIds: withRights ? employee.groupIds : [],
  granted: withRights ? employee.granted.toSorted() : undefined,
  revoked: withRights ? employee.revoked.toSorted() : undefined,
  lastLogin: employee.lastLogin?.toISOString(),
})

export const roleView = (role: Role): SecurityGroup => ({
  groupId: role.id,
  groupName: role.name,
  description: role.description ?? undefined,
  seeded: role.seeded,
  permissions: role.permissions,
})

export const heldRoleView = (role: HeldRole): SecurityGroup => ({
  ...roleView(role),
  fromDate: role.since.toISOString(),
})
