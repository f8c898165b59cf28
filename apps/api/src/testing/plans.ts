import type { Database, Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'

/** A database of which every statement is written down as it is asked, each text once with its last values. */
export function listenTo(db: Database): { db: Database; heard: Map<string, Sql> } {
  const heard = new Map<string, Sql>()
  const hear = (statements: readonly Sql[]) => {
    for (const statement of statements) heard.set(statement.text, statement)
  }
  /** Heard first, then asked. */
  const one =
    <Answer>(ask: (statement: Sql) => Answer) =>
    (statement: Sql): Answer => {
      hear([statement])
      return ask(statement)
    }
  const listening = (on: Db): Db => ({
    query: one(on.query) as Db['query'],
    one: one(on.one) as Db['one'],
    later: one(on.later),
    atOnce(statements) {
      hear(statements)
      return on.atOnce(statements)
    },
    transaction: (work) => on.transaction((tx) => work(listening(tx))),
    script: (text) => on.script(text),
  })
  return { db: { ...listening(db), kind: db.kind, close: () => db.close() }, heard }
}

/** A node of a plan, as far as it says how a table is read. */
interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Rows Removed by Filter'?: number
  'Actual Rows'?: number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** So many are looked at and thrown away by nobody who has an index for what is asked. */
const most = 500

/**
 * From its first row to its last: also by an index that is asked for nothing, or for what most rows have. How many of a
 * reader's own bookings fit is seen by looking at each, which is what their narrow table is for.
 */
const readsAll = (node: Plan): boolean =>
  node['Node Type'] === 'Seq Scan' ||
  (/^Index (Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined) ||
  (node['Relation Name'] !== 'listed_booking' && (node['Rows Removed by Filter'] ?? 0) > most)

/** May be done once more, and is without effect. */
const isReading = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/must_hold|for (no key )?update|pg_/i.test(text)

async function planOf(db: Db, how: string, { text, values }: Sql): Promise<Plan[]> {
  const row = await db.one<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ text: `explain (${how}) ${text}`, values })
  return row ? nodesOf(row['QUERY PLAN'][0].Plan) : []
}

/** How many rows of a table a statement comes to see. */
export async function countRead(db: Db, statement: Sql, table: string): Promise<number> {
  const nodes = await planOf(db, 'analyze, format json', statement)
  return nodes.reduce((sum, node) => sum + (node['Relation Name'] === table ? (node['Actual Rows'] ?? 0) : 0), 0)
}

export interface Scan {
  table: string
  index: string | undefined
  statement: string
}

/**
 * Where a table or an index would be read as a whole. Tables of a test are small, and to read a small one is right: hence
 * only what no index can answer is read so here.
 */
export const findScans = (db: Db, statements: Iterable<Sql>, grows: (name: string) => boolean): Promise<Scan[]> =>
  db.transaction(async (tx) => {
    await tx.query(sql`set local enable_seqscan = off`)
    const scans: Scan[] = []
    for (const statement of statements) {
      const { text } = statement
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue
      const how = isReading(text) ? 'analyze, format json' : 'format json'
      for (const node of (await planOf(tx, how, statement)).filter(readsAll)) {
        const table = node['Relation Name']
        const index = node['Index Name']
        if (table && grows(index ?? table) && grows(table))
          scans.push({ table, index, statement: text.replace(/\s+/g, ' ').trim() })
      }
    }
    return scans
  })
