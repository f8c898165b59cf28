import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { RecentList } from '../../result/RecentList.tsx'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { searchOf } from '../address.ts'
import { datesOf, isOneWay } from '../search.ts'
import { recentRentals } from './recent.ts'

export function RecentRentals() {
  const t = useText()
  return (
    <RecentList
      title={t('car.recent')}
      to={t('car.recent.to')}
      searches={recentRentals().map((asked) => ({
        id: JSON.stringify(searchOf(asked)),
        places: [asked.pickUp.name, ...(isOneWay(asked) ? [asked.dropOff.name] : [])],
        dates: <RangeWords range={datesOf(asked)} />,
        who: t('car.driver.age', { age: asked.age }),
        link: (words) => (
          <Link className="recent-go" to="/carrental/list" search={searchOf(asked)}>
            {words}
          </Link>
        ),
      }))}
    />
  )
}
