import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { savePreferences } from '@portolan/contract/account'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type TestWorld } from '../../testing/world.ts'

const programme = readFileSync(new URL('../../testing/stranger/buy.ts.txt', import.meta.url), 'utf8')

let world: TestWorld
let server: string
let folder: string
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' }, { passWork: 2000 })
  server = await world.app.http.listen({ host: '127.0.0.1', port: 0 })
  folder = mkdtempSync(join(tmpdir(), 'portolan-stranger-'))
  symlinkSync(new URL('../../../../../node_modules', import.meta.url).pathname, join(folder, 'node_modules'))
  const served = await fetch(`${server}/api/docs/json`)
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS((await served.json()) as never)))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const compiler = new URL('../../../../../node_modules/.bin/tsc', import.meta.url).pathname
const rules = '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --target es2022 --module esnext'
const ways = '--moduleResolution bundler --allowImportingTsExtensions --lib es2023,dom,dom.iterable'

/** What the compiler says of programmes beside the generated types: file by file, in one run. */
function complaintsAbout(programmes: Record<string, string>): string[] {
  const files = Object.entries(programmes).map(([name, text]) => {
    writeFileSync(join(folder, `${name}.ts`), text)
    return `${name}.ts`
  })
  const { stdout } = spawnSync(compiler, [...`${rules} ${ways}`.split(' '), '--types', '', ...files], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => /error TS/.test(line))
}

/** So many guests of one network may come in an hour without any work. */
async function openSessions(guests: number): Promise<void> {
  for (let guest = 0; guest < guests; guest++) {
    const { status } = await world.browser().call(savePreferences, { body: { theme: 'dark' } })
    expect(status).toBe(200)
  }
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('[F12] a stranger with a client generated from the served document', () => {
  test('has types that fit the programme, and no other', () => {
    const complaints = complaintsAbout({
      buy: programme,
      sends: programme.replace('cartItemIds:', 'items:'),
      reads: programme.replace('held.total', 'held.sum'),
    })
    expect(complaints).toEqual([
      expect.stringMatching(/^reads\.ts.*'sum' does not exist/),
      expect.stringMatching(/^sends\.ts.*'items' does not exist/),
    ])
  })

  test('[R8.1] searches a train, works for a full cart where the network is busy, checks out and holds a paid ticket', async () => {
    const file = join(folder, 'buy.mjs')
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
    writeFileSync(file, ts.transpileModule(programme, { compilerOptions }).outputText)
    const { buyTicket } = (await import(/* @vite-ignore */ file)) as {
      buyTicket(
        server: string,
        day: string,
      ): Promise<{ bought: { state: string; items: { status: string; paymentStatus: string }[] }; statuses: number[] }>
    }
    await openSessions(60)
    const { bought, statuses } = await buyTicket(server, inDays(30))
    expect(statuses, 'the cart of the 61st guest').toEqual([200, 429, 200, 200, 200, 200])
    expect(bought.state).toBe('Done')
    expect(bought.items).toMatchObject([{ status: 'Ticketed', paymentStatus: 'Captured' }])
  })
})
