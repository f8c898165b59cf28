import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { instant, text } from './envelope.ts'

export const securityGroup = z.object({
  groupId: z.string(),
  groupName: z.optional(z.string()),
  description: z.optional(z.string()),
  /** Seeded roles cannot be changed or removed. */
  seeded: z.optional(z.boolean()),
  permissions: z.optional(z.array(z.string())),
  fromDate: z.optional(instant),
  thruDate: z.optional(instant),
})

export type SecurityGroup = z.output<typeof securityGroup>

const loginId = z.strictObject({ id: text(128) })

/** The client reads a failure as an empty list. */
export const listRolesOfUser = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/security/login/userlogins/{id}/securitygroups',
  auth: 'login',
  effect: 'read',
  summary: 'The roles of one user',
  params: loginId,
  response: z.array(securityGroup),
})

export const listPermissionsOfUser = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/security/login/userlogins/{id}/permissions',
  auth: 'login',
  effect: 'read',
  summary: 'What one user may do',
  params: loginId,
  response: z.array(z.string()),
})

export const calls = { listRolesOfUser, listPermissionsOfUser }
