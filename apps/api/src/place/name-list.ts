import { beginningAt, type Lists, pack } from './sorted.ts'

/** Whole names, sorted: who is called exactly so, and whose name begins so. */
export interface NameList {
  beginning(text: string, visit: (item: number, whole: boolean) => void): void
}

export function makeNameList(carriers: Lists): NameList {
  const { keys, starts, items } = pack(carriers)
  return {
    beginning(text, visit) {
      const { from, to } = beginningAt(keys, text)
      const end = starts[to] ?? 0
      const wholeEnd = keys[from] === text ? (starts[from + 1] ?? 0) : 0
      for (let at = starts[from] ?? 0; at < end; at++) visit(items[at] ?? 0, at < wholeEnd)
    },
  }
}
