import { useEffect, useRef, useState } from 'react'
import { type Say, useText } from '../i18n/text.ts'
import { type Stage, stageOf } from './countdown.ts'

export interface Hold {
  id: string
  /** What is held: 'Paris – Zürich'. */
  name: string
  expiresAt: number
}

const words: Record<Exclude<Stage, 'ample'>, (t: Say, item: string) => string> = {
  short: (t, item) => t('expiry.said.short', { item }),
  last: (t, item) => t('expiry.said.last', { item }),
  over: (t, item) => t('expiry.said.over', { item }),
}

/** Says politely, once each: under 5 minutes, under 1 minute, expired. What a page begins with is read, not said. */
export function ExpiryAnnouncer({ holds, now }: { holds: readonly Hold[]; now: number }) {
  const t = useText()
  const known = useRef(new Map<string, Stage>())
  const [said, setSaid] = useState('')
  useEffect(() => {
    const fresh = new Map(holds.map(({ id, expiresAt }) => [id, stageOf(expiresAt - now)]))
    const news = holds.flatMap(({ id, name, expiresAt }) => {
      const [before, stage] = [known.current.get(id), stageOf(expiresAt - now)]
      return before && before !== stage && stage !== 'ample' ? [words[stage](t, name)] : []
    })
    known.current = fresh
    if (news.length > 0) setSaid(news.join(' '))
  })
  return (
    <p className="vh" role="status">
      {said}
    </p>
  )
}
