import type { Sql } from '../platform/sql.ts'

/** A write outside a transaction is one by itself. */
export const isWrite = ({ text }: Sql): boolean => /^\s*(insert|update|delete|with)\b/i.test(text)
