import { localeOf } from '@portolan/domain/language'
import { Check } from 'lucide-react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { pickedOf } from '../../stay/detail/choice.ts'
import type { Place } from '../../stay/detail/places.ts'
import { guestWords } from '../../stay/rooms-words.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { RoomCard } from './RoomCard.tsx'
import type { Detail } from './use-detail.ts'

function Kinds({ detail, place }: { detail: Detail; place: Place }) {
  const t = useText()
  const { house, nights, picks, choose } = detail
  const images = new Map(house?.detail?.roomImgList.map(({ roomTypeCode, url }) => [roomTypeCode, url]))
  const chosen = pickedOf(place, picks)
  if (place.kinds.length === 0) return <p className="muted">{t('hotelDetail.room.none')}</p>
  return (
    <div className="hd-kinds">
      {place.kinds.map((kind) => (
        <RoomCard
          key={kind.code}
          {...{ kind, nights, chosen }}
          imageUrl={images.get(kind.code)}
          onChoose={(stay) => choose(place.index, stay)}
        />
      ))}
    </div>
  )
}

/** For each room of the stay what there is; with several rooms one stands behind the other. */
export function Rooms({ detail }: { detail: Detail }) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { places, picks, at, setAt } = detail
  const [only, another] = places
  if (only && !another) return <Kinds detail={detail} place={only} />
  return (
    <Tabs
      label={t('hotelDetail.rooms.tabs')}
      selected={String(at)}
      onSelect={(id) => setAt(Number(id))}
      tabs={places.map((place) => ({
        id: String(place.index),
        ...(pickedOf(place, picks) && { icon: Check }),
        label: t('stay.roomFor', { number: place.index + 1, guests: guestWords([place.guests], t, locale) }),
        panel: <Kinds detail={detail} place={place} />,
      }))}
    />
  )
}
