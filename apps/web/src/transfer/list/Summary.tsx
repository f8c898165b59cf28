import '../../result/summary.css'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { OldNew } from '../../price/OldNew.tsx'
import { Price } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { Note } from '../../ui/Note.tsx'
import { momentWords } from '../words.ts'
import { GoOn } from './GoOn.tsx'
import type { Ride } from './ride.ts'
import { nameWords } from './ride-words.ts'
import type { ListView } from './use-list.ts'

/** When the driver is there: on the way there, and back. */
function Hours({ view: { asked }, ride }: { view: ListView; ride: Ride }) {
  const t = useText()
  const format = useFormat()
  const back = ride.backAt ?? asked.back?.at
  return (
    <dl className="kv tf-hours">
      <div>
        <dt>{t('transfer.summary.pickUp')}</dt>
        <dd>{momentWords(ride.pickUpAt ?? asked.at, t, format)}</dd>
      </div>
      {back && (
        <div>
          <dt>{t('transfer.summary.back')}</dt>
          <dd>{momentWords(back, t, format)}</dd>
        </div>
      )}
    </dl>
  )
}

function Changed({ change }: Pick<ListView, 'change'>) {
  const t = useText()
  if (!change) return null
  return (
    <div role="status">
      <Note tone="warn">
        <p>{t('transfer.changed', { name: change.name })}</p>
        <OldNew change={change} />
      </Note>
    </div>
  )
}

/** Silent where the price has ended: the box with the button says so. */
function Held({ view: { now, isOver }, ride }: { view: ListView; ride: Ride }) {
  const t = useText()
  return (
    <>
      <ExpiryAnnouncer holds={[{ id: ride.id, name: nameWords(ride, t), expiresAt: ride.expiresAt }]} now={now} />
      {!isOver && <HoldClock expiresAt={ride.expiresAt} now={now} />}
    </>
  )
}

/** What is chosen, when it comes, what it costs in all, for how long, and the way on. */
export function Summary({ view, ride, titleId }: { view: ListView; ride: Ride; titleId: string }) {
  const t = useText()
  return (
    <div className="summary">
      <div className="row between wrap">
        <h2 className="h3" id={titleId}>
          {nameWords(ride, t)}
        </h2>
        <Price of={ride.total} size="md" />
      </div>
      <Hours {...{ view, ride }} />
      <Changed change={view.change} />
      <Held {...{ view, ride }} />
      <div className="go">
        <GoOn {...{ view, ride }} />
      </div>
    </div>
  )
}

/** Where there is no room beside the list: the same in short. */
export function SummaryBar({ view, ride }: { view: ListView; ride: Ride }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <div className="bar-top">
        <span className="small muted">
          {t('transfer.summary.short', {
            name: nameWords(ride, t),
            moment: momentWords(ride.pickUpAt ?? view.asked.at, t, format),
          })}
        </span>
        <Price of={ride.total} size="md" />
      </div>
      <div className="bar-go tf-bar">
        <GoOn {...{ view, ride }} />
      </div>
    </>
  )
}
