import './wait.css'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { Compass } from './Compass.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useDelayed } from './use-delayed.ts'

interface WaitProps {
  /** What is being done: 'Asking 12 operators'. */
  label?: string | undefined
  /** A sentence under the bar: '5 answered. Usually 8 seconds.' */
  detail?: ReactNode
  value?: number | undefined
  max?: number | undefined
  /** Same boxes as the result. */
  skeleton?: ReactNode
}

const flash = 300
const long = 1000

/** Nothing under 300 ms, a skeleton to 1 s, then the scale bar above the skeleton. */
export function Wait({ label, detail, value, max, skeleton = <Skeleton /> }: WaitProps) {
  const t = useText()
  const shown = useDelayed(flash)
  const slow = useDelayed(long)
  const words = label ?? t('ui.wait.loading')
  return (
    <div aria-busy="true">
      <div role="status">
        {slow && (
          <div className="wait">
            <Compass />
            <div className="grow">
              <span className="wait-w">{words}</span>
              <ProgressBar label={words} value={value} max={max} />
              {detail && <span className="xs faint">{detail}</span>}
            </div>
          </div>
        )}
      </div>
      {shown && skeleton}
    </div>
  )
}
