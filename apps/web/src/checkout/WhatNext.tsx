import './booked.css'
import { RichText, useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { type NextStep, nextStepsOf } from './next.ts'
import type { Line } from './state.ts'

function When({ at, now }: { at: NextStep['at']; now: number }) {
  if ('instant' in at) return <Moment kind="expiry" at={at.instant} now={now} />
  if ('terms' in at) return <Moment kind="terms" of={at.terms} />
  return <Moment kind="local" at={at.local} />
}

/** What comes next, in the order of time: the mail, what is to be paid, what ends, and the journey itself. */
export function WhatNext({ lines, now }: { lines: readonly Line[]; now: number }) {
  const t = useText()
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
    </section>
  )
}
