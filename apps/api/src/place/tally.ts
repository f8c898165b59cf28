/** Counts which places have met every word of a query, and how well: a place is as good as its worst word. */
export interface Tally {
  /** A place meets the needed word whose turn it is; lower levels are better. */
  meet(turn: number, place: number, level: number): void
  /** How many words somebody has met, one after the other. */
  reached(): number
  /** A place that has met all that is needed meets one of the spare words as well. */
  alsoMeet(needed: number, turn: number, place: number): void
  /** Calls back with those that met all that is needed, one level down if a spare word is missing; then forgets. */
  finish(needed: number, spare: number, visit: (place: number, level: number) => void): void
}

/** Searches run one after the other, so one set of columns serves them all and nothing is allocated for a query. */
export function makeTally(count: number): Tally {
  const met = new Uint8Array(count)
  const worst = new Uint8Array(count)
  const now = new Uint8Array(count)
  const touched = new Uint32Array(count)
  let size = 0
  let reached = 0
  return {
    meet(turn, place, level) {
      const turns = met[place] ?? 0
      if (turns === turn + 1) {
        if (level < (now[place] ?? 0)) now[place] = level
        return
      }
      if (turns !== turn) return
      if (turn === 0) touched[size++] = place
      else worst[place] = Math.max(worst[place] ?? 0, now[place] ?? 0)
      met[place] = turn + 1
      reached = turn + 1
      now[place] = level
    },
    reached: () => reached,
    alsoMeet(needed, turn, place) {
      if (met[place] === needed + turn) met[place] = needed + turn + 1
    },
    finish(needed, spare, visit) {
      for (let index = 0; index < size; index++) {
        const place = touched[index] ?? 0
        const turns = met[place] ?? 0
        const level = Math.max(worst[place] ?? 0, now[place] ?? 0)
        met[place] = 0
        worst[place] = 0
        if (turns >= needed) visit(place, turns === needed + spare ? level : level + 1)
      }
      size = 0
      reached = 0
    },
  }
}
