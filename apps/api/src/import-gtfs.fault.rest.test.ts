import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDataDir } from './platform/data-dir-lock.ts'
import { fillDataDir } from './testing/fault-folder.ts'
import { smallFeed } from './testing/small-feed.ts'
import { zip } from './testing/zip.ts'

const script = fileURLToPath(new URL('../../../scripts/import-gtfs.mjs', import.meta.url))

interface Ended {
  code: number
  output: string
}

describe('npm run import:gtfs', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portolan-import-'))
    writeFileSync(join(folder, 'Small Feed.zip'), zip(smallFeed))
    await fillDataDir(join(folder, 'data'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (...args: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const env = {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: '',
        DATA_DIR: join(folder, 'data'),
        INIT_CWD: folder,
      }
      execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
      )
    })

  it('imports into the database of the server, once, and waits for no running one', async () => {
    const first = await run('Small Feed.zip')
    expect(first.output).toContain("Imported the feed 'small-feed':\n  13 trains with 31 stop times")
    expect(first.code).toBe(0)
    expect(await run('Small Feed.zip')).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was done.') })
    const letGo = await lockDataDir(join(folder, 'data'))
    const beside = await run('Small Feed.zip', '--operator', 'DB')
    letGo()
    expect(beside.code).toBe(1)
    expect(beside.output).toContain('Stop the server, or let both use DATABASE_URL.')
  })

  it.each([
    [[], 'npm run import:gtfs -- FILE.zip'],
    [['Small Feed.zip', '--max-mb', 'many'], "--max-mb wants whole numbers, not 'many'."],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, output } = await run(...args)
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
  })
})
