const most = 5

const isKept = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Options<Search> {
  /** Names them in the browser's store. */
  name: string
  read(address: Record<string, unknown>): Search | undefined
  write(search: Search): object
}

/** The last few searches of a product, kept in this browser only, each as the address of its page. */
export function makeRecent<Search>({ name, read, write }: Options<Search>) {
  const key = `portolan.recent.${name}`
  const words = (search: Search) => JSON.stringify(write(search))
  function list(): Search[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isKept).flatMap((one) => read(one) ?? []) : []
    } catch {
      return []
    }
  }
  return {
    /** Those that can be searched again. */
    list: (canBeMade: (search: Search) => boolean): Search[] => list().filter(canBeMade).slice(0, most),
    keep(search: Search): void {
      const others = list().filter((one) => words(one) !== words(search))
      try {
        localStorage.setItem(key, JSON.stringify([search, ...others].slice(0, most).map(write)))
      } catch {
        // A browser that keeps nothing still searches.
      }
    },
  }
}
