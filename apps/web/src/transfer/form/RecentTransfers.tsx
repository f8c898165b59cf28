import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { RecentList } from '../../result/RecentList.tsx'
import { searchOf } from '../address.ts'
import { momentWords, partyWords } from '../words.ts'
import { recentTransfers } from './recent.ts'

export function RecentTransfers() {
  const t = useText()
  const format = useFormat()
  const locale = localeOf(useSpeech().language)
  return (
    <RecentList
      title={t('transfer.recent')}
      to={t('transfer.to')}
      searches={recentTransfers().map((asked) => ({
        id: JSON.stringify(searchOf(asked)),
        places: [asked.from.name, asked.to.name],
        dates: momentWords(asked.at, t, format),
        who: partyWords(asked, t, locale),
        link: (words) => (
          <Link className="recent-go" to="/cartransfer/list" search={searchOf(asked)}>
            {words}
          </Link>
        ),
      }))}
    />
  )
}
