import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { useSpeech, useText } from '../../i18n/text.ts'
import { RecentList } from '../../result/RecentList.tsx'
import { partyWords } from '../../stay/rooms-words.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { writeAsked } from '../address.ts'
import { recentPackages } from './recent.ts'

export function RecentPackages() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  return (
    <RecentList
      title={t('hotel.recent')}
      to={t('air.to')}
      searches={recentPackages().map((asked) => ({
        id: JSON.stringify(writeAsked(asked)),
        places: [asked.from.name, asked.to.name],
        dates: <RangeWords range={{ start: asked.depart, end: asked.back }} />,
        who: partyWords(asked.rooms, t, locale),
        link: (words) => (
          <Link className="recent-go" to="/package/hotels" search={writeAsked(asked)}>
            {words}
          </Link>
        ),
      }))}
    />
  )
}
