import { useEffect } from 'react'
import type { RangeParts } from '../i18n/format.ts'
import { makeStore, useStore } from './store.ts'

interface PageTitle {
  /** Absent: the page names nothing, and the title of its route stands. */
  title: string | undefined
}

const shown = makeStore<PageTitle>({ title: undefined })

/**
 * What the page shows at this step, for the tab and the history: 'Pay', '2 items'. A part that is not known yet is left
 * out, and without any the title of the route stands.
 */
export function usePageTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ') || undefined
  useEffect(() => {
    shown.write({ title })
    return () => {
      if (shown.read().title === title) shown.write({ title: undefined })
    }
  }, [title])
}

export const useShownTitle = (): string | undefined => useStore(shown).title

/** As bookings are called: 'Paris – Zürich'. */
export const wayTitle = (from: string, to: string): string => `${from} – ${to}`

/** '15 – 20 Dec', as one text: in a title nothing can be set apart. */
export const daysTitle = ({ start, joint, end }: RangeParts): string => `${start}${joint}${end}`
