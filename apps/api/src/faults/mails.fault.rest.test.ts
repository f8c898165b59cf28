import { afterAll, beforeAll, test } from 'vitest'
import { makeReadyDataDir } from '../testing/fault-folder.ts'
import { killDuringMails, mostCopies } from '../testing/fault-mails.ts'
import { isFull } from '../testing/fault-rest.ts'
import { buildServer, type DataDir, startServer } from '../testing/server.ts'

const kills = isFull ? 100 : 4
/** Every fifth time a node is asked to stop. */
const rounds = (kills * 5) / 4

let folder: DataDir
beforeAll(async () => {
  await buildServer()
  folder = await makeReadyDataDir()
})
afterAll(() => folder?.remove())

const title = `kill -9 ×${kills} while mails go out, with a stop after every fourth: each comes, once by its name`

test(`[F3] [B9] ${title}; copies, ${mostCopies(kills)} at most, in the one gap that SMTP leaves`, {
  timeout: 3_600_000,
}, async ({ task }) => {
  const start = (more: object) => startServer({ DATA_DIR: folder.path, SUPPLIERS: 'house', ...more })
  task.meta.figures = await killDuringMails({ rounds, start })
})
