import { useText } from '../../i18n/text.ts'
import { LiveText } from '../../result/LiveText.tsx'
import '../../result/progress.css'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { ListView } from './use-list-view.ts'

interface Props {
  view: ListView
  /** '57 of 142 hotels' */
  found: string
}

/** What is under way, for the eye and for the ear; when it is done, what came of it. */
export function Waiting({ view: { isAsking, isMoving, box }, found }: Props) {
  const t = useText()
  const isBusy = isAsking || isMoving
  const words = box ? t('hotels.asking.map') : t('hotels.asking')
  return (
    <>
      <LiveText text={isBusy ? words : found} />
      {isBusy && (
        <div className="asking">
          <ProgressBar label={words} />
          <span aria-hidden="true">{words}</span>
        </div>
      )}
    </>
  )
}
