import { type RefObject, useEffect, useState } from 'react'

/** False until the part comes near the window: what nobody scrolls to is not asked for. */
export function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = part.current
    if (near || !element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [part, near])
  return near
}
