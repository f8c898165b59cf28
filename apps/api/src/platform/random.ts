import { randomFillSync } from 'node:crypto'

/** Drawn by the page: a dozen bytes cost as much as all of it. */
const page = Buffer.alloc(4096)
let used = page.length

/** Random bytes, to be read at once and used once: the page is written anew. Nothing that has to stay secret for long. */
export function draw(count: number): Buffer {
  if (used + count > page.length) {
    randomFillSync(page)
    used = 0
  }
  used += count
  return page.subarray(used - count, used)
}
