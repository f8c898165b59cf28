import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Sheet } from './sheet.ts'

/** As large as the part is drawn, and again when that changes. `usual`: before anything is measured. */
export function useSheet(part: RefObject<HTMLElement | null>, usual: Sheet): Sheet {
  const [sheet, setSheet] = useState(usual)
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setSheet((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    observer?.observe(element)
    return () => observer?.disconnect()
  }, [part])
  return sheet
}
