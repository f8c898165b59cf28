import type { addUserForm } from '@portolan/contract/agency'
import type { Language } from '@portolan/domain/language'
import type * as z from 'zod/mini'
import { withAgencyLocked } from '../platform/agency-lock.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Caller } from './caller.ts'
import { type Employee, findEmployee, findTaken, insertEmployee, replaceRoles } from './employee-store.ts'
import { permissionsOf, refuseBeyond, rolesByIds } from './hand-out.ts'
import type { Passwords } from './passwords.ts'
import { splitPhone } from './phone.ts'
import { makeRecordChange } from './record-change.ts'

type Form = z.output<typeof addUserForm>

async function takenRefusal(tx: Db, { username, email }: Form): Promise<Refusal> {
  const taken = await findTaken(tx, username, email)
  const entry = (pointer: string): FieldRefusal => ({ pointer, code: 'taken', text: 'error.field.taken' })
  const fields = [...(taken?.username ? [entry('/username')] : []), ...(taken?.email ? [entry('/email')] : [])]
  // Whoever held the name let go of it between the two statements.
  return fields.length > 0 ? new Refusal(400, { fields }) : new Refusal(409)
}

/** With a password the colleague can log in at once and must choose another; without, a link is mailed. */
export const makeAddEmployee = ({
  db,
  outbox,
  passwords,
  security,
}: Pick<Platform, 'db' | 'outbox' | 'security'> & { passwords: Passwords }) => {
  const record = makeRecordChange(security)
  return async (caller: Caller, form: Form, language: Language): Promise<Employee> => {
    const { username, email, password, firstName, lastName, phone, department, groupIds } = form
    if (password !== undefined) passwords.check(password, '/password', form)
    // Before the turn: a hash takes long, and the embedded database has one connection.
    const passwordHash = password === undefined ? undefined : await passwords.hash(password)
    const person = { username, email, passwordHash, firstName, lastName, department, ...splitPhone(phone) }
    const employee = await withAgencyLocked(db, caller, async (tx, held) => {
      const roles = await rolesByIds(tx, caller.agencyId, groupIds)
      refuseBeyond(held, permissionsOf(roles))
      const id = await insertEmployee(tx, caller.agencyId, person)
      if (!id) throw await takenRefusal(tx, form)
      await replaceRoles(tx, id, roles)
      await record.added(tx, caller, { id, username, email })
      await record.roles(tx, caller, id, [], roles)
      if (!passwordHash) await outbox.put(tx, 'invitation', { accountId: id, language })
      const added = await findEmployee(tx, caller.agencyId, username)
      if (!added) throw new Refusal(409)
      return added
    })
    outbox.nudge()
    return employee
  }
}
