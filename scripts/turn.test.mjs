import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { inTurn } from './turn.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portolan-turn-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('work in turn', () => {
  it('is done by one at a time', async () => {
    const seen = []
    const work = (name) => async () => {
      seen.push(`${name} begins`)
      await pause(50)
      seen.push(`${name} ends`)
    }
    await Promise.all(['a', 'b'].map((name) => inTurn('build', work(name), folder)))
    // Which of them comes first is the file system's choice.
    const names = [...new Set(seen.map(([name]) => name))]
    expect(names.toSorted()).toEqual(['a', 'b'])
    expect(seen).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  it('passes to the next after a failure', async () => {
    const failing = inTurn('build', () => Promise.reject(new Error('broken')), folder)
    await expect(failing).rejects.toThrow('broken')
    expect(await inTurn('build', async () => 'done', folder)).toBe('done')
  })

  it('is taken over from a process that died', async () => {
    // No process has this number: it is beyond what any kernel hands out.
    writeFileSync(join(folder, 'install.turn'), '99999999')
    expect(await inTurn('install', async () => 'done', folder)).toBe('done')
    expect(existsSync(join(folder, 'install.turn'))).toBe(false)
  })
})
