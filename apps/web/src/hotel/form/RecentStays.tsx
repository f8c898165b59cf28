import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { useSpeech, useText } from '../../i18n/text.ts'
import { RecentList } from '../../result/RecentList.tsx'
import { searchOfStay } from '../../stay/address.ts'
import { partyWords } from '../../stay/rooms-words.ts'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { recentStays } from './recent.ts'

export function RecentStays() {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  return (
    <RecentList
      title={t('hotel.recent')}
      to=""
      searches={recentStays().map((stay) => ({
        id: JSON.stringify(searchOfStay(stay)),
        places: [stay.cityName],
        dates: <RangeWords range={{ start: stay.checkIn, end: stay.checkOut }} />,
        who: partyWords(stay.rooms, t, locale),
        link: (words) => (
          <Link className="recent-go" to="/hotel/list" search={searchOfStay(stay)}>
            {words}
          </Link>
        ),
      }))}
    />
  )
}
