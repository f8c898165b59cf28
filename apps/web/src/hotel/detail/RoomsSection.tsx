import { localeOf } from '@portolan/domain/language'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import type { CallError } from '../../api/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { searchOfStay } from '../../stay/address.ts'
import { guestWords } from '../../stay/rooms-words.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { Rooms } from './Rooms.tsx'
import type { Detail } from './use-detail.ts'

/** Dates and rooms are changed where they were asked for. */
function ChangeStay({ detail: { stay }, isPrimary = false }: { detail: Detail; isPrimary?: boolean }) {
  const t = useText()
  return (
    <Link
      className={buttonClass(isPrimary ? { variant: 'primary' } : { size: 'sm' })}
      to="/hotel"
      search={searchOfStay(stay)}
    >
      <Icon of={CalendarDays} size="s" />
      {t('hotelDetail.change')}
    </Link>
  )
}

function Found({ detail }: { detail: Detail }) {
  const t = useText()
  const { rooms, stay, places } = detail
  const failure = rooms.error as CallError | null
  if (rooms.isPending)
    return <Wait label={t('hotelDetail.rooms.loading')} skeleton={<Skeleton heights={[220, 220]} widths={[100]} />} />
  if (failure)
    return (
      <ErrorPanel
        title={failure.title}
        message={failure.message}
        kept={t('hotelDetail.kept')}
        actions={
          <>
            <Button onClick={() => void rooms.refetch()}>{t('shell.failure.again')}</Button>
            <ChangeStay detail={detail} />
          </>
        }
      />
    )
  if (places.every(({ kinds }) => kinds.length === 0))
    return (
      <EmptyState
        level={3}
        title={t('hotelDetail.none')}
        text={t('hotelDetail.none.text')}
        action={
          <span className="row wrap">
            <ChangeStay detail={detail} isPrimary />
            <Link className={buttonClass()} to="/hotel/list" search={searchOfStay(stay)}>
              {t('hotelDetail.toList')}
            </Link>
          </span>
        }
      />
    )
  return (
    <>
      {rooms.data?.warnings && <Note tone="warn">{t('hotelDetail.rooms.partly')}</Note>}
      <Rooms detail={detail} />
    </>
  )
}

/** Who sleeps there and when, with what can be had for them. */
export function RoomsSection({ detail }: { detail: Detail }) {
  const t = useText()
  const format = useFormat()
  const locale = localeOf(useSpeech().language)
  const { stay, nights } = detail
  const days = format.range(stay.checkIn, stay.checkOut)
  const [only, another] = stay.rooms
  const title =
    only && !another
      ? t('hotelDetail.rooms.for', { guests: guestWords([only], t, locale) })
      : t('hotelDetail.rooms.several', { count: stay.rooms.length })
  return (
    <section id="rooms" className="hd-rooms" aria-labelledby="rooms-title" aria-busy={detail.rooms.isFetching}>
      <div className="row between wrap">
        <div>
          <h2 id="rooms-title">{title}</h2>
          <p className="small muted">
            <bdi>{days.start}</bdi>
            {days.joint}
            <bdi>{days.end}</bdi>
            {' · '}
            {t('hotelDetail.rooms.lead', { nights })}
          </p>
        </div>
        <ChangeStay detail={detail} />
      </div>
      <Found detail={detail} />
    </section>
  )
}
