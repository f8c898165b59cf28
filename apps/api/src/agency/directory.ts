import type { Module, Platform } from '../platform/module.ts'
import { callerOf, maySeeRights } from './caller.ts'
import { findEmployee, isUsernameTaken, listEmployees } from './employee-store.ts'
import { employeeView } from './view.ts'

/** Looking colleagues up. */
export const makeDirectory = ({ db }: Platform): Module => ({
  handlers: {
    async listEmployees(_, context) {
      const { id, agencyId, permissions } = callerOf(context)
      const employees = await listEmployees(db, agencyId)
      const all = maySeeRights(permissions)
      return {
        success: true,
        employeeBasicInfos: employees.map((one) => employeeView(one, all || one.id === id)),
        totalElements: employees.length,
      }
    },
    async queryUser({ query }, context) {
      const { id, agencyId, permissions } = callerOf(context)
      const employee = await findEmployee(db, agencyId, query.username)
      if (employee) {
        const withRights = maySeeRights(permissions) || employee.id === id
        return { success: true, exists: true, employee: employeeView(employee, withRights) }
      }
      return { success: true, exists: await isUsernameTaken(db, query.username) }
    },
  },
})
