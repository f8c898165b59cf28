import { localeOf } from '@portolan/domain/language'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useSpeech, useText } from '../../i18n/text.ts'
import type { Place } from '../../stay/detail/places.ts'
import { guestWords } from '../../stay/rooms-words.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { type Choice, choiceAddress } from '../choice.ts'
import { KeptFlight } from '../KeptFlight.tsx'
import { Searching } from '../Outcome.tsx'
import { PackageHead } from '../PackageHead.tsx'
import { Renew } from '../Renew.tsx'
import type { PackageAsked } from '../search.ts'
import { useTripWords } from '../trip-words.ts'
import { KindCard } from './KindCard.tsx'
import { RoomSide } from './RoomSide.tsx'
import { type RoomsFound, useRooms } from './use-rooms.ts'

function Kinds({ found, place }: { found: RoomsFound; place: Place }) {
  const t = useText()
  if (place.kinds.length === 0) return <p className="muted">{t('hotelDetail.room.none')}</p>
  return (
    <div className="pk-kinds">
      {place.kinds.map((kind) => (
        <KindCard
          key={kind.code}
          kind={kind}
          totals={found.totals}
          chosen={found.chosenAt(place)}
          onChoose={(stay) => found.choose(place, stay)}
        />
      ))}
    </div>
  )
}

/** For each room of the stay what there is; with several rooms one stands behind the other. */
function Rooms({ found, choice }: { found: RoomsFound; choice: Choice }) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { places, at, setAt } = found
  const [only, another] = places
  if (only && !another) return <Kinds {...{ found }} place={only} />
  return (
    <Tabs
      label={t('hotelDetail.rooms.tabs')}
      selected={String(at)}
      onSelect={(id) => setAt(Number(id))}
      tabs={places.map((place) => ({
        id: String(place.index),
        ...(choice.rooms?.[place.index] && { icon: Check }),
        label: t('stay.roomFor', { number: place.index + 1, guests: guestWords([place.guests], t, locale) }),
        panel: <Kinds {...{ found, place }} />,
      }))}
    />
  )
}

/** All rooms of one hotel on all plans, each with what the trip costs by it. */
export function RoomsDesk({ asked, choice }: { asked: PackageAsked; choice: Choice }) {
  const t = useText()
  const navigate = useNavigate()
  const words = useTripWords(asked)
  const found = useRooms(asked, choice)
  const { isFetching, failure, kept, house, chosen } = found
  const isThere = !isFetching && !failure && kept && chosen.length === asked.rooms.length
  // Found again by what it was: the handle has run out.
  const again: Choice = { pick: choice.pick, hotel: choice.hotel, rooms: choice.rooms }
  return (
    <div className="page top pk-page">
      <PackageHead
        title={house?.hotelName ? t('package.rooms.title', { hotel: house.hotelName }) : t('package.page.rooms')}
        lead={t(asked.rooms.length > 1 ? 'package.rooms.lead.several' : 'package.rooms.lead', words)}
        step="hotel"
        {...{ asked, choice }}
      />
      {isFetching && <Searching />}
      {!isFetching && !isThere && (
        <Renew {...{ asked, failure }} choice={again} onAgain={found.askAgain} none={t('package.rooms.none')} />
      )}
      {isThere && (
        <>
          <KeptFlight flight={kept} change={{ asked, choice }} />
          <div className="pk-cols two">
            <section className="pk-main" aria-label={t('package.page.rooms')}>
              <Link className="link small pk-back" to="/package/hotels" search={choiceAddress(asked, choice)}>
                {t('package.toHotels')}
              </Link>
              <Rooms {...{ found, choice }} />
            </section>
            <RoomSide
              {...{ asked, choice, found, kept }}
              onAgain={() => void navigate({ to: '/package/hotels', search: choiceAddress(asked, again) })}
            />
          </div>
        </>
      )}
    </div>
  )
}
