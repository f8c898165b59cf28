/** Keeps what was used last, up to so many bytes. */
export interface ByteShelf<T> {
  get(key: string): T | undefined
  put(key: string, value: T): void
}

export function makeByteShelf<T>(room: number, sizeOf: (value: T) => number): ByteShelf<T> {
  const kept = new Map<string, T>()
  let bytes = 0
  const drop = (key: string): T | undefined => {
    const value = kept.get(key)
    if (value === undefined) return undefined
    bytes -= sizeOf(value) + key.length
    kept.delete(key)
    return value
  }
  const put = (key: string, value: T): void => {
    drop(key)
    const size = sizeOf(value) + key.length
    if (size > room) return
    for (const oldest of kept.keys()) {
      if (bytes + size <= room) break
      drop(oldest)
    }
    kept.set(key, value)
    bytes += size
  }
  return {
    get(key) {
      const value = drop(key)
      // Put back at the end: what is asked for stays longest.
      if (value !== undefined) put(key, value)
      return value
    },
    put,
  }
}
