/** Which part of a long list is drawn, and how much room the rest takes. */
export interface Part {
  /** Positions: from the first that is drawn up to the one after the last. */
  start: number
  end: number
  /** Pixels above and below it. */
  before: number
  after: number
}

/** `heights` of all items with the gaps after them; the rest in pixels from the top of the list. */
export function partOf(heights: readonly number[], top: number, bottom: number): Part {
  let [offset, start, end] = [0, -1, 0]
  heights.forEach((height, index) => {
    if (start < 0 && offset + height > top) start = index
    if (offset < bottom) end = index + 1
    offset += height
  })
  // Scrolled past the end: the last one stays.
  if (start < 0) start = Math.max(0, heights.length - 1)
  if (end <= start) end = Math.min(heights.length, start + 1)
  const sum = (from: number, to: number) => heights.slice(from, to).reduce((total, height) => total + height, 0)
  return { start, end, before: sum(0, start), after: sum(end, heights.length) }
}
