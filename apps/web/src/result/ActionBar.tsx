import './action-bar.css'
import type { ReactNode } from 'react'

/** Where the summary has no room beside the list: time left, total, one button. The tab bar gives way to it. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>
}
