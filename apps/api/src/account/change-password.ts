import type { changePassword } from '@portolan/contract/account'
import { canHandOut, effectivePermissions } from '@portolan/domain/permission'
import { withAgencyLocked } from '../platform/agency-lock.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Limit } from '../platform/limits.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { makeSessions } from '../platform/sessions.ts'
import { callerOf } from './caller.ts'
import { dropPasswordLinks } from './link-store.ts'
import type { AccountParts } from './parts.ts'
import { checkNewPassword } from './password-rule.ts'
import { findColleague, findOwnPassword, type PasswordRow, savePassword } from './store.ts'

/** For each session: whoever found a browser open cannot guess on, and does not lock out the owner elsewhere. */
const oldPasswords: Limit = { name: 'old-password', max: 10, seconds: 15 * 60 }

export function makeChangePassword({ db, limits, passwords, security }: AccountParts): Handler<typeof changePassword> {
  /** In one step: a new password beside old sessions or links would leave a thief inside. */
  async function replace(
    tx: Db,
    target: PasswordRow,
    hash: string,
    context: Context,
    ownSession?: string,
  ): Promise<void> {
    const caller = callerOf(context)
    const about = { accountId: target.id, byId: caller.id, agencyId: caller.agencyId }
    const personal = { address: context.address }
    await savePassword(tx, target.id, { hash, mustChange: ownSession === undefined })
    await dropPasswordLinks(tx, target.id)
    const ended = await makeSessions(tx).endAll(target.id, ownSession)
    await security.record(tx, { kind: 'passwordChanged', ...about, detail: { by: 'password' }, personal })
    if (ended > 0) await security.record(tx, { kind: 'sessionsEnded', ...about, detail: { count: ended } })
  }

  async function checkOld(own: PasswordRow, typed: string | undefined, next: string, session: string): Promise<void> {
    if (typed === undefined) throw fieldRefusal('/oldPassword', 'invalid_type', 'error.field.required')
    await limits.spend(oldPasswords, session)
    if (!(await passwords.fits(typed, own.passwordHash)))
      throw fieldRefusal('/oldPassword', 'custom', 'error.password.old')
    if (typed.normalize('NFKC') === next.normalize('NFKC'))
      throw fieldRefusal('/newPassword', 'custom', 'error.password.same')
    await limits.forget(oldPasswords, session)
  }

  async function colleagueOf(
    on: Db,
    agencyId: string,
    held: readonly string[],
    username: string,
  ): Promise<PasswordRow> {
    const target = await findColleague(on, username, agencyId)
    if (!target) throw new Refusal(404)
    // Whoever sets a password can log in with it, and must not gain anything by that.
    if (!canHandOut(held, effectivePermissions(target))) throw new Refusal(403)
    return target
  }

  /** Rights may move while the password is hashed: they are looked at again where it is written. */
  async function replaceOfColleague(username: string, newPassword: string, context: Context): Promise<void> {
    const { id, agencyId, permissions } = callerOf(context)
    if (!agencyId || !permissions.includes('users:manage')) throw new Refusal(403)
    checkNewPassword(newPassword, '/newPassword', await colleagueOf(db, agencyId, permissions, username))
    const hash = await passwords.hash(newPassword)
    await withAgencyLocked(db, { id, agencyId }, async (tx, held) =>
      replace(tx, await colleagueOf(tx, agencyId, held, username), hash, context),
    )
  }

  return async ({ params: { username }, body: { oldPassword, newPassword } }, context) => {
    const caller = callerOf(context)
    if (username.toLowerCase() !== caller.username.toLowerCase()) {
      await replaceOfColleague(username, newPassword, context)
      return { success: true }
    }
    const own = await findOwnPassword(db, caller.id)
    const session = context.session?.hash
    if (!own || !session) throw new Refusal(401)
    checkNewPassword(newPassword, '/newPassword', own)
    await checkOld(own, oldPassword, newPassword, session)
    const hash = await passwords.hash(newPassword)
    await db.transaction((tx) => replace(tx, own, hash, context, session))
    await context.openSession(caller.id)
    return { success: true }
  }
}
