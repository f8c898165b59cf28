import { permissions } from '@portolan/domain/permission'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { answer, envelope, instant, nameText, properName, text } from './envelope.ts'
import { securityGroup } from './rights.ts'

const username = z.string().check(z.minLength(3), z.maxLength(64), z.regex(/^[A-Za-z0-9][\w.@+-]*$/))
const permissionList = z.array(z.enum(permissions)).check(z.maxLength(permissions.length))
const groupIds = z.array(text(64)).check(z.maxLength(20))

export const employeeBasicInfo = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  department: z.optional(z.string()),
  enabled: z.boolean(),
  /** Invited by mail, has not chosen a password yet. */
  invited: z.optional(z.boolean()),
  groupIds: z.array(z.string()),
  /** Personal changes on top of what the roles give. */
  granted: z.optional(z.array(z.string())),
  revoked: z.optional(z.array(z.string())),
  lastLogin: z.optional(instant),
})

export type EmployeeBasicInfo = z.output<typeof employeeBasicInfo>

export const accountsRS = z.object({
  ...envelope,
  employeeBasicInfos: z.array(employeeBasicInfo),
  totalElements: z.number(),
})

export const listEmployees = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/user-manage/employeebasicinfos',
  auth: 'b2b',
  effect: 'read',
  permission: 'users:view',
  summary: 'The employees of the own agency',
  response: accountsRS,
})

export const addUserForm = z.strictObject({
  username,
  /** Left out: the new colleague gets an invitation by mail. */
  password: z.optional(text(256)),
  firstName: properName(64),
  lastName: properName(64),
  email: z.email().check(z.maxLength(254)),
  phone: z.optional(z.string().check(z.maxLength(32), z.regex(/^\+?[\d ()-]{3,32}$/))),
  department: z.optional(nameText(64)),
  groupIds: groupIds.check(z.minLength(1)),
})

export const employeeRS = z.object({ ...envelope, employee: z.optional(employeeBasicInfo) })

export const addUser = defineCall({
  method: 'POST',
  path: '/api/v1/b2b/user-manage/users',
  auth: 'b2b',
  effect: 'write',
  permission: 'users:manage',
  summary: 'Add an employee',
  body: addUserForm,
  response: employeeRS,
})

export const queryUser = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/user-manage/users',
  auth: 'b2b',
  effect: 'read',
  permission: 'users:manage',
  summary: 'Whether a username is taken and, in the own agency, by whom',
  query: z.strictObject({ username: text(128) }),
  response: z.object({ ...envelope, exists: z.boolean(), employee: z.optional(employeeBasicInfo) }),
})

export const changeUser = defineCall({
  method: 'PUT',
  path: '/api/v1/b2b/user-manage/users/{username}',
  auth: 'b2b',
  effect: 'write',
  permission: 'users:manage',
  summary: 'Change roles, personal permissions or standing of an employee',
  params: z.strictObject({ username: text(128) }),
  body: z.strictObject({
    groupIds: z.optional(groupIds),
    grant: z.optional(permissionList),
    revoke: z.optional(permissionList),
    enabled: z.optional(z.boolean()),
  }),
  response: employeeRS,
})

const groupsRS = z.object({ ...envelope, securityGroups: z.array(securityGroup) })

export const groupForm = z.strictObject({
  groupName: nameText(64),
  description: z.optional(nameText(256)),
  permissions: permissionList,
})

export const listGroups = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/security/groups',
  auth: 'b2b',
  effect: 'read',
  permission: 'users:view',
  summary: 'The roles of the own agency, with what each allows',
  response: groupsRS,
})

const groupRS = z.object({ ...envelope, securityGroup: z.optional(securityGroup) })

export const addGroup = defineCall({
  method: 'POST',
  path: '/api/v1/b2b/security/groups',
  auth: 'b2b',
  effect: 'write',
  permission: 'users:manage',
  summary: 'Define a role of the own agency',
  body: groupForm,
  response: groupRS,
})

const groupId = z.strictObject({ id: text(64) })

export const changeGroup = defineCall({
  method: 'PUT',
  path: '/api/v1/b2b/security/groups/{id}',
  auth: 'b2b',
  effect: 'write',
  permission: 'users:manage',
  summary: 'Change a role of the own agency',
  params: groupId,
  body: groupForm,
  response: groupRS,
})

export const removeGroup = defineCall({
  method: 'DELETE',
  path: '/api/v1/b2b/security/groups/{id}',
  auth: 'b2b',
  effect: 'write',
  permission: 'users:manage',
  summary: 'Remove a role that nobody holds',
  params: groupId,
  response: answer,
})

export const agencySettings = z.object({
  /** Papers without prices are mailed to the travellers as soon as something is booked. */
  papersToTravelers: z.boolean(),
})

export type AgencySettings = z.output<typeof agencySettings>

const agencySettingsRS = z.object({ ...envelope, settings: agencySettings })

export const readAgencySettings = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/agency/settings',
  auth: 'b2b',
  effect: 'read',
  permission: 'users:view',
  summary: 'How the own agency wants things done',
  response: agencySettingsRS,
})

export const changeAgencySettings = defineCall({
  method: 'PUT',
  path: '/api/v1/b2b/agency/settings',
  auth: 'b2b',
  effect: 'write',
  permission: 'users:manage',
  summary: 'Change how the own agency wants things done',
  body: z.strictObject({ papersToTravelers: z.boolean() }),
  response: agencySettingsRS,
})

export const calls = {
  listEmployees,
  addUser,
  queryUser,
  changeUser,
  listGroups,
  addGroup,
  changeGroup,
  removeGroup,
  readAgencySettings,
  changeAgencySettings,
}
