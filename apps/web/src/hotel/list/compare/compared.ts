import { useState } from 'react'
import type { House } from '../../../stay/list/house.ts'

export const mostCompared = 4

export interface Compared {
  /** In the order in which they were chosen. */
  readonly houses: readonly House[]
  readonly isFull: boolean
  has(house: House): boolean
  set(house: House, on: boolean): void
  clear(): void
}

/**
 * Up to four houses side by side. They stay chosen while the list is filtered, sorted and moved away from them; those
 * that are in the list are told as it tells them now.
 */
export function useCompared(all: readonly House[]): Compared {
  const [chosen, setChosen] = useState<readonly House[]>([])
  const set = (house: House, on: boolean) =>
    setChosen((known) => {
      const others = known.filter(({ id }) => id !== house.id)
      return on ? [...others, house].slice(0, mostCompared) : others
    })
  return {
    houses: chosen.map((house) => all.find(({ id }) => id === house.id) ?? house),
    isFull: chosen.length >= mostCompared,
    has: (house) => chosen.some(({ id }) => id === house.id),
    set,
    clear: () => setChosen([]),
  }
}
