import { makeStore, useStore } from '../../session/store.ts'

/** Houses whose page was opened from this list: their pins step back. Ends with the page, as the list does. */
const seen = makeStore<{ ids: ReadonlySet<string> }>({ ids: new Set() })

export const see = (id: string): void => seen.write({ ids: new Set([...seen.read().ids, id]) })

export const useSeen = (): ReadonlySet<string> => useStore(seen).ids
