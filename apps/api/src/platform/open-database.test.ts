import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { StartRefused } from './start-refused.ts'

let dataDir: string
let server: Server | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portolan-open-'))
})
afterEach(() => {
  server?.close()
  server = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

async function refusalOf(databaseUrl?: string): Promise<string> {
  const error = await openDatabase({ dataDir, databaseUrl }).catch((problem: unknown) => problem)
  const sentence = error instanceof StartRefused ? error.message : expect.fail(`not refused: ${String(error)}`)
  expect(sentence).not.toMatch(/hush|\n/)
  return sentence
}

/** Somebody who answers at an address of this machine as the test wants it. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** As PostgreSQL says that it will not: severity, code and text. */
const refuseWith = (code: string) => (socket: Socket) => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  socket.end(Buffer.concat([head, fields]))
}

describe('[F6] a server that cannot be used is refused with its cause', () => {
  test.each([
    ['28P01', /^DATABASE_URL was refused by the server\. Correct its user and password\.$/],
    ['3D000', /^DATABASE_URL names a database that does not exist\./],
    ['42501', /^DATABASE_URL names a database that its user may not use\./],
    ['53300', /^DATABASE_URL has no connection left\./],
    ['57P03', /^DATABASE_URL is starting or stopping\. Start again in a moment\.$/],
  ])('it says %s', async (code, sentence) => {
    const port = await listen(refuseWith(code))
    expect(await refusalOf(`postgres://u:hush@127.0.0.1:${port}/x`)).toMatch(sentence)
  })

  test('nobody is there, nobody knows the host, or somebody else listens', async () => {
    const port = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await refusalOf(`postgres://u:hush@127.0.0.1:${port}/x`)).toMatch(
      /^DATABASE_URL cannot be reached: nothing there answers as PostgreSQL does\./,
    )
    server?.close()
    expect(await refusalOf(`postgres://u:hush@127.0.0.1:${port}/x`)).toMatch(
      /^DATABASE_URL cannot be reached: nobody listens there\./,
    )
    expect(await refusalOf('postgres://u:hush@no-such-host.invalid/x')).toMatch(
      /^DATABASE_URL cannot be reached: nobody knows its host\./,
    )
  })

  test('it takes no encrypted lines', async () => {
    const port = await listen((socket) => socket.write('N'))
    expect(await refusalOf(`postgres://u:hush@127.0.0.1:${port}/x?sslmode=require`)).toMatch(
      /^DATABASE_URL cannot be reached: the two sides do not agree on encryption\./,
    )
  })
})

describe('[F6] a folder that is no database of ours is refused with its cause', () => {
  const folder = () => join(dataDir, 'database')
  const end = 'Restore it from a backup, or move the folder away to start afresh.'

  test('another’s folder is left as it is', async () => {
    mkdirSync(folder())
    writeFileSync(join(folder(), 'holiday.jpg'), 'sand')
    expect(await refusalOf()).toBe(
      `The database in ${folder()} cannot be opened: it is no database directory, because PG_VERSION is missing. ${end}`,
    )
  })

  test('a file is no folder', async () => {
    writeFileSync(folder(), '')
    expect(await refusalOf()).toBe(
      `The database in ${folder()} cannot be opened: it is a file and no directory. ${end}`,
    )
  })

  test('what is damaged, or of another version', async () => {
    mkdirSync(folder())
    writeFileSync(join(folder(), 'PG_VERSION'), '99\n')
    expect(await refusalOf()).toBe(
      `The database in ${folder()} cannot be opened: its files are damaged, or another version has made them. ${end}`,
    )
  })
})
