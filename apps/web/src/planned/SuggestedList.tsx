import '../result/recent.css'
import './suggested.css'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface Suggested {
  id: string
  icon: LucideIcon
  what: ReactNode
  /** When, and what it goes with. */
  more: ReactNode
  /** The link around it: `recent-go` is its class. */
  link(words: ReactNode): ReactNode
}

interface Props {
  id: string
  title: string
  lead: string
  suggestions: readonly Suggested[]
}

/** One press for what the traveller's own plans leave open. Nothing at all where nothing is planned. */
export function SuggestedList({ id, title, lead, suggestions }: Props) {
  if (suggestions.length === 0) return null
  return (
    <section className="recent sug" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <p className="small muted">{lead}</p>
      <ul>
        {suggestions.map((one) => (
          <li key={one.id}>
            {one.link(
              <>
                <Icon of={one.icon} size="s" />
                <span className="grow">
                  <b className="semi sug-way">{one.what}</b>
                  <span className="xs faint sug-when">{one.more}</span>
                </span>
                <Icon of={ArrowRight} size="s" flip />
              </>,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
