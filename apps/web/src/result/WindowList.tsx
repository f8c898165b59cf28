import './window-list.css'
import { memo, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { partOf } from './window.ts'

interface Props<Item> {
  label: string
  items: readonly Item[]
  keyOf(item: Item): string
  /** Pixels of an item that was never drawn, with the gap after it. */
  estimate: number
  /** While this stays the same, what is being looked at stays where it is; a new order begins anew. */
  order: string
  children(item: Item): ReactNode
}

/** How much is drawn beyond the window, so that the keyboard and a quick thumb find something there. */
const beyond = 400
/** A list that is no longer than this is drawn as it is. */
const short = 12

interface Anchor {
  key: string
  /** From the top of the list. */
  offset: number
}

interface RowProps<Item> {
  item: Item
  draw(item: Item): ReactNode
}

/** While the list is scrolled, what stays in it is not drawn again. */
const Row = memo(function Row<Item>({ item, draw }: RowProps<Item>) {
  return draw(item)
}) as <Item>(props: RowProps<Item>) => ReactNode

/** A list of any length of which the browser only holds what is near the window. */
export function WindowList<Item>({ label, items, keyOf, estimate, order, children }: Props<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [heights] = useState(() => new Map<string, number>())
  const [view, setView] = useState<readonly [top: number, bottom: number]>([-beyond, 1000 + beyond])
  const anchor = useRef<Anchor>(undefined)
  const shownOrder = useRef(order)
  const isShort = items.length <= short
  const heightOf = (item: Item) => heights.get(keyOf(item)) ?? estimate
  const part = isShort
    ? { start: 0, end: items.length, before: 0, after: 0 }
    : partOf(items.map(heightOf), view[0], view[1])
  const drawn = items.slice(part.start, part.end)

  const topOf = () => list.current?.getBoundingClientRect().top ?? 0

  /** What the reader is at: the first item that begins in the window; nothing while the list's own top is in sight. */
  const look = useEffectEvent(() => {
    const top = topOf()
    let offset = 0
    anchor.current = undefined
    if (top < 0)
      for (const item of items) {
        if (offset >= -top) {
          anchor.current = { key: keyOf(item), offset }
          break
        }
        offset += heightOf(item)
      }
    const [from, to] = [-top - beyond, -top + window.innerHeight + beyond]
    setView((known) =>
      Math.abs(known[0] - from) < beyond / 2 && known[1] - known[0] === to - from ? known : [from, to],
    )
  })

  // Items that arrive take their place, and what is being looked at stays where it is.
  const settle = useEffectEvent(() => {
    const known = shownOrder.current === order ? anchor.current : undefined
    shownOrder.current = order
    if (!known) return
    let offset = 0
    for (const item of items) {
      if (keyOf(item) === known.key) {
        if (offset !== known.offset) window.scrollBy({ top: offset - known.offset, behavior: 'instant' })
        break
      }
      offset += heightOf(item)
    }
    look()
  })
  // Heights are read once for all that was drawn: reading and writing never take turns.
  const measure = useEffectEvent(() => {
    let changed = false
    for (const row of list.current?.children ?? []) {
      if (!(row instanceof HTMLElement)) continue
      const [key = '', height] = [row.dataset.key, row.offsetHeight]
      if (height === 0 || heights.get(key) === height) continue
      heights.set(key, height)
      changed = true
    }
    if (!changed || isShort) return
    settle()
    setView((known) => [...known])
  })

  useLayoutEffect(() => {
    void items
    settle()
  }, [items])
  useLayoutEffect(() => measure())

  useEffect(() => {
    let asked = 0
    const onMove = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0
        look()
      })
    }
    // A card that opens grows without a word to the list.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(() => measure()) : undefined
    if (list.current) observer?.observe(list.current)
    look()
    window.addEventListener('scroll', onMove, { passive: true })
    window.addEventListener('resize', onMove)
    return () => {
      cancelAnimationFrame(asked)
      observer?.disconnect()
      window.removeEventListener('scroll', onMove)
      window.removeEventListener('resize', onMove)
    }
  }, [])

  return (
    <ol
      className="window-list"
      aria-label={label}
      ref={list}
      style={{ paddingBlock: `${part.before}px ${part.after}px` }}
    >
      {drawn.map((item, index) => (
        <li key={keyOf(item)} data-key={keyOf(item)} aria-posinset={part.start + index + 1} aria-setsize={items.length}>
          <Row item={item} draw={children} />
        </li>
      ))}
    </ol>
  )
}
