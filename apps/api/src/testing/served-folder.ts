import { cpSync } from 'node:fs'
import { expect } from 'vitest'
import { makeReadyDataDir } from './fault-folder.ts'
import { type DataDir, type Environment, makeDataDir, savePreference, startServer, tryToStart } from './server.ts'

/** A data directory on which a server has served and a guest has chosen the dark theme, to be copied for each test. */
export interface ServedFolder {
  /** The guest's session. */
  cookie: string
  /** In place of the copy before. */
  copy(): string
  remove(): void
}

export async function makeServedFolder(): Promise<ServedFolder> {
  const template = await makeReadyDataDir()
  let folder: DataDir | undefined
  const first = await startServer({ DATA_DIR: template.path })
  const { cookie } = await savePreference(first.port, 'dark')
  expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  return {
    cookie,
    copy() {
      folder?.remove()
      folder = makeDataDir()
      cpSync(template.path, folder.path, { recursive: true })
      return folder.path
    },
    remove() {
      template.remove()
      folder?.remove()
    },
  }
}

/** One sentence or two that say what to do, exit code 1, no stack. */
export async function expectRefusal(environment: Environment, sentence: RegExp): Promise<void> {
  const { code, output } = await tryToStart(environment)
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/\n|\bat |Error|\.js:/)
  expect(output).toMatch(/\.$/)
  expect(code).toBe(1)
}
