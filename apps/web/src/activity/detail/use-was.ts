import type { Amount } from '@portolan/contract/shared'
import { useState } from 'react'
import { isSame } from '../../price/change.ts'

interface Seen {
  readonly key: string
  readonly now: Amount
  readonly was: Amount | undefined
}

/** What the very same choice cost when it was last shown, where it costs something else now. */
export function useWas(key: string | undefined, now: Amount | undefined): Amount | undefined {
  const [seen, setSeen] = useState<Seen>()
  if (key === undefined || !now) return undefined
  if (seen?.key !== key) {
    setSeen({ key, now, was: undefined })
    return undefined
  }
  if (isSame(seen.now, now)) return seen.was
  const was = seen.now.currencyCode === now.currencyCode ? seen.now : undefined
  setSeen({ key, now, was })
  return was
}
