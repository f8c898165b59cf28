import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { placesOf } from '../../flight/search.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { RecentList } from '../../result/RecentList.tsx'
import { shopToday } from '../../session/shop-today.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { pathOf, writeForm, writeSearch } from '../address.ts'
import { partyWords } from './party-words.ts'
import { recentSearches } from './recent.ts'

export function RecentFlights() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  return (
    <RecentList
      title={t('air.recent')}
      to={t('air.to')}
      searches={recentSearches(shopToday()).map((search) => ({
        id: JSON.stringify(writeForm(search)),
        places: placesOf(search),
        dates: (
          <RangeWords range={{ start: search.legs[0].date, end: search.back ?? search.legs.slice(1).at(-1)?.date }} />
        ),
        who: partyWords(search, t, locale),
        link: (words) => (
          <Link className="recent-go" to={pathOf[search.trip]} search={writeSearch(search)}>
            {words}
          </Link>
        ),
      }))}
    />
  )
}
