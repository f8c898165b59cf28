import './gallery.css'
import { Grid2x2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import type { Picture } from './picture.ts'
import { Viewer } from './Viewer.tsx'

const shown = 5

/** The first pictures side by side; each opens the viewer, where all of them are. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly Picture[] }) {
  const t = useText()
  const [open, setOpen] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <section className="gal" aria-label={t('hotelDetail.pictures')}>
      {pictures.slice(0, shown).map(({ url, words }, index) => (
        <button key={url} type="button" aria-haspopup="dialog" onClick={() => setOpen(index)}>
          <img src={url} alt={words} loading={index === 0 ? 'eager' : 'lazy'} />
        </button>
      ))}
      <Button className="gal-all" size="sm" icon={Grid2x2} aria-haspopup="dialog" onClick={() => setOpen(0)}>
        {t('hotelDetail.pictures.all', { count: pictures.length })}
      </Button>
      {open !== undefined && <Viewer name={name} pictures={pictures} start={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
