import { useSyncExternalStore } from 'react'

/** A value outside React that components follow: the guard and the API client need it as well. */
export interface Store<T> {
  read(): T
  write(next: Partial<T>): void
  subscribe(listener: () => void): () => void
}

export function makeStore<T extends object>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      value = { ...value, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <T extends object>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.read)
