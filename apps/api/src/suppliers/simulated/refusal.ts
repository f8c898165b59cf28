import type { ErrorKind } from '@portolan/supplier/outcome'

/** After these nobody can know whether a write was done. */
export const leavesDoubt = (kind: ErrorKind): boolean => ['timeout', 'unavailable', 'internal'].includes(kind)
