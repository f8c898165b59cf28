import type { Db } from './db.ts'

/** What is recorded of who got in, who may do what, and who saw what. The names stand in stored rows: none is changed. */
export type SecurityEventKind =
  | 'login'
  | 'loginFailed'
  | 'passwordChanged'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'employeeAdded'
  | 'employeeDisabled'
  | 'employeeEnabled'
  | 'roleGiven'
  | 'roleTaken'
  | 'roleAdded'
  | 'roleChanged'
  | 'roleRemoved'
  | 'permissionGiven'
  | 'permissionRevoked'
  | 'passportViewed'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** Whom it concerns. */
  accountId?: string | undefined
  /** Who did it; absent where nobody is known, or it is the same. */
  byId?: string | undefined
  agencyId?: string | undefined
  /** Nothing personal: it is chained, and stays for good. */
  detail?: object
  /** Names and addresses: sealed beside the chain, and erased after a time. */
  personal?: object
}

export interface SecurityLog {
  /** Inside the transaction of what happened, where there is one: both stay, or neither. */
  record(db: Db, event: SecurityEvent): Promise<void>
}
