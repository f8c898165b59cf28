import './detail.css'
import { Link } from '@tanstack/react-router'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { CallError } from '../../api/failure.ts'
import { useText } from '../../i18n/text.ts'
import { ActionBar } from '../../result/ActionBar.tsx'
import { type StayAsked, searchOfStay } from '../../stay/address.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { About } from './About.tsx'
import { Gallery } from './Gallery.tsx'
import { GoOn } from './GoOn.tsx'
import { Head } from './Head.tsx'
import { picturesOf } from './picture.ts'
import { RoomsSection } from './RoomsSection.tsx'
import { Summary, Total } from './Summary.tsx'
import { type Detail, useDetail } from './use-detail.ts'

function Bar({ detail }: { detail: Detail }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { stay, nights } = detail
  return (
    <>
      <ActionBar>
        <div className="bar-top">
          <span className="small muted">{t('hotelDetail.bar', { rooms: stay.rooms.length, nights })}</span>
          <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span className="vh">{t('hotelDetail.summary.open')}</span>
            <Total detail={detail} size="md" />
            <Icon of={ChevronUp} size="s" />
          </button>
        </div>
        <div className="hd-bar">
          <GoOn detail={detail} brief />
        </div>
      </ActionBar>
      {isOpen && (
        <Drawer title={t('hotelDetail.summary')} onClose={() => setOpen(false)}>
          <Summary detail={detail} />
        </Drawer>
      )}
    </>
  )
}

function OnThisPage({ hasAbout }: { hasAbout: boolean }) {
  const t = useText()
  return (
    <LinkTabs label={t('hotelDetail.onPage')}>
      <a href="#rooms">{t('hotelDetail.rooms')}</a>
      {hasAbout && (
        <>
          <a href="#overview">{t('hotelDetail.overview')}</a>
          <a href="#place">{t('hotelDetail.location')}</a>
          <a href="#policies">{t('hotelDetail.policies')}</a>
        </>
      )}
    </LinkTabs>
  )
}

/** Neither words nor rooms: nobody knows such a house, or nobody answers. */
function Nobody({ stay, detail }: { stay: StayAsked; detail: Detail }) {
  const t = useText()
  const { description, rooms } = detail
  const failure = (rooms.error ?? description.error) as CallError | null
  const back = (
    <Link className={buttonClass({ variant: 'primary' })} to="/hotel/list" search={searchOfStay(stay)}>
      {t('hotelDetail.toList')}
    </Link>
  )
  const isUnknown = description.data === null || (description.error as CallError | null)?.status === 404
  if (!failure || isUnknown)
    return <EmptyState title={t('hotelDetail.unknown')} text={t('hotelDetail.unknown.text')} action={back} />
  const again = () => void Promise.all([rooms.refetch(), description.refetch()])
  return (
    <ErrorPanel
      title={failure.title}
      message={failure.message}
      kept={t('hotelDetail.kept')}
      actions={
        <>
          <Button onClick={again}>{t('shell.failure.again')}</Button>
          {back}
        </>
      }
    />
  )
}

/** One house for one stay: what it looks like, what it has, and the rooms to choose from. */
export function DetailDesk({ stay, hotel }: { stay: StayAsked; hotel: string }) {
  const t = useText()
  const detail = useDetail(stay, hotel)
  const { house, description, rooms } = detail
  const content = description.data ?? undefined
  if (!house)
    return (
      <div className="page top">
        <h1 className="vh">{t('hotelDetail.title')}</h1>
        {description.isPending || rooms.isPending ? (
          <Wait label={t('hotelDetail.loading')} skeleton={<Skeleton heights={[44, 372, 180]} widths={[50, 100]} />} />
        ) : (
          <Nobody {...{ stay, detail }} />
        )}
      </div>
    )
  return (
    <div className="page top hd-page">
      <Head stay={stay} house={house} />
      {content && <Gallery name={house.name} pictures={picturesOf(content, t)} />}
      <div className="hd-cols">
        <div className="hd-main">
          <OnThisPage hasAbout={content !== undefined} />
          <RoomsSection detail={detail} />
          {content && <About content={content} />}
        </div>
        {detail.stays.length > 0 && (
          <aside className="hd-side" aria-labelledby="hotel-sum">
            <div className="card pad">
              <Summary detail={detail} titleId="hotel-sum" />
            </div>
          </aside>
        )}
      </div>
      {detail.stays.length > 0 && <Bar detail={detail} />}
    </div>
  )
}
