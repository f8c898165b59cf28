import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataDir } from '../testing/server.ts'
import { openDataDir } from './data-dir.ts'
import { openDatabase } from './open-database.ts'

test('[A41] an embedded database made in a folder that was open to all is its owner’s alone', async () => {
  const folder = makeDataDir()
  chmodSync(folder.path, 0o755)
  openDataDir(folder.path)
  const db = await openDatabase({ dataDir: folder.path })
  await db.close()
  const all = ['', ...(readdirSync(folder.path, { recursive: true }) as string[])]
  expect(all.length, 'real files').toBeGreaterThan(500)
  expect(all.filter((name) => (statSync(join(folder.path, name)).mode & 0o077) !== 0)).toEqual([])
  folder.remove()
})
