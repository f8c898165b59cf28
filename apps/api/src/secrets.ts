import { join } from 'node:path'
import type { Config } from './config.ts'
import { keyIdOf } from './platform/crypto.ts'
import { readSecret } from './platform/data-dir.ts'
import type { Db } from './platform/db.ts'
import { isSealedWith, isSecretLost, listAuditKeys, listSealedWith } from './platform/sealing-store.ts'
import { findWeakness } from './platform/secret-strength.ts'
import { StartRefused } from './platform/start-refused.ts'

type Where = Pick<Config, 'production' | 'sessionSecrets' | 'dataDir'>
type Reader = Pick<Db, 'one' | 'query'>

export const secretFile = 'session-secret'

const howToMake = 'the output of: openssl rand -base64 48'

/** The secrets of this start; none where the data directory has none yet. */
function findGiven({ sessionSecrets, dataDir }: Where): readonly string[] {
  if (sessionSecrets) return sessionSecrets
  const stored = readSecret(join(dataDir, secretFile))
  return stored === undefined ? [] : [stored]
}

/** Somebody who has just begun to set SESSION_SECRET has the right one at hand. */
async function opensWithFile(db: Reader, { dataDir }: Where, given: readonly string[]): Promise<boolean> {
  try {
    const stored = readSecret(join(dataDir, secretFile))
    return stored !== undefined && !(await isSecretLost(db, [...given, stored].map(keyIdOf)))
  } catch {
    return false
  }
}

async function describeLoss(db: Reader, where: Where, given: readonly string[]): Promise<string> {
  const file = join(where.dataDir, secretFile)
  if (!where.sessionSecrets)
    return given.length === 0
      ? `The secret in ${file} is gone, and stored personal data is sealed with it. Restore that file from a backup, or give its secret as SESSION_SECRET.`
      : `The secret in ${file} is not the one that stored personal data is sealed with. Restore that file from a backup, or give the former secret as SESSION_SECRET.`
  return (await opensWithFile(db, where, given))
    ? `SESSION_SECRET does not open stored personal data, which is sealed with the secret in ${file}. Give both, the new one first: SESSION_SECRET=new,former.`
    : 'SESSION_SECRET does not open stored personal data. Restore the former secret, alone or after the new one: SESSION_SECRET=new,former.'
}

/** Production takes no secret that can be guessed, unless that would close what it has sealed already. */
async function warnOfWeakness(db: Reader, { production }: Where, current: string): Promise<string[]> {
  const weakness = production ? findWeakness(current) : undefined
  if (weakness === undefined) return []
  if (!(await isSealedWith(db, keyIdOf(current))))
    throw new StartRefused(`SESSION_SECRET ${weakness}. In production give ${howToMake}.`)
  return [
    `SESSION_SECRET ${weakness}, and stored personal data is sealed with it. Put a new one in front of it, ${howToMake}, and start with SESSION_SECRET=new,former.`,
  ]
}

/** Reads only. Refuses secrets that stored data does not open with, and those that can be guessed; answers what to warn of. */
export async function checkSecrets(db: Reader, where: Where): Promise<string[]> {
  const given = findGiven(where)
  if (await isSecretLost(db, given.map(keyIdOf))) throw new StartRefused(await describeLoss(db, where, given))
  const [current] = given
  return current === undefined ? [] : warnOfWeakness(db, where, current)
}

/** What the secrets behind the first are still needed for, and what is missing to prove the audit. Reads only. */
export async function describeUses(db: Reader, where: Where): Promise<{ uses: string[]; warnings: string[] }> {
  const given = findGiven(where).map(keyIdOf)
  const inAudit = await listAuditKeys(db)
  const uses: string[] = []
  for (const [index, id] of given.entries()) {
    if (index === 0) continue
    const sealed = await listSealedWith(db, id)
    const needs = [...sealed, ...(inAudit.includes(id) ? ['the audit'] : [])]
    uses.push(
      needs.length === 0
        ? `Nothing needs secret ${index + 1} of SESSION_SECRET any more.`
        : `Secret ${index + 1} of SESSION_SECRET is still needed by ${needs.join(', ')}.`,
    )
  }
  const isUnproved = inAudit.some((id) => !given.includes(id))
  return {
    uses,
    warnings: isUnproved
      ? [
          'Entries of the audit were written with a secret that is not given: without it they are not proved, and the audit counts as broken.',
        ]
      : [],
  }
}
