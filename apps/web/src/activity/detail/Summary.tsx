import '../../result/summary.css'
import { useId } from 'react'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { useFormat } from '../../i18n/format.ts'
import type { MessageId } from '../../i18n/messages.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { useMoments } from '../../moment/use-moments.ts'
import { OldNew } from '../../price/OldNew.tsx'
import { Price } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { Ticks } from '../../result/Ticks.tsx'
import { freeDeadline } from '../../stay/cancel-words.ts'
import { type Category, type Departure, isPerGroup, keyOf, timeOfDeparture, totalOf } from './departure.ts'
import { GoOn } from './GoOn.tsx'
import { inOrder } from './people.ts'
import type { Detail } from './use-detail.ts'
import { useFit } from './use-fit.ts'
import { useWas } from './use-was.ts'

const lineWords: Record<Category['qualifierInfo'], MessageId> = {
  Adult: 'activity.count.adults',
  Senior: 'activity.count.seniors',
  Child: 'activity.count.children',
  Infant: 'activity.count.infants',
  Youth: 'activity.count.youths',
  Student: 'activity.count.students',
}

function Lines({ departure, people }: { departure: Departure; people: number }) {
  const t = useText()
  const { price, participantCategories } = departure
  const paying = participantCategories.filter(({ quantity = 0 }) => quantity > 0).toSorted(inOrder)
  return (
    <dl className="lines">
      {isPerGroup(departure) ? (
        <div>
          <dt>{t('activity.line.group', { count: people })}</dt>
          <dd>
            <Price of={price} />
          </dd>
        </div>
      ) : (
        paying.map((category) => (
          <div key={`${category.qualifierInfo}/${category.minAge}`}>
            <dt>
              <RichText
                id="activity.line"
                values={{
                  who: t(lineWords[category.qualifierInfo], { count: category.quantity ?? 0 }),
                  price: <Price key="price" of={category.price} />,
                }}
              />
            </dt>
            <dd>
              <Price of={totalOf(category)} />
            </dd>
          </div>
        ))
      )}
      <div className="tot">
        <dt>{t('activity.total')}</dt>
        <dd>
          <Price of={price} size="lg" />
        </dd>
      </div>
      <div className="sub">
        <dt>{t('activity.taxIncluded')}</dt>
      </div>
    </dl>
  )
}

function Chosen({ detail }: { detail: Detail }) {
  const t = useText()
  const format = useFormat()
  const { choice, picked } = detail
  return (
    <dl className="kv ad-chosen">
      <div>
        <dt>{t('activity.day')}</dt>
        <dd>{choice.day ? format.date(choice.day) : t('activity.notChosen')}</dd>
      </div>
      <div>
        <dt>{t('activity.group')}</dt>
        <dd>
          {picked ? (
            <>
              {picked.groupName} <bdi dir="ltr">{timeOfDeparture(picked)}</bdi>
            </>
          ) : (
            t('activity.notChosen')
          )}
        </dd>
      </div>
    </dl>
  )
}

interface Props {
  detail: Detail
  isWhole: boolean
  hasTitle?: boolean
}

/** The day, the group, who pays what, what it comes to, for how long, and the way on. */
export function Summary({ detail, isWhole, hasTitle = false }: Props) {
  const t = useText()
  const moments = useMoments()
  const { picked, people, held, info, departures } = detail
  const title = useId()
  const fit = useFit(picked)
  const was = useWas(picked && `${keyOf(picked)}/${JSON.stringify(detail.asked.party)}`, picked?.price)
  const until = picked && freeDeadline(picked.cancel ?? info?.policies?.cancel ?? [])
  return (
    <div className="summary" aria-busy={departures.isFetching}>
      {hasTitle && (
        <h2 className="h3" id={title}>
          {t('activity.summary')}
        </h2>
      )}
      <Chosen detail={detail} />
      {picked && (
        <>
          {was && <OldNew change={{ id: 'activity', name: picked.groupName, was, now: picked.price }} />}
          <Lines departure={picked} people={people} />
          <Ticks
            of={[
              until
                ? { id: 'free', look: 'good', words: t('activity.cancel.until', { date: moments.terms(until) }) }
                : { id: 'never', look: 'none', words: t('activity.cancel.none') },
              ...fit,
            ]}
          />
          {Number.isFinite(held.expiresAt) && !held.isOver && (
            <>
              <ExpiryAnnouncer
                holds={[{ id: 'activity', name: info?.basicInfo.name ?? '', expiresAt: held.expiresAt }]}
                now={held.now}
              />
              <HoldClock expiresAt={held.expiresAt} now={held.now} />
            </>
          )}
        </>
      )}
      <div className="go">
        <GoOn {...{ detail, isWhole }} />
      </div>
    </div>
  )
}
