import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buyPass } from './testing/fault-shopper.ts'
import { buildServer, type DataDir, makeDataDir, type Server, startServer } from './testing/server.ts'
import { logInAsTraveller } from './testing/upgrade/customer.ts'
import { readOldData, restoreOldData } from './testing/upgrade/old-data.ts'

const folder = new URL('./testing/upgrade/', import.meta.url)
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.json.gz'))

beforeAll(buildServer)

let server: Server | undefined
let data: DataDir | undefined
afterEach(async () => {
  await server?.kill('SIGKILL')
  data?.remove()
})

const auditCheck = fileURLToPath(new URL('../../../scripts/audit-check.mjs', import.meta.url))

/** What `npm run audit:check` prints of a stopped server's data. */
const checkAudit = (dataDir: string): Promise<string> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir }
    execFile(process.execPath, [auditCheck], { env }, (_, stdout, stderr) => resolve(`${stdout}${stderr}`))
  })

test('there are fixtures of three older programs', () => expect(fixtures).toHaveLength(3))

test.each(fixtures)('[F5] the data of %s is brought up to date: who bought finds it, and buys on', async (name) => {
  data = makeDataDir()
  await restoreOldData(readOldData(new URL(name, folder)), data.path)
  server = await startServer({ DATA_DIR: data.path, SUPPLIERS: 'house' })
  const send = await logInAsTraveller(() => server?.port ?? 0)

  const { userInfo } = await send('/api/v1/account/user-info', {})
  expect(userInfo.documents).toEqual([
    expect.objectContaining({ docID: expect.stringMatching(/^•+321$/), expireDate: '2035-06-30' }),
  ])
  const { travelers } = await send('/api/v1/account/travelers')
  expect(travelers).toEqual([
    expect.objectContaining({
      lastName: 'Hopper',
      document: expect.objectContaining({ docID: expect.stringMatching(/^•+223$/) }),
    }),
  ])
  expect(await send('/api/v1/bookings/shopping-cart')).toHaveLength(1)

  const history = async () => (await send('/api/v1/booking/history', { page: 0, size: 20 })).content
  const [booked] = await history()
  expect(booked).toMatchObject({ productType: 'railPass', status: 'Ticketed' })
  const { paid, timeline } = await send('/api/v1/booking/details', { uniqueID: booked.uniqueIDs[0] })
  expect(paid.amount).toBeGreaterThan(0)
  expect(timeline.length).toBeGreaterThan(0)

  expect(await buyPass(send)).toMatchObject({ status: 'Ticketed' })
  expect(await history()).toHaveLength(2)

  // What the older program had chained without a key was closed by the start.
  await server.kill('SIGTERM')
  expect(await checkAudit(data.path)).toMatch(/^[1-9]\d* entries in [2-9] chains; .+\nThe audit is whole\.\n$/)
})
