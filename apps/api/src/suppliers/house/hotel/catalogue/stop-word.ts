import { stopNames, stopNamesHan, stopNamesHongKong } from './stop-word-table.ts'

const listOf = (table: string): string[] => table.trim().split(/[|\n]/)

/** Without accents, capitals and signs: 'L’Hôtel' and 'l hotel' are one name to a court. */
const wordsIn = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const stopped: ReadonlySet<string> = new Set(listOf(stopNames).map((name) => wordsIn(name).join(' ')))
const longest = Math.max(...Array.from(stopped, (name) => name.split(' ').length))

/** Chinese has no gaps between words: wherever it stands, it is the name. */
const stoppedHan: readonly string[] = [...listOf(stopNamesHan), ...listOf(stopNamesHongKong)]

/** Whether a finished name is somebody else's, or has it as one of its words. */
export function isStopped(name: string): boolean {
  const words = wordsIn(name)
  for (let from = 0; from < words.length; from += 1)
    for (let length = 1; length <= longest; length += 1)
      if (stopped.has(words.slice(from, from + length).join(' '))) return true
  return stoppedHan.some((han) => name.includes(han))
}
