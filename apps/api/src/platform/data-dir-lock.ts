import { randomBytes } from 'node:crypto'
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from './start-refused.ts'

/**
 * The embedded database takes no lock of its own: two processes on one folder would lose rows silently.
 *
 * Every process first lays down a file of its own and then looks for those of others, so of two that start at once
 * at least one sees the other. Names are never used twice, so removing the file of a dead process can never remove
 * the file of a living one.
 */
const isLock = (name: string): boolean => /^portolan-[\w-]+\.lock$/.test(name)

/** A holder touches its file this often; one that cannot be asked is watched this long. */
const beat = 1_000
const watchFor = 4_000
const tries = 3

function readText(read: () => string): string {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

/** When the process with this number began: a number alone may have been given to another process since. */
const startOf = (pid: number): string =>
  readText(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '')

/** Numbers of processes mean something within one boot and one container only. */
const ownRoom = (): string =>
  readText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')) +
  readText(() => readlinkSync('/proc/self/ns/pid'))

const markOf = (pid: number): string => `${pid} ${startOf(pid)} ${ownRoom()}`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const touchedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Of a process elsewhere only the heartbeat can be seen. */
async function isBeating(file: string): Promise<boolean> {
  const first = touchedAt(file)
  for (let waited = 0; waited < watchFor; waited += beat / 2) {
    await pause(beat / 2)
    const now = touchedAt(file)
    if (now === 0) return false
    if (now !== first) return true
  }
  return false
}

/** Who holds the folder through this file; undefined when nobody does any more. */
async function holderOf(file: string): Promise<string | undefined> {
  const mark = readText(() => readFileSync(file, 'utf8'))
  const [number = '', , room = ''] = mark.split(' ')
  if (room === ownRoom()) {
    const pid = Number(number)
    return isRunning(pid) && markOf(pid) === mark ? `process ${pid}` : undefined
  }
  return (await isBeating(file)) ? `process ${number} in another container or on another machine` : undefined
}

export const inUse = (directory: string, holder: string): StartRefused =>
  new StartRefused(
    `The data directory ${directory} is in use by ${holder}. Stop that process or set DATA_DIR to another folder.`,
  )

/** Who has the folder now. Nothing is laid down for it and nothing taken away. */
export async function findHolder(directory: string): Promise<string | undefined> {
  for (const name of readdirSync(directory).filter(isLock)) {
    const holder = await holderOf(join(directory, name))
    if (holder) return holder
  }
  return undefined
}

async function findRival(directory: string, own: string): Promise<string | undefined> {
  for (const name of readdirSync(directory).filter((one) => isLock(one) && one !== own)) {
    const holder = await holderOf(join(directory, name))
    if (holder) return holder
    rmSync(join(directory, name), { force: true })
  }
  return undefined
}

interface Lock {
  name: string
  letGo(): void
}

/** Laid down whole, under a name that only this attempt has, and kept warm from the start. */
function layDown(directory: string): Lock {
  const name = `portolan-${process.pid}-${randomBytes(6).toString('hex')}.lock`
  const file = join(directory, name)
  writeFileSync(join(directory, `.${name}`), markOf(process.pid))
  renameSync(join(directory, `.${name}`), file)
  const beating = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Taken away by hand, or the disk is in trouble: the next beat may succeed.
    }
  }, beat).unref()
  return {
    name,
    letGo() {
      clearInterval(beating)
      rmSync(file, { force: true })
    },
  }
}

/** Answers how to let go. */
export async function lockDataDir(directory: string): Promise<() => void> {
  let rival: string | undefined
  for (let attempt = 0; attempt < tries; attempt++) {
    const { name, letGo } = layDown(directory)
    rival = await findRival(directory, name)
    if (!rival) return letGo
    letGo()
    // Two that started together have both stepped back: unequal pauses let one of them go first.
    await pause(Math.random() * 300)
  }
  throw inUse(directory, rival ?? 'another process')
}
