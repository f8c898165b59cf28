import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { memoryCache } from '../platform/cache.ts'
import { keptSecret } from '../platform/data-dir.ts'
import type { Database } from '../platform/db.ts'
import { openPglite } from '../platform/db-pglite.ts'
import { fileMailer } from '../platform/mail.ts'
import { cheapPasswords } from './cheap-passwords.ts'

/**
 * The next node on the folder of one that is gone, in this very process: it takes up what was left, and the database,
 * which lets nobody in beside its server, can be asked how far it is.
 */
export async function inFolder<Value>(
  path: string,
  work: (db: Database, secrets: readonly string[]) => Promise<Value>,
): Promise<Value> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: path, LOG_LEVEL: 'error', SUPPLIERS: 'house' })
  const db = await openPglite({ directory: join(path, 'database') })
  const cache = memoryCache()
  const mailer = fileMailer(join(path, 'outbox'), config.publicUrl)
  const secrets = [keptSecret(path, 'session-secret')]
  const app = await buildApp({ config, db, cache, mailer, passwords: cheapPasswords, secrets })
  try {
    await app.http.ready()
    app.start()
    return await work(db, secrets)
  } finally {
    await app.close()
    await db.close()
  }
}
