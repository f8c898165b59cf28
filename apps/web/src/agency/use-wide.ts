import { useSyncExternalStore } from 'react'

/** From here on a panel stands beside the table; below, it is a drawer, and on phones a sheet. */
const query = '(min-width: 1280px)'

const subscribe = (listener: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
