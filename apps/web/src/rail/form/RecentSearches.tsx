import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { useSpeech, useText } from '../../i18n/text.ts'
import { RecentList } from '../../result/RecentList.tsx'
import { shopToday } from '../../session/shop-today.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { writeSearch } from '../search.ts'
import { partyWords } from './party-words.ts'
import { recentSearches } from './recent.ts'
import { partyOf } from './ticket-values.ts'

export function RecentSearches() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  return (
    <RecentList
      title={t('rail.recent')}
      to={t('rail.to')}
      searches={recentSearches(shopToday()).map((search) => ({
        id: JSON.stringify(writeSearch(search)),
        places: [search.from.name, search.to.name],
        dates: <RangeWords range={{ start: search.depart, end: search.back }} />,
        who: partyWords(partyOf(search), t, locale),
        link: (words) => (
          <Link className="recent-go" to="/rail/trains" search={writeSearch(search)}>
            {words}
          </Link>
        ),
      }))}
    />
  )
}
