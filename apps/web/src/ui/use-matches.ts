import { useEffect, useEffectEvent, useState } from 'react'
import type { Choice } from './choice.ts'

export type Search<C extends Choice = Choice> = (text: string, signal: AbortSignal) => Promise<readonly C[]>

export interface Matches<C extends Choice = Choice> {
  state: 'idle' | 'asking' | 'answered' | 'failed'
  choices: readonly C[]
}

const debounce = 150
const none: Matches<never> = { state: 'idle', choices: [] }

/** Asks 150 ms after the last letter. A newer question aborts the older one, so the last answer wins whatever the order. */
export function useMatches<C extends Choice>(search: Search<C>, text: string): Matches<C> {
  const [matches, setMatches] = useState<Matches<C>>(none)
  const wanted = text.trim()
  const ask = useEffectEvent((signal: AbortSignal) => search(wanted, signal))
  useEffect(() => {
    if (!wanted) {
      setMatches(none)
      return
    }
    const controller = new AbortController()
    const settle = (next: Matches<C>) => {
      if (!controller.signal.aborted) setMatches(next)
    }
    // the older matches stay until the new ones are there: nothing blinks while typing
    setMatches(({ choices }) => ({ state: 'asking', choices }))
    const timer = setTimeout(() => {
      ask(controller.signal).then(
        (choices) => settle({ state: 'answered', choices }),
        () => settle({ state: 'failed', choices: [] }),
      )
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted])
  return matches
}
