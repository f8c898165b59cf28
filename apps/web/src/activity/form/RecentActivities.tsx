import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { useSpeech, useText } from '../../i18n/text.ts'
import { RecentList } from '../../result/RecentList.tsx'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { searchOf } from '../address.ts'
import { partyWords } from '../party-words.ts'
import { recentSearches } from './recent.ts'

export function RecentActivities() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  return (
    <RecentList
      title={t('activity.recent')}
      to=""
      searches={recentSearches().map((asked) => ({
        id: JSON.stringify(searchOf(asked)),
        places: [asked.cityName],
        dates: <RangeWords range={{ start: asked.from, end: asked.to }} />,
        who: partyWords(asked.party, t, locale),
        link: (words) => (
          <Link className="recent-go" to="/activity/list" search={searchOf(asked)}>
            {words}
          </Link>
        ),
      }))}
    />
  )
}
