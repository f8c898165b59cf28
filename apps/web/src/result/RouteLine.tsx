import './route-line.css'
import type { CSSProperties, ReactNode } from 'react'

export interface RouteLineProps {
  departs: string
  arrives: string
  /** '(+1)', and what it is read as; nothing where it arrives on the same day. */
  later?: { mark: string; words: string } | undefined
  from: string
  to: string
  /** Above the line: how long it takes. */
  duration: string
  /** How far along the journey something is changed, 0 to 1. */
  changes: readonly number[]
  /** Under the line: 'Direct', '1 stop, DXB'. */
  children: ReactNode
}

function End({ time, place, later }: { time: string; place: string; later?: RouteLineProps['later'] }) {
  return (
    <div>
      <div className="t">
        <bdi dir="ltr">{time}</bdi>
        {later && (
          <sup>
            <bdi dir="ltr" aria-hidden="true">
              {later.mark}
            </bdi>
            <span className="vh">{later.words}</span>
          </sup>
        )}
      </div>
      <div className="p">
        <bdi>{place}</bdi>
      </div>
    </div>
  )
}

/** Hollow dot to solid dot; dashed with ochre dots where something is changed. */
export function RouteLine({ departs, arrives, later, from, to, duration, changes, children }: RouteLineProps) {
  return (
    <div className="leg">
      <End time={departs} place={from} />
      <div className={changes.length > 0 ? 'track via' : 'track'}>
        <span>{duration}</span>
        <span className="ln" aria-hidden="true">
          <i />
          {changes.map((at) => (
            <b key={at} style={{ '--at': `${(at * 100).toFixed(1)}%` } as CSSProperties} />
          ))}
        </span>
        <span>{children}</span>
      </div>
      <End time={arrives} place={to} later={later} />
    </div>
  )
}
