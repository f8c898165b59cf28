import type { Config } from '../config.ts'
import type { Cache } from './cache.ts'
import type { Safe } from './crypto.ts'
import type { Db } from './db.ts'
import type { Limits } from './limits.ts'
import type { SendOnce } from './mail-once.ts'
import type { Metrics } from './metrics.ts'
import type { Outbox } from './outbox.ts'
import type { SecurityLog } from './security-log.ts'
import type { Handlers } from './serve.ts'
import type { Sessions } from './sessions.ts'

/** What the wiring hands to every module; a module names the parts it takes. */
export interface Platform {
  config: Config
  db: Db
  cache: Cache
  sessions: Sessions
  limits: Limits
  safe: Safe
  metrics: Metrics
  sendOnce: SendOnce
  outbox: Outbox
  security: SecurityLog
  /** For what an operator must see and no caller is told; nothing personal. */
  log: { warn(details: object, text: string): void }
}

export interface Module {
  handlers: Handlers
}
