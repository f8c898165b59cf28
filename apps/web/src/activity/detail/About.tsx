import type { TourActivityInfo } from '@portolan/contract/activity'
import { useText } from '../../i18n/text.ts'
import { PlaceMap } from '../../map/PlaceMap.tsx'
import { type TickLook, Ticks } from '../../result/Ticks.tsx'
import { Section } from '../../ui/Section.tsx'
import { endOf, startOf } from '../model/necessary-info.ts'

const ticks = (look: TickLook, words: readonly string[]) =>
  words.map((text) => ({ id: `${look}/${text}`, look, words: text }))

/** What it is, what is in it, what is not, and what to know before. */
export function Overview({ info: { description, policies } }: { info: TourActivityInfo }) {
  const t = useText()
  const { longDescription, shortDescription, included = [], notIncluded = [], goodToKnow = [] } = description
  const text = longDescription ?? shortDescription
  const good = ticks('good', included)
  const rest = [...ticks('note', [...goodToKnow, ...(policies?.rules ?? [])]), ...ticks('none', notIncluded)]
  return (
    <Section title={t('activity.know')}>
      {text && <p className="ad-pad ad-text">{text}</p>}
      {good.length + rest.length > 0 && (
        <div className="ad-know">
          <Ticks of={good} />
          <Ticks of={rest} />
        </div>
      )}
    </Section>
  )
}

/** Where to be, and where it ends. */
export function StartPoint({ info }: { info: TourActivityInfo }) {
  const t = useText()
  const [start, end] = [startOf(info), endOf(info)]
  if (!start) return null
  const { locationName = '', address, position } = start
  const at = [...(address?.addressLines ?? []), address?.cityName].filter(Boolean).join(', ')
  const other = end?.locationName
  return (
    <Section
      title={t('activity.start')}
      hint={
        <>
          <bdi>{locationName}</bdi>
          {at && (
            <>
              {' · '}
              <bdi>{at}</bdi>
            </>
          )}
          {' · '}
          {other && other !== locationName ? t('activity.end.other', { place: other }) : t('activity.end.same')}{' '}
          {info.description.hasPickUp && t('activity.start.pickUp')}
        </>
      }
    >
      {position && <PlaceMap place={[position.longitude, position.latitude]} name={locationName} />}
    </Section>
  )
}
