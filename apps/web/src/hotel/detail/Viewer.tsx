import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Picture } from './picture.ts'

interface Props {
  name: string
  pictures: readonly Picture[]
  start: number
  onClose(): void
}

/** Which way a key leads; 0: nowhere. */
function stepOf(key: string): number {
  const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return 1
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0
}

/** One picture after the other, by buttons and by arrow keys; after the last comes the first. */
export function Viewer({ name, pictures, start, onClose }: Props) {
  const t = useText()
  const [at, setAt] = useState(start)
  const picture = pictures[at]
  const go = (step: number) => setAt((now) => (now + step + pictures.length) % pictures.length)
  // Wherever in the dialog the focus is: nothing else is open to hear a key.
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: -at, End: pictures.length - 1 - at }
    const step = ends[event.key] ?? stepOf(event.key)
    if (step === 0) return
    event.preventDefault()
    go(step)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <Dialog title={<bdi>{name}</bdi>} closeOutside onClose={onClose}>
      <div className="gal-view">
        {picture && <img src={picture.url} alt={picture.words} />}
        <div className="gal-steps">
          <IconButton
            icon={ChevronLeft}
            variant="line"
            flip
            label={t('hotelDetail.pictures.before')}
            onClick={() => go(-1)}
          />
          <p role="status">
            {t('hotelDetail.pictures.at', { number: at + 1, count: pictures.length })}
            {picture && <span className="small muted">{picture.words}</span>}
          </p>
          <IconButton
            icon={ChevronRight}
            variant="line"
            flip
            label={t('hotelDetail.pictures.next')}
            onClick={() => go(1)}
          />
        </div>
      </div>
    </Dialog>
  )
}
