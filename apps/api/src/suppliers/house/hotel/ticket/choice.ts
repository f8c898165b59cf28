/** One of the kinds of rooms that would do, and how many of it are left. */
export interface Choice {
  readonly kind: string
  readonly left: number
}

/**
 * For each room the first of its choices that can be had, no kind given away more often than there are rooms of it;
 * undefined: they cannot all be put up. Who came first moves on where only that makes room for who fits nowhere else.
 */
export function chooseRooms<Room extends Choice>(choices: readonly (readonly Room[])[]): readonly Room[] | undefined {
  const [[cheapest] = [], ...others] = choices
  if (cheapest && cheapest.left > 0 && others.length === 0) return [cheapest]
  const chosen: (Room | undefined)[] = choices.map(() => undefined)
  const put = (room: number, tried: Set<string>): boolean => {
    for (const choice of choices[room] ?? []) {
      if (tried.has(choice.kind)) continue
      tried.add(choice.kind)
      const inside = [...chosen.keys()].filter((other) => chosen[other]?.kind === choice.kind)
      if (inside.length < choice.left || inside.some((other) => put(other, tried))) {
        chosen[room] = choice
        return true
      }
    }
    return false
  }
  const areAllPut = choices.every((_, room) => put(room, new Set()))
  return areAllPut ? chosen.flatMap((room) => room ?? []) : undefined
}
