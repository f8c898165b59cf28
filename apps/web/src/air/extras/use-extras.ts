import { useEffect, useMemo } from 'react'
import type { AirSearch } from '../../flight/search.ts'
import { useSpeech } from '../../i18n/text.ts'
import { draftName } from '../../session/draft.ts'
import { useLook } from '../../session/preferences.ts'
import { useStore } from '../../session/store.ts'
import { type Choice, choiceAddress } from '../flights/choice.ts'
import { readHandles, readWas } from './address.ts'
import type { Shelf } from './chosen.ts'
import { type DeskState, type ExtrasDesk, makeExtrasDesk, shelfOf } from './desk.ts'
import { flyersOf } from './flyer.ts'

export interface Extras {
  desk: ExtrasDesk
  state: DeskState
  /** What there is to choose from. */
  shelf: Shelf
  /** Under which name the choice is kept. */
  draft: string
}

/** Everything about the offer that the address holds; another language or currency asks for it anew. */
export function useExtras(search: AirSearch, choice: Choice, address: Record<string, unknown>): Extras {
  const { language } = useSpeech()
  const { currency } = useLook()
  // The same flights for the same people: a list that was asked again has other handles for them.
  const draft = draftName('air-extras', { ...choiceAddress(search, choice) })
  const key = JSON.stringify([readHandles(address), readWas(address), draft, language, currency])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of it
  const desk = useMemo(
    () => makeExtrasDesk({ handles: readHandles(address), was: readWas(address), flyers: flyersOf(search), draft }),
    [key],
  )
  useEffect(() => {
    void desk.open()
    return desk.close
  }, [desk])
  const state = useStore(desk.store)
  const { answer, map } = state
  const shelf = useMemo(() => shelfOf({ answer, map }, flyersOf(search)), [answer, map, search])
  return { desk, state, shelf, draft }
}
