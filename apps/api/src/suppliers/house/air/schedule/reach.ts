/** Which airports are reached from which: one row of bits an airport. */
type Rows = readonly Uint32Array[]

const bitsOf = (count: number): Uint32Array => new Uint32Array(Math.ceil(count / 32))

const has = (row: Uint32Array | undefined, index: number): boolean =>
  (((row?.[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1

function put(row: Uint32Array | undefined, index: number): void {
  if (row) row[index >> 5] = (row[index >> 5] ?? 0) | (1 << (index & 31))
}

function bitsSet(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** Counted, not iterated: these are the millions of steps of a start. */
function putAll(row: Uint32Array, more: Uint32Array): void {
  for (let word = 0; word < row.length; word += 1) row[word] = (row[word] ?? 0) | (more[word] ?? 0)
}

/** One flight further. */
function further(rows: Rows, near: Rows): Rows {
  return rows.map((row) => {
    const next = row.slice()
    for (let at = 0; at < rows.length; at += 1) if (has(row, at)) putAll(next, near[at] ?? row)
    return next
  })
}

export interface Reach {
  join(one: number, other: number): void
  isNear(one: number, other: number): boolean
  /** How many are not reached from each with two changes. */
  outOfReach(): readonly number[]
}

export function makeReach(count: number): Reach {
  const near = Array.from({ length: count }, (_, index) => {
    const row = bitsOf(count)
    put(row, index)
    return row
  })
  return {
    join(one, other) {
      put(near[one], other)
      put(near[other], one)
    },
    isNear: (one, other) => has(near[one], other),
    outOfReach() {
      const twoChanges = further(further(near, near), near)
      return twoChanges.map((row) => count - row.reduce((sum, bits) => sum + bitsSet(bits), 0))
    },
  }
}
