import './tabs.css'
import type { ReactNode } from 'react'

/** Pages side by side: router links, of which the router marks the current one. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  )
}
