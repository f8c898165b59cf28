/** Nothing was imported, and this one sentence says why. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}

export interface Complaint {
  readonly file: string
  readonly line: number
  readonly sentence: string
}

/** What was left out because it is broken: all of it is counted, the first of it is shown. */
export interface Complaints {
  readonly shown: readonly Complaint[]
  readonly count: number
  add(file: string, line: number, sentence: string): void
}

const mostShown = 20

export function makeComplaints(): Complaints {
  const shown: Complaint[] = []
  let count = 0
  return {
    shown,
    get count() {
      return count
    },
    add(file, line, sentence) {
      count++
      if (shown.length < mostShown) shown.push({ file, line, sentence })
    },
  }
}
