import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Anchor {
  element: Element
  /** From the top of the page, not of the window. */
  top: number
}

const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY

/** What the reader is at: under the pointer or with the focus, else the first card that begins in the window. */
function anchorIn(list: Element): Element | undefined {
  const cards = [...list.children]
  const held = cards.find((card) => card.matches(':hover, :focus-within'))
  if (held) return held
  const first = cards.find((card) => card.getBoundingClientRect().top >= 0)
  return first === cards[0] ? undefined : first
}

/**
 * Items that arrive take their place in the list, and what is being looked at stays where it is: the page is scrolled by
 * as much as it grew above. `change` is whatever the list is drawn from.
 */
export function useSteady(list: RefObject<HTMLElement | null>, change: unknown): void {
  const anchor = useRef<Anchor>(undefined)
  const remember = useRef(() => {
    const element = list.current && anchorIn(list.current)
    anchor.current = element ? { element, top: topOf(element) } : undefined
  })
  useLayoutEffect(() => {
    void change
    const known = anchor.current
    if (known?.element.isConnected) {
      const grown = topOf(known.element) - known.top
      if (grown !== 0) window.scrollBy({ top: grown, behavior: 'instant' })
    }
    remember.current()
  }, [change])
  useEffect(() => {
    const look = () => remember.current()
    const events = ['pointermove', 'focusin', 'scroll', 'click', 'keyup'] as const
    for (const event of events) document.addEventListener(event, look, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, look)
    }
  }, [])
}
