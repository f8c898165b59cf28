import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { useListWords } from '../list-words.ts'
import { type Departure, hasRoom, isPerGroup, keyOf, timeOfDeparture } from './departure.ts'
import { troubleOf } from './trouble.ts'
import type { Detail } from './use-detail.ts'

const few = 3

function Places({ departure, people }: { departure: Departure; people: number }) {
  const t = useText()
  const { availableQty: left, maxGroupSize = 0 } = departure
  if (left === 0) return <span className="small muted">{t('activity.day.full')}</span>
  if (isPerGroup(departure) && hasRoom(departure, people))
    return <span className="small muted">{t('activity.group.upTo', { count: maxGroupSize })}</span>
  if (left === undefined) return null
  return (
    <span className={left <= few ? 'small ad-few' : 'small muted'}>{t('activity.count.left', { count: left })}</span>
  )
}

function Option({ departure, detail }: { departure: Departure; detail: Detail }) {
  const t = useText()
  const format = useFormat()
  const listWords = useListWords()
  const { picked, people, choose } = detail
  const { groupName, languagesSpoken = [], price } = departure
  const isOn = picked !== undefined && keyOf(picked) === keyOf(departure)
  const isOpen = hasRoom(departure, people)
  const spoken = listWords(languagesSpoken.map(format.language))
  return (
    <label className={['ad-group', isOn && 'on', !isOpen && 'off'].filter(Boolean).join(' ')}>
      <input type="radio" name="activity-group" checked={isOn} disabled={!isOpen} onChange={() => choose(departure)} />
      <span className="ad-time">
        <bdi dir="ltr">{timeOfDeparture(departure)}</bdi>
      </span>
      <span className="grow">
        <b className="semi">{groupName}</b>
        <span className="small muted">
          {[isPerGroup(departure) && t('activity.group.private'), spoken].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Places {...{ departure, people }} />
      <Price of={price} size="sm" />
    </label>
  )
}

function Found({ detail }: { detail: Detail }) {
  const t = useText()
  const { choice, departures, groups, people } = detail
  const { day: refused, other } = troubleOf(detail)
  if (!choice.day) return <p className="ad-pad muted">{t('activity.group.noDay')}</p>
  if (departures.isFetching && groups.length === 0)
    return (
      <div className="ad-pad">
        <Wait label={t('activity.group.asking')} skeleton={<Skeleton heights={[56, 56]} widths={[100]} />} />
      </div>
    )
  if (refused) return <p className="ad-pad ad-bad">{refused}</p>
  if (departures.error && other)
    return (
      <div className="ad-pad ad-again" role="alert">
        <p>{other.message}</p>
        <Button size="sm" onClick={() => void departures.refetch()}>
          {t('shell.failure.again')}
        </Button>
      </div>
    )
  if (groups.length === 0) return <p className="ad-pad muted">{t('activity.group.none')}</p>
  return (
    <>
      {departures.data?.warnings && <Note tone="warn">{t('activity.partly')}</Note>}
      <fieldset aria-busy={departures.isFetching}>
        <legend className="vh">{t('activity.step.group')}</legend>
        {groups.map((departure) => (
          <Option key={keyOf(departure)} {...{ departure, detail }} />
        ))}
      </fieldset>
      {groups.every((one) => !hasRoom(one, people)) && <p className="ad-pad ad-bad">{t('activity.group.noRoom')}</p>}
    </>
  )
}

/** Every group of the day at its hour, with what the whole party pays in it. */
export function GroupSection({ detail }: { detail: Detail }) {
  const t = useText()
  const format = useFormat()
  const { day } = detail.choice
  return (
    <Section title={t('activity.step.group')} end={day && <span className="small muted">{format.longDate(day)}</span>}>
      <Found detail={detail} />
    </Section>
  )
}
