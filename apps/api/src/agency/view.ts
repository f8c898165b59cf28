import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import type { Employee } from './employee-store.ts'
import { joinPhone } from './phone.ts'
import type { HeldRole, Role } from './role-store.ts'

/** Only those who look after the agency's people are shown one of them: hence with everything that he may do. */
export const employeeView = (employee: Employee): EmployeeBasicInfo => ({
  id: employee.id,
  username: employee.username,
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email,
  phone: joinPhone(employee.phoneCountry, employee.phoneNumber),
  department: employee.department ?? undefined,
  enabled: employee.standing !== 'disabled',
  invited: employee.standing === 'invited',
  groupIds: employee.groupIds,
  granted: employee.granted.toSorted(),
  revoked: employee.revoked.toSorted(),
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
