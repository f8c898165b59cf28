import './recent.css'
import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { ArrowRight, History } from 'lucide-react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { type RailSearch, writeSearch } from '../search.ts'
import { partyWords } from './party-words.ts'
import { recentSearches } from './recent.ts'
import { shopToday } from './shop-today.ts'
import { partyOf } from './ticket-values.ts'

function Route({ search: { from, to } }: { search: RailSearch }) {
  const t = useText()
  return (
    <span className="recent-way">
      <bdi>{from.name}</bdi>
      <Icon of={ArrowRight} size="xs" flip />
      <span className="vh">{t('rail.to')}</span>
      <bdi>{to.name}</bdi>
    </span>
  )
}

/** One press searches again. Nothing at all where nobody has searched yet. */
export function RecentSearches() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const searches = recentSearches(shopToday())
  if (searches.length === 0) return null
  return (
    <section className="recent" aria-labelledby="rail-recent">
      <h2 className="h3" id="rail-recent">
        {t('rail.recent')}
      </h2>
      <ul>
        {searches.map((search) => (
          <li key={JSON.stringify(writeSearch(search))}>
            <Link className="recent-go" to="/rail/trains" search={writeSearch(search)}>
              <Icon of={History} size="s" />
              <span>
                <Route search={search} />
                <span className="xs faint recent-d">
                  <span>
                    <RangeWords range={{ start: search.depart, end: search.back }} />
                  </span>
                  <span>{partyWords(partyOf(search), t, locale)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
