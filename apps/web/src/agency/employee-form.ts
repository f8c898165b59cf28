import { addUserForm } from '@portolan/contract/agency'
import type { ErrorTextId } from '@portolan/contract/errors'
import * as z from 'zod/mini'
import { isLongEnough } from './password-form.ts'

/** An empty field is a field left out. */
const orEmpty = (schema: z.ZodMiniType, error: ErrorTextId) =>
  z.string().check(z.refine((value) => value === '' || z.safeParse(schema, value).success, { error }))

const withText = <S extends z.ZodMiniType<string>>(schema: S, error: ErrorTextId) =>
  z.string().check(
    z.minLength(1),
    z.refine((value) => value === '' || z.safeParse(schema, value).success, { error }),
  )

interface Start {
  start: 'invitation' | 'password'
  password: string
}

/** Judged whatever else is still wrong, so that one try shows every mistake. */
const passwordRule = (isRight: (form: Start) => boolean, error: ErrorTextId) =>
  z.refine<Start>((form) => form.start === 'invitation' || isRight(form), {
    path: ['password'],
    error,
    when: () => true,
  })

/** The contract's form, laid out as the fields on the page: how the colleague starts is a choice. */
export const makeEmployeeForm = (isTaken: (username: string) => boolean) =>
  z
    .strictObject({
      firstName: addUserForm.shape.firstName,
      lastName: addUserForm.shape.lastName,
      username: withText(addUserForm.shape.username, 'error.field.username').check(
        z.refine((username) => !isTaken(username), { error: 'error.field.taken' satisfies ErrorTextId }),
      ),
      email: addUserForm.shape.email,
      phone: orEmpty(addUserForm.shape.phone, 'error.field.phone'),
      department: orEmpty(addUserForm.shape.department, 'error.field.format'),
      groupIds: z.array(z.string()).check(
        z.refine((ids) => z.safeParse(addUserForm.shape.groupIds, ids).success, {
          error: 'error.field.choice' satisfies ErrorTextId,
        }),
      ),
      start: z.enum(['invitation', 'password']),
      password: z.string(),
    })
    .check(
      passwordRule(({ password }) => password !== '', 'error.field.required'),
      passwordRule(({ password }) => password === '' || isLongEnough(password), 'error.password.short'),
    )

export type EmployeeForm = z.output<ReturnType<typeof makeEmployeeForm>>

export const emptyEmployee: EmployeeForm = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  department: '',
  groupIds: [],
  start: 'invitation',
  password: '',
}

/** What the call takes: no choice, and nothing that was left empty. */
export function requestOf({ start, password, phone, department, ...rest }: EmployeeForm): z.input<typeof addUserForm> {
  return {
    ...rest,
    ...(phone && { phone }),
    ...(department && { department }),
    ...(start === 'password' && { password }),
  }
}
