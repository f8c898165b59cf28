import { localeOf } from '@portolan/domain/language'
import { useFormat } from '../i18n/format.ts'
import { useSpeech, useText } from '../i18n/text.ts'
import { guestWords } from '../stay/rooms-words.ts'
import { nightsOfStay } from '../stay/search.ts'
import type { PackageAsked } from './search.ts'

/** Days, nights and people of a search, as the pages say them. */
export function useTripWords(asked: PackageAsked) {
  const t = useText()
  const format = useFormat()
  const locale = localeOf(useSpeech().language)
  const days = format.range(asked.depart, asked.back)
  return {
    who: guestWords(asked.rooms, t, locale),
    nights: t('hotel.count.nights', { count: nightsOfStay(asked) }),
    days: `\u2068${days.start}\u2069${days.joint}\u2068${days.end}\u2069`,
    from: format.date(asked.checkIn),
  }
}
