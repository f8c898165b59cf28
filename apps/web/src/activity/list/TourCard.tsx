import './tour-card.css'
import { Link } from '@tanstack/react-router'
import { Clock, Languages, MapPin } from 'lucide-react'
import { useId } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Ticks } from '../../result/Ticks.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { detailAddress } from '../address.ts'
import { kindText } from '../kind.ts'
import { useListWords } from '../list-words.ts'
import { sizeOf } from '../party.ts'
import type { ActivityAsked } from '../search.ts'
import { TourPrice } from './TourPrice.tsx'
import type { DayTour } from './tour.ts'

interface Props {
  tour: DayTour
  asked: ActivityAsked
  day: string
  /** Pointed at, here or on the map. */
  isActive: boolean
  onActive(id: string | undefined): void
}

/** So few places are worth a word. */
const few = 5

function Rating({ tour: { rating, reviews } }: { tour: DayTour }) {
  const t = useText()
  const format = useFormat()
  if (rating === undefined) return null
  const figure = format.number(rating, 1)
  return (
    <span>
      <b aria-hidden="true">{figure}</b> <span className="vh">{t('activity.rating.of', { rating: figure })}</span>
      {t('activity.count.reviews', { count: reviews })}
    </span>
  )
}

function Specs({ tour }: { tour: DayTour }) {
  const t = useText()
  const format = useFormat()
  const listWords = useListWords()
  const { minutes, languages, startName, hasPickUp } = tour
  const codes = languages.map((tag) => tag.toUpperCase()).join(', ')
  const names = listWords(languages.map(format.language))
  return (
    <ul className="ac-specs">
      <li>
        <Icon of={Clock} size="xs" />
        {format.duration(minutes)}
      </li>
      {languages.length > 0 && (
        <li>
          <Icon of={Languages} size="xs" />
          <span aria-hidden="true" dir="ltr">
            {codes}
          </span>
          <span className="vh">{names}</span>
        </li>
      )}
      <li className="w">
        <Icon of={MapPin} size="xs" />
        <bdi>{hasPickUp ? t('activity.pickUp') : startName}</bdi>
      </li>
    </ul>
  )
}

/** One tour on one day: what it is, how long, in which languages, from where, and what it costs. */
export function TourCard({ tour, asked, day, isActive, onActive }: Props) {
  const t = useText()
  const title = useId()
  const { id, name, kind, imageUrl, minAge, isFree, on } = tour
  const link = { to: '/activity/detail', search: detailAddress(asked, id, { day }) } as const
  const [point, leave] = [() => onActive(id), () => onActive(undefined)]
  const kindWord = kind === undefined ? undefined : kindText(kind)
  return (
    <article
      className={isActive ? 'card ac on' : 'card ac'}
      aria-labelledby={title}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Link className="ac-frame" {...link} tabIndex={-1} aria-hidden="true">
        {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
      </Link>
      {minAge > 0 && (
        <span className="ac-t">
          <Badge tone="line">{t('activity.minAge', { age: minAge })}</Badge>
        </span>
      )}
      <div className="ac-b">
        <div className="ac-top xs faint">
          <span>{kindWord && t(kindWord)}</span>
          <Rating tour={tour} />
        </div>
        <h3 id={title}>
          <Link {...link}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <Specs tour={tour} />
        <Ticks
          of={[
            isFree
              ? { id: 'free', look: 'good', words: t('activity.cancel.free') }
              : { id: 'none', look: 'none', words: t('activity.cancel.none') },
            ...(on.left !== undefined && on.left <= few
              ? [{ id: 'few', look: 'note' as const, words: t('activity.count.left', { count: on.left }) }]
              : []),
          ]}
        />
        <div className="ac-f">
          <TourPrice tour={tour} people={sizeOf(asked.party)} />
          <Link className={buttonClass({ size: 'sm' })} {...link}>
            <span aria-hidden="true">{t('activity.seeDates')}</span>
            <span className="vh">{t('activity.seeDates.of', { name })}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}
