import './wait.css'
import type { CSSProperties } from 'react'

interface ProgressBarProps {
  label: string
  /** Without a value the bar seeks: something is under way and nobody knows how far. */
  value?: number | undefined
  max?: number | undefined
}

const most = 24
const unknown = 12

/** The chart's scale bar. Up to 24 parts are one cell each, the one being waited for is accent. */
export function ProgressBar({ label, value, max = unknown }: ProgressBarProps) {
  const cells = Math.max(1, Math.min(max, most))
  const filled = value === undefined ? -1 : Math.round((Math.min(value, max) / Math.max(1, max)) * cells)
  const look = (index: number) => (index < filled ? 'on' : index === filled ? 'now' : undefined)
  const state = value === undefined ? {} : { 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max }
  return (
    <div className={value === undefined ? 'scale seeking' : 'scale'} role="progressbar" aria-label={label} {...state}>
      {Array.from({ length: cells }, (_, index) => index).map((index) => (
        <i key={index} className={look(index)} style={{ '--at': index } as CSSProperties} />
      ))}
    </div>
  )
}
