import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type CityView, pushed, zoomed } from './city-view.ts'
import type { Sheet } from './sheet.ts'

interface Options {
  part: RefObject<HTMLElement | null>
  view: CityView
  sheet: Sheet
  onView(view: CityView): void
}

interface Finger {
  x: number
  y: number
}

const zoomStep = 1.6
const wheelStep = 1.18
/** Of the sheet, a key's push. */
const keyStep = 1 / 6

const apart = ([one, other]: readonly Finger[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** A map is moved by hand, wheel, two fingers and keys. */
export function useHand({ part, view, sheet, onView }: Options) {
  const fingers = useRef(new Map<number, Finger>())
  const latest = useRef(view)
  latest.current = view
  const look = (next: CityView) => {
    // Two moves may come before the map is drawn again: each goes on from the one before.
    latest.current = next
    onView(next)
  }
  const push = (right: number, down: number) => look(pushed(latest.current, sheet, right, down))
  const zoom = (factor: number) => look(zoomed(latest.current, factor))

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoom(event.deltaY > 0 ? wheelStep : 1 / wheelStep)
  })
  useEffect(() => {
    const element = part.current
    // React listens passively, and the page would scroll along.
    const onWheel = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [part])

  const keys: Record<string, () => void> = {
    ArrowLeft: () => push(sheet.width * keyStep, 0),
    ArrowRight: () => push(-sheet.width * keyStep, 0),
    ArrowUp: () => push(0, sheet.height * keyStep),
    ArrowDown: () => push(0, -sheet.height * keyStep),
    '+': () => zoom(1 / zoomStep),
    '=': () => zoom(1 / zoomStep),
    '-': () => zoom(zoomStep),
  }
  return {
    zoomIn: () => zoom(1 / zoomStep),
    zoomOut: () => zoom(zoomStep),
    handlers: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const was = apart([...fingers.current.values()])
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const is = apart([...fingers.current.values()])
        if (was > 0 && is > 0) zoom(was / is)
        else push(event.clientX - before.x, event.clientY - before.y)
      },
      onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onKeyDown(event: KeyboardEvent) {
        const move = keys[event.key]
        if (!move || event.target !== event.currentTarget) return
        event.preventDefault()
        move()
      },
    },
  }
}
