import { useEffect, useState } from 'react'

/** A finger's click comes a moment after the finger is lifted. */
const clickAfter = 100

/**
 * Between the press and the click nothing moves: an answer that came in between would put another line under the
 * pointer, and the browser gives a click to neither. What is newer is shown when the press is over.
 */
export function useStill<T>(newest: T): { still: T; press(): void } {
  const [held, setHeld] = useState<{ value: T }>()
  useEffect(() => {
    if (!held) return
    let timer: ReturnType<typeof setTimeout>
    const release = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeld(undefined), clickAfter)
    }
    document.addEventListener('pointerup', release)
    document.addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('pointercancel', release)
    }
  }, [held])
  return { still: held ? held.value : newest, press: () => setHeld({ value: newest }) }
}
