import { type RefObject, useEffect, useState } from 'react'

interface Size {
  width: number
  height: number
}

/** How large an element is drawn; undefined until it is known, and where it is not drawn at all. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize(width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
