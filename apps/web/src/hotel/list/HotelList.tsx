import { useText } from '../../i18n/text.ts'
import { WindowList } from '../../result/WindowList.tsx'
import type { House } from '../../stay/list/house.ts'
import type { StayAsked } from '../../stay/search.ts'
import { phone, useMedia } from '../../ui/use-media.ts'
import type { Compared } from './compare/compared.ts'
import { HotelCard } from './HotelCard.tsx'

interface Props {
  houses: readonly House[]
  stay: StayAsked
  /** Names the order and the filters: a new one begins at its top. */
  order: string
  active: string | undefined
  onActive(id: string | undefined): void
  compared: Compared
}

/** Pixels of a card with the gap after it. */
const [high, tall] = [208, 470]

export function HotelList({ houses, stay, order, active, onActive, compared }: Props) {
  const t = useText()
  const onPhone = useMedia(phone)
  return (
    <WindowList
      label={t('hotels.list')}
      items={houses}
      keyOf={({ id }) => id}
      estimate={onPhone ? tall : high}
      order={order}
    >
      {(house) => (
        <HotelCard
          {...{ house, stay, onActive }}
          isActive={house.id === active}
          isCompared={compared.has(house)}
          canCompare={!compared.isFull}
          onCompare={(on) => compared.set(house, on)}
        />
      )}
    </WindowList>
  )
}
