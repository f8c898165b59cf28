import type { RoomStay } from '@portolan/contract/hotel-stay'
import { useState } from 'react'
import { readDraft, writeDraft } from '../../session/draft.ts'
import { kindCodeOf, type Place, ratesOf } from './places.ts'

/** By the number of the room: its kind and its plan. They outlive every handle. */
export type Picks = Readonly<Record<string, string>>

const nameOf = (stay: RoomStay): string => `${kindCodeOf(stay)}/${stay.ratePlans[0]?.ratePlanCode ?? ''}`

export const pickedOf = (place: Place, picks: Picks): RoomStay | undefined =>
  ratesOf(place).find((stay) => nameOf(stay) === picks[place.index])

/** More of a kind than are left: the house would refuse one of them. */
export function scarceOf(chosen: readonly RoomStay[]): RoomStay | undefined {
  return chosen.find((stay) => {
    const left = stay.roomTypes[0]?.numberOfUnits
    return left !== undefined && chosen.filter((other) => kindCodeOf(other) === kindCodeOf(stay)).length > left
  })
}

/** The room after this one that nothing is chosen for yet; undefined: all have theirs. */
export const nextOpen = (places: readonly Place[], picks: Picks, from: number): number | undefined =>
  [...places.slice(from), ...places.slice(0, from)].find((place) => !pickedOf(place, picks))?.index

/** What was chosen survives a reload, and a search that has to be made again. */
export function usePicks(draft: string): [Picks, (index: number, stay: RoomStay) => Picks] {
  const [picks, setPicks] = useState<Picks>(() => readDraft<Record<string, string>>(draft) as Picks)
  const pick = (index: number, stay: RoomStay): Picks => {
    const next = { ...picks, [index]: nameOf(stay) }
    setPicks(next)
    writeDraft(draft, next)
    return next
  }
  return [picks, pick]
}
