import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/db.ts'
import { openPostgres } from '../platform/db-postgres.ts'
import { nodeSecret } from './audit-world.ts'
import { templateOnServer } from './backend.ts'
import { type Environment, makeDataDir, type Server, startServer } from './server.ts'

/** Any number of nodes on one database of their own, as in production: started, killed and started again. */
export interface Nodes {
  /** What each node is told; a test may put a line of its own between a node and its database. */
  environment: Environment
  db: Database
  start(more?: Environment): Promise<Server>
  close(): Promise<void>
}

/** A new database on the server, migrated and seeded already. Everything that a node keeps beside it is shared, too, as the nodes' secret is. */
export async function openNodes(serverUrl: string, shared: Environment = {}): Promise<Nodes> {
  const name = `fault_${randomUUID().replaceAll('-', '')}`
  const template = await templateOnServer(new URL(serverUrl))
  const server = await openPostgres(serverUrl)
  await server.script(`create database ${name} template ${template}`)
  await server.close()
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  const folder = makeDataDir()
  const environment = {
    DATABASE_URL: url,
    SESSION_SECRET: nodeSecret,
    DATA_DIR: folder.path,
    SUPPLIERS: 'house',
    ...shared,
  }
  const started: Server[] = []
  const db = await openPostgres(url)
  return {
    environment,
    db,
    async start(more = {}) {
      const node = await startServer({ ...environment, ...more })
      started.push(node)
      return node
    },
    async close() {
      await Promise.all(started.map((node) => node.kill('SIGKILL')))
      await db.close()
      folder.remove()
      const last = await openPostgres(serverUrl)
      await last.script(`drop database if exists ${name} with (force)`)
      await last.close()
    },
  }
}
