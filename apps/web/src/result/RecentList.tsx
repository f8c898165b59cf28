import './recent.css'
import { ArrowRight, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface Recent {
  id: string
  /** Where it goes: each after the other, with the word 'to' for readers. */
  places: readonly string[]
  dates: ReactNode
  who: string
  /** The link around it: `recent-go` is its class. */
  link(words: ReactNode): ReactNode
}

/** One press searches again. Nothing at all where nobody has searched yet. */
export function RecentList({ title, to, searches }: { title: string; to: string; searches: readonly Recent[] }) {
  if (searches.length === 0) return null
  return (
    <section className="recent" aria-labelledby="recent-searches">
      <h2 className="h3" id="recent-searches">
        {title}
      </h2>
      <ul>
        {searches.map(({ id, places, dates, who, link }) => (
          <li key={id}>
            {link(
              <>
                <Icon of={History} size="s" />
                <span>
                  <span className="recent-way">
                    {places.map((place, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a trip may pass the same place twice, always in this order
                      <span className="recent-way" key={index}>
                        {index > 0 && (
                          <>
                            <Icon of={ArrowRight} size="xs" flip />
                            <span className="vh">{to}</span>
                          </>
                        )}
                        <bdi>{place}</bdi>
                      </span>
                    ))}
                  </span>
                  <span className="xs faint recent-d">
                    <span>{dates}</span>
                    <span>{who}</span>
                  </span>
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
