import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './repository.mjs'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem.code === 'EPERM'
  }
}

async function isAbandoned(file) {
  try {
    const holder = Number(await readFile(file, 'utf8'))
    // Its holder may have died between making the file and signing it.
    return holder > 0 ? !isAlive(holder) : Date.now() - (await stat(file)).mtimeMs > 10_000
  } catch {
    return false
  }
}

/**
 * Lets one process at a time do a piece of work, so that `npm start` and `npm test` in two windows do not install or
 * build into the same folder together. A holder that died leaves its number behind and loses its turn.
 */
export async function inTurn(name, work, folder = join(root, '.cache')) {
  const file = join(folder, `${name}.turn`)
  await mkdir(folder, { recursive: true })
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch (problem) {
      if (problem.code !== 'EEXIST') throw problem
    }
    if (await isAbandoned(file)) await rm(file, { force: true })
    await pause(200)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
