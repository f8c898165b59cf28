import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Head } from './walk.ts'

/** Where the head of the chain of heads is written down outside the database. */
export interface Anchor {
  /** The newest first. */
  read(): Head[]
  /** Forward only: a head that is shorter than one written down already changes nothing. */
  write(head: Head): void
}

/** A crash may take the newest with it: the one before stays, too. */
const most = 2

const shape = /^(\d{12})\.([\w-]{43})$/

const nameOf = ({ length, hash }: Head): string => `${String(length).padStart(12, '0')}.${hash}`

/**
 * The anchor is the name of an empty file: it is there whole or not at all, and of several nodes that write into one
 * folder none can put it back, since the longest counts.
 */
export function fileAnchor(dataDir: string): Anchor {
  const folder = join(dataDir, 'audit-anchor')

  function read(): Head[] {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return readdirSync(folder)
      .flatMap((name) => {
        const [, length, hash] = shape.exec(name) ?? []
        return length !== undefined && hash !== undefined ? [{ length: Number(length), hash }] : []
      })
      .sort((one, other) => other.length - one.length)
  }

  return {
    read,
    write(head) {
      const before = read()
      if (before.some(({ length }) => length >= head.length)) return
      closeSync(openSync(join(folder, nameOf(head)), 'a', 0o600))
      for (const old of before.slice(most - 1)) rmSync(join(folder, nameOf(old)), { force: true })
    },
  }
}
