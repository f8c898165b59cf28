import './panel.css'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** What was asked and is not there. */
  title: ReactNode
  /** The nearest thing that exists. */
  text?: ReactNode
  action?: ReactNode
  /** Rank of the heading on its page. */
  level?: 1 | 2 | 3
}

const rays = Array.from({ length: 16 }, (_, index) => {
  const [x, y] = [Math.cos((index * Math.PI) / 8), Math.sin((index * Math.PI) / 8)]
  return `M${(48 + 22 * x).toFixed(1)} ${(48 + 22 * y).toFixed(1)}L${(48 + 44 * x).toFixed(1)} ${(48 + 44 * y).toFixed(1)}`
}).join('')

export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="card empty">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <g stroke="var(--line-strong)" fill="none">
          <circle cx="48" cy="48" r="34" strokeDasharray="2 5" />
          <circle cx="48" cy="48" r="22" />
          <path d={rays} opacity=".5" />
        </g>
        <path d="M48 30L52 48L48 66L44 48Z" fill="var(--surface)" stroke="var(--ink)" />
        <path d="M48 30L52 48H44Z" fill="var(--accent-mark)" />
      </svg>
      <Heading className="h3">{title}</Heading>
      {text && <p className="small muted">{text}</p>}
      {action && <div className="empty-a">{action}</div>}
    </div>
  )
}
