import { readdirSync, readFileSync } from 'node:fs'
import type { Database, Db } from '../platform/db.ts'

const folder = new URL('../../migrations/', import.meta.url)

interface Steps<T> {
  /** The last migration of what was installed, by its number. */
  from: string
  fill(tx: Db): Promise<void>
  look(tx: Db): Promise<T>
}

/** The tables as they were, with what stood in them, brought up to date: beside the database's own, and gone afterwards. */
export async function upgrade<T>(db: Database, { from, fill, look }: Steps<T>): Promise<T> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const isOld = (name: string): boolean => name.slice(0, from.length) <= from
  return db.transaction(async (tx) => {
    await tx.script('create schema of_old; set local search_path to of_old')
    const run = async (names: readonly string[]) => {
      for (const name of names) await tx.script(readFileSync(new URL(name, folder), 'utf8'))
    }
    await run(files.filter(isOld))
    await fill(tx)
    await run(files.filter((name) => !isOld(name)))
    const seen = await look(tx)
    await tx.script('drop schema of_old cascade')
    return seen
  })
}
