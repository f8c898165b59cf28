import { randomUUID } from 'node:crypto'
import { type Macs, newToken, type Safe } from '../platform/crypto.ts'
import type { SecurityLog } from '../platform/security-log.ts'
import { insertSecurityEvent } from './security-store.ts'

/** The event's own id is bound in: what is sealed for one does not open beside another. */
const ownerOf = (id: string): string => `security event ${id}`

/** Writes down what happened; it is chained a few seconds later, so that nobody waits for the chain. */
export const makeSecurityLog = ({ safe, macs }: { safe: Safe; macs: Macs }): SecurityLog => ({
  async record(db, { kind, accountId, byId, agencyId, detail = {}, personal }) {
    const id = randomUUID()
    // With a salt that is erased with it, the hash says nothing any more, not even to those who hold the key.
    const text = personal && JSON.stringify({ ...personal, salt: newToken() })
    await insertSecurityEvent(db, {
      id,
      kind,
      accountId,
      byId,
      agencyId,
      detail,
      personalSealed: text === undefined ? null : safe.seal(text, ownerOf(id)),
      personalHash: text === undefined ? null : (macs.of(`personal ${text}`, macs.id) ?? null),
    })
  },
})

/** What stands beside an entry, without its salt; undefined once it is erased. */
export function openPersonal(safe: Safe, id: string, sealed: string): object | undefined {
  const text = safe.open(sealed, ownerOf(id))
  if (text === undefined) return undefined
  const { salt: _, ...personal } = JSON.parse(text) as { salt: string }
  return personal
}
