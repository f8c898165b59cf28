import { addUserForm } from '@portolan/contract/agency'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import '../session/field-text.ts'
import { emptyEmployee, makeEmployeeForm, requestOf } from './employee-form.ts'

const form = makeEmployeeForm((username) => username === 'taken')

const filled = {
  ...emptyEmployee,
  firstName: 'Ada',
  lastName: 'Yu',
  username: 'ada.yu',
  email: 'ada@harbour.example',
  groupIds: ['a'],
}

const problemsOf = (values: unknown) =>
  Object.fromEntries(
    (z.safeParse(form, values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

test('[R6.4] what the form lets through, the contract takes, with and without a password', () => {
  for (const values of [
    filled,
    { ...filled, phone: '+852 2110 4400', department: 'Groups' },
    { ...filled, start: 'password' as const, password: 'a long sentence' },
  ]) {
    expect(problemsOf(values)).toEqual({})
    expect(z.safeParse(addUserForm, requestOf(values)).success).toBe(true)
  }
  expect(requestOf({ ...filled, password: 'typed, then not wanted' })).not.toHaveProperty('password')
  expect(requestOf(filled)).not.toHaveProperty('phone')
})

test('[R5.8] one try shows every mistake, each in its own words', () => {
  expect(problemsOf({ ...emptyEmployee, start: 'password' })).toEqual({
    firstName: 'error.field.required',
    lastName: 'error.field.required',
    username: 'error.field.required',
    email: 'error.field.required',
    groupIds: 'error.field.choice',
    password: 'error.field.required',
  })
  expect(
    problemsOf({
      ...filled,
      username: 'ä b',
      email: 'ada@',
      phone: 'call me',
      department: '\u202e',
      start: 'password',
      password: 'short',
    }),
  ).toEqual({
    username: 'error.field.username',
    email: 'error.field.email',
    phone: 'error.field.phone',
    department: 'error.field.format',
    password: 'error.password.short',
  })
  expect(problemsOf({ ...filled, username: 'taken' })).toEqual({ username: 'error.field.taken' })
})
