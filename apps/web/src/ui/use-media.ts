import { useSyncExternalStore } from 'react'

export const phone = '(max-width: 767px)'

/** For what CSS cannot do alone: a part that is a sheet on phones and a popover elsewhere. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
