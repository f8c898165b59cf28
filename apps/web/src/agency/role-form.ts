import { groupForm } from '@portolan/contract/agency'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { Permission } from '@portolan/domain/permission'
import * as z from 'zod/mini'

const isDescription = (text: string): boolean => text === '' || z.safeParse(groupForm.shape.description, text).success

/** The contract's form with a description that may stay empty. */
export const roleForm = z.strictObject({
  groupName: groupForm.shape.groupName,
  description: z
    .string()
    .check(z.maxLength(256), z.refine(isDescription, { error: 'error.field.format' satisfies ErrorTextId })),
  permissions: groupForm.shape.permissions,
})

export type RoleForm = z.output<typeof roleForm>

export const emptyRole: RoleForm = { groupName: '', description: '', permissions: [] as Permission[] }

export const roleRequestOf = ({ description, ...rest }: RoleForm): z.input<typeof groupForm> => ({
  ...rest,
  ...(description && { description }),
})
