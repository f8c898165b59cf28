import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that can be filled. */
export interface Disk {
  path: string
  /** All but so many bytes. */
  fill(leave: number): void
  free(): void
  remove(): void
}

/** Root may mount one, as on the machines that run the checks. */
export function mountDisk(megabytes: number): Disk | undefined {
  const path = join(tmpdir(), `portolan-disk-${process.pid}-${Math.random().toString(36).slice(2)}`)
  mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' })
  } catch (error) {
    rmSync(path, { recursive: true })
    if (process.env.CI) throw error
    return undefined
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill(leave) {
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(ballast, Buffer.alloc(Math.max(bavail * bsize - leave, 0)))
    },
    free: () => rmSync(ballast),
    remove() {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true })
    },
  }
}
