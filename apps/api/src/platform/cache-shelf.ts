export interface Kept {
  value: string
  until: number
}

export interface Shelf {
  live(key: string): Kept | undefined
  put(key: string, entry: Kept): void
  drop(key: string): void
  clear(): void
}

/** Whatever comes, a shelf holds no more than this. */
export interface Room {
  entries: number
  characters: number
}

/** A full shelf drops what has run out and then the oldest, so that a flood cannot fill the memory. */
export function makeShelf(room: Room, now: () => number): Shelf {
  const kept = new Map<string, Kept>()
  let characters = 0
  const drop = (key: string) => {
    const entry = kept.get(key)
    if (!entry) return
    characters -= key.length + entry.value.length
    kept.delete(key)
  }
  const isFull = (share: number, more: number) =>
    kept.size >= room.entries * share || characters + more > room.characters * share
  const makeRoom = (more: number) => {
    for (const [key, { until }] of kept) if (until <= now()) drop(key)
    for (const oldest of kept.keys()) {
      // A little more than needed, or the next one would go through all of it again.
      if (!isFull(0.9, more)) break
      drop(oldest)
    }
  }
  return {
    live(key) {
      const entry = kept.get(key)
      if (entry && entry.until > now()) return entry
      drop(key)
      return undefined
    },
    put(key, entry) {
      drop(key)
      const size = key.length + entry.value.length
      if (isFull(1, size)) makeRoom(size)
      characters += size
      kept.set(key, entry)
    },
    drop,
    clear() {
      kept.clear()
      characters = 0
    },
  }
}
