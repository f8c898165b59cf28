import { useState } from 'react'
import { readDraft, writeDraft } from '../../session/draft.ts'
import { noWishes, type Wishes } from './request.ts'

export interface Told extends Wishes {
  /** The agency's own number for the file. */
  readonly file: string
}

/** What is wished for is kept as it is typed, and ends with the tab. */
export function useWishes(draft: string): [Told, (change: Partial<Told>) => void] {
  const [told, setTold] = useState<Told>(() => ({ ...noWishes, file: '', ...readDraft<Told>(draft) }))
  const tell = (change: Partial<Told>) => {
    const next = { ...told, ...change }
    setTold(next)
    writeDraft(draft, next)
  }
  return [told, tell]
}
