import './booked.css'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Timeline } from '../ui/Timeline.tsx'
import { type NextStep, nextStepsOf } from './next.ts'
import type { Line } from './state.ts'
import { readersZone } from './zone.ts'

function When({ at, now }: { at: NextStep['at']; now: number }) {
  const format = useFormat()
  if ('instant' in at) {
    return <bdi>{format.moment(new Date(at.instant), readersZone, new Date(now))}</bdi>
  }
  const time = at.local.slice(11, 16)
  return (
    <>
      <bdi>{format.date(at.local.slice(0, 10))}</bdi> {time !== '' && time !== '00:00' && <bdi dir="ltr">{time}</bdi>}
    </>
  )
}

/** What comes next, in the order of time: the mail, what is to be paid, what ends, and the journey itself. */
export function WhatNext({ lines, now }: { lines: readonly Line[]; now: number }) {
  const t = useText()
  const format = useFormat()
  const isBought = lines.some(({ state }) => state === 'bought')
  const steps = nextStepsOf(lines, now)
  if (steps.length === 0 && !isBought) return null
  return (
    <section className="card pad co-sum" aria-labelledby="co-next">
      <h2 className="h3" id="co-next">
        {t('checkout.next.title')}
      </h2>
      <Timeline>
        {isBought && (
          <li className="now">
            <b className="semi">{t('checkout.next.soon')}</b>
            <span className="muted">{t('checkout.next.mail')}</span>
          </li>
        )}
        {steps.map(({ key, word, title, at }) => (
          <li className="next" key={key}>
            <b className="semi">
              <When at={at} now={now} />
            </b>
            <span className="muted">
              <RichText id={word} values={{ item: <bdi key="item">{title}</bdi> }} />
            </span>
          </li>
        ))}
      </Timeline>
      <p className="xs faint">{t('checkout.next.zone', { zone: format.zone(new Date(now), readersZone) })}</p>
    </section>
  )
}
