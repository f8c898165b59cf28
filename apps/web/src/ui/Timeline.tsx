import './timeline.css'
import type { ReactNode } from 'react'

/** Moments one under the other: what was is solid, `now` is accent, `next` is hollow on a dashed line. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="timeline small">{children}</ol>
}
