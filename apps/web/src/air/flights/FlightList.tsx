import type { FareFamily } from '@portolan/contract/air-itinerary'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { WindowList } from '../../result/WindowList.tsx'
import { phone, useMedia } from '../../ui/use-media.ts'
import type { Coverage } from './coverage.ts'
import { FlightCard, type Telling } from './FlightCard.tsx'
import type { Card } from './row.ts'

const FlightDrawer = lazy(() => import('./FlightDrawer.tsx'))

interface Props {
  cards: readonly Card[]
  /** Names the order and the filters: a new one begins at its top. */
  order: string
  markOf(card: Card): string | undefined
  tellingOf(card: Card): Telling
  who: string
  covers: Coverage
  flightsOnly: boolean
  chosen: { key: string; handle: string | undefined } | undefined
  onChoose(card: Card, family: FareFamily | undefined): void
}

/** Pixels of a card with the gap after it. */
const [high, tall] = [150, 264]

export function FlightList({ cards, order, markOf, tellingOf, who, covers, flightsOnly, chosen, onChoose }: Props) {
  const t = useText()
  const onPhone = useMedia(phone)
  const [opened, setOpened] = useState<string>()
  const [detail, setDetail] = useState<string>()
  const shown = cards.find(({ key }) => key === detail)
  return (
    <>
      <WindowList
        label={t('flights.list')}
        items={cards}
        keyOf={({ key }) => key}
        estimate={onPhone ? tall : high}
        order={order}
      >
        {(card) => (
          <FlightCard
            {...{ card, who, covers, flightsOnly }}
            mark={markOf(card)}
            telling={tellingOf(card)}
            open={opened === card.key || (opened === undefined && card.key === chosen?.key)}
            chosen={card.key === chosen?.key ? chosen.handle : undefined}
            onToggle={() => setOpened(opened === card.key ? '' : card.key)}
            onDetail={() => setDetail(card.key)}
            onChoose={(family) => onChoose(card, family)}
          />
        )}
      </WindowList>
      {shown && (
        <Suspense>
          <FlightDrawer card={shown} onClose={() => setDetail(undefined)} />
        </Suspense>
      )}
    </>
  )
}
