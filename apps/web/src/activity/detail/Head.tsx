import './head.css'
import type { TourActivityInfo } from '@portolan/contract/activity'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Clock, Languages, type LucideIcon, MapPin, Users } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { minutesOf } from '../../result/journey-time.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dayAddress, searchOf } from '../address.ts'
import { useListWords } from '../list-words.ts'
import { startOf } from '../model/necessary-info.ts'
import type { ActivityAsked } from '../search.ts'

function Crumbs({ asked, day, name }: { asked: ActivityAsked; day: string | undefined; name: string }) {
  const t = useText()
  return (
    <nav className="ad-crumbs small" aria-label={t('activity.crumbs')}>
      <Link to="/activity" search={searchOf(asked)}>
        {t('activity.title')}
      </Link>
      <Icon of={ChevronRight} size="xs" flip />
      <Link to="/activity/list" search={day ? dayAddress(asked, day) : searchOf(asked)}>
        <bdi>{asked.cityName}</bdi>
      </Link>
      <Icon of={ChevronRight} size="xs" flip />
      <span aria-current="page">
        <bdi>{name}</bdi>
      </span>
    </nav>
  )
}

function useFacts(info: TourActivityInfo): { icon: LucideIcon; words: string }[] {
  const t = useText()
  const format = useFormat()
  const listWords = useListWords()
  const { languagesSpoken = [], schedule, pricing, description } = info
  const largest = Math.max(0, ...pricing.groups.map(({ maxGroupSize }) => maxGroupSize ?? 0))
  const start = startOf(info)?.locationName
  return [
    ...(schedule.duration ? [{ icon: Clock, words: format.duration(minutesOf(schedule.duration)) }] : []),
    ...(languagesSpoken.length > 0
      ? [{ icon: Languages, words: listWords(languagesSpoken.map(format.language)) }]
      : []),
    ...(largest > 0 ? [{ icon: Users, words: t('activity.group.size', { count: largest }) }] : []),
    ...(start ? [{ icon: MapPin, words: start }] : []),
    ...(description.minAge ? [{ icon: Users, words: t('activity.minAge', { age: description.minAge }) }] : []),
  ]
}

function Score({ description: { rating, reviewCount = 0 } }: TourActivityInfo) {
  const t = useText()
  const format = useFormat()
  if (rating === undefined) return null
  const figure = format.number(rating, 1)
  return (
    <p className="ad-score">
      <span className="small faint">{t('activity.count.reviews', { count: reviewCount })}</span>
      <span className="vh">{t('activity.rating.of', { rating: figure })}</span>
      <bdi aria-hidden="true">{figure}</bdi>
    </p>
  )
}

interface Props {
  asked: ActivityAsked
  day: string | undefined
  info: TourActivityInfo
}

/** What it is called, how long it takes, in which languages, and what it looks like. */
export function Head({ asked, day, info }: Props) {
  const t = useText()
  const facts = useFacts(info)
  const { name } = info.basicInfo
  usePageTitle(name, asked.cityName)
  const pictures = (info.description.images ?? []).slice(0, 3)
  return (
    <>
      <Crumbs {...{ asked, day, name }} />
      <div className="ad-top">
        <div className="grow">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <ul className="ad-facts">
            {facts.map(({ icon, words }) => (
              <li key={words}>
                <Icon of={icon} size="s" />
                <bdi>{words}</bdi>
              </li>
            ))}
          </ul>
        </div>
        <Score {...info} />
      </div>
      {pictures.length > 0 && (
        <div className={`ad-gal n${pictures.length}`}>
          {pictures.map(({ url, caption }, index) => (
            <img
              key={url}
              src={url}
              alt={t('activity.picture', { what: caption ?? name })}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          ))}
        </div>
      )}
    </>
  )
}
