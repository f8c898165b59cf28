import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Milliseconds of the process and all its threads so far. Linux alone says it like this. */
export function usedBy(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}
