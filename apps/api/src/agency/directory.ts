import type { Limit } from '../platform/limits.ts'
import type { Module, Platform } from '../platform/module.ts'
import { callerOf } from './caller.ts'
import { findEmployee, isUsernameTaken, listEmployees } from './employee-store.ts'
import { employeeView } from './view.ts'

/** Whether a name is taken says also who is a customer: it is asked while somebody is added, not for whole lists. */
const lookUps: Limit = { name: 'username-asked', max: 60, seconds: 3600 }

/** Looking colleagues up. */
export const makeDirectory = ({ db, limits }: Platform): Module => ({
  handlers: {
    async listEmployees(_, context) {
      const employees = await listEmployees(db, callerOf(context).agencyId)
      return {
        success: true,
        employeeBasicInfos: employees.map(employeeView),
        totalElements: employees.length,
      }
    },
    async queryUser({ query }, context) {
      const { id, agencyId } = callerOf(context)
      const employee = await findEmployee(db, agencyId, query.username)
      if (employee) return { success: true, exists: true, employee: employeeView(employee) }
      await limits.spend(lookUps, id)
      return { success: true, exists: await isUsernameTaken(db, query.username) }
    },
  },
})
