import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCrowd } from '../testing/fault-crowd.ts'
import { makeReadyDataDir } from '../testing/fault-folder.ts'
import { type Ledger, lostFrom, writeUntilGone } from '../testing/fault-ledger.ts'
import { losingAnswers } from '../testing/fault-preload.ts'
import { comeToRest, expectKept } from '../testing/fault-rest.ts'
import { buyPass, makeShopper } from '../testing/fault-shopper.ts'
import { stopUnderLoad } from '../testing/fault-stop.ts'
import { inFolder } from '../testing/fault-successor.ts'
import { buildServer, type DataDir, type Server, savePreference, startServer, tryToStart } from '../testing/server.ts'

/** A life of one server, once: each step begins where the one before has ended. The longer forms do all of it often. */
describe('one server on its data directory', () => {
  let folder: DataDir
  let server: Server
  const start = async (more = {}) => {
    server = await startServer({ DATA_DIR: folder.path, SUPPLIERS: 'house', ...more })
  }
  const bought = new Set<string>()
  const written: Ledger = new Map()

  beforeAll(async () => {
    await buildServer()
    folder = await makeReadyDataDir()
    await start(losingAnswers(10))
  })
  afterAll(async () => {
    await server?.kill('SIGKILL')
    folder?.remove()
  })

  test('[F6] a second process ends with a sentence, and the first does not notice', async () => {
    const { code, output } = await tryToStart({ DATA_DIR: folder.path })
    expect(output).toBe(
      `The data directory ${folder.path} is in use by process ${server.pid}. Stop that process or set DATA_DIR to another folder.`,
    )
    expect(code).toBe(1)
    expect((await savePreference(server.port, 'light')).status).toBe(200)
  })

  test('[F3] [F5] kill -9 while customers buy, a tenth of all answers is lost and guests write: it opens again, and nothing acknowledged is lost', async () => {
    const { port } = server
    const crowd = openCrowd({ customers: 3, portNow: () => port, bought, mayDie: true })
    const writers = [1, 2].map(() => writeUntilGone(port, written))
    await crowd.untilMore(3)
    while (written.size < 20) await pause(20)
    expect(await server.kill('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    await Promise.all([crowd.leave(), ...writers])
    await start()
    expect(await lostFrom(server.port, written), `of ${written.size}`).toEqual([])
    expect(await buyPass(makeShopper(() => server.port))).toMatchObject({ status: 'Ticketed' })
  })

  test('[F23] SIGTERM under load: nothing in flight fails, and it ends within ten seconds with code 0', () =>
    stopUnderLoad(server))

  test('[F3] what was under way is bought once or not at all, and nothing is charged twice', () =>
    inFolder(folder.path, async (db, secrets) => {
      await comeToRest(db, secrets)
      await expectKept(db, bought)
    }))
})
