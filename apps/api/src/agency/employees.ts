import type { Module, Platform } from '../platform/module.ts'
import { makeAddEmployee } from './add-employee.ts'
import { callerOf } from './caller.ts'
import { makeChangeEmployee } from './change-employee.ts'
import type { Passwords } from './passwords.ts'
import { employeeView } from './view.ts'

/** Adding and changing colleagues; only who may manage them gets here, and sees their rights in the answer. */
export function makeEmployees(platform: Platform & { passwords: Passwords }): Module {
  const addEmployee = makeAddEmployee(platform)
  const changeEmployee = makeChangeEmployee(platform)
  return {
    handlers: {
      async addUser({ body }, context) {
        const employee = await addEmployee(callerOf(context), body, context.language)
        return { success: true, employee: employeeView(employee) }
      },
      async changeUser({ params, body }, context) {
        const employee = await changeEmployee(callerOf(context), params.username, body, context.language)
        return { success: true, employee: employeeView(employee) }
      },
    },
  }
}
