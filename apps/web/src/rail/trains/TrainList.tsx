import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSteady } from '../../result/use-steady.ts'
import type { TicketNotes } from './model.ts'
import type { Pricing } from './pricing.ts'
import { TrainCard } from './TrainCard.tsx'
import type { Train } from './train.ts'

/** From here on cards that nobody looks at are not laid out. */
const long = 60

const JourneyDrawer = lazy(() => import('./JourneyDrawer.tsx'))

interface Props {
  trains: readonly Train[]
  notes: TicketNotes
  pricing: Pricing
  /** The outbound ticket allows only certain returns. */
  tied: boolean
  /** Identity of the cheapest of all, shown or not. */
  cheapest: string | undefined
  chosen: RailTrainResult | undefined
  onChoose(ticket: RailTrainResult): void
}

/** Late trains take their place; what is being looked at stays where it is. */
export function TrainList({ trains, notes, pricing, tied, cheapest, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [detail, setDetail] = useState<string>()
  useSteady(list, trains)
  const shown = trains.find(({ trainIdentity }) => trainIdentity === detail)
  return (
    <>
      <div className={trains.length > long ? 'trains-list long' : 'trains-list'} ref={list}>
        {trains.map((train) => (
          <TrainCard
            key={train.trainIdentity}
            train={train}
            notes={notes}
            pricing={pricing}
            tied={tied}
            cheapest={train.trainIdentity === cheapest}
            chosen={chosen}
            onChoose={onChoose}
            onDetail={() => setDetail(train.trainIdentity)}
          />
        ))}
      </div>
      {shown && (
        <Suspense>
          <JourneyDrawer train={shown} onClose={() => setDetail(undefined)} />
        </Suspense>
      )}
    </>
  )
}
