import '../../result/progress.css'
import { useText } from '../../i18n/text.ts'
import { LiveText } from '../../result/LiveText.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

interface Props {
  isAsking: boolean
  /** '38 of 64 cars' */
  found: string
}

/** What is under way, for the eye and for the ear; when it is done, what came of it. */
export function Waiting({ isAsking, found }: Props) {
  const t = useText()
  const words = t('car.asking')
  return (
    <>
      <LiveText text={isAsking ? words : found} />
      {isAsking && (
        <div className="asking">
          <ProgressBar label={words} />
          <span aria-hidden="true">{words}</span>
        </div>
      )}
    </>
  )
}
