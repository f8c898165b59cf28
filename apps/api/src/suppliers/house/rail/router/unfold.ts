import type { Slice } from './calendar.ts'
import { never } from './earliest.ts'
import { boarding, leaving } from './network.ts'
import { type Best, entryAt, type Profile } from './profile.ts'
import { firstHopFrom, isTarget, isVia, type Span } from './span.ts'

/** A part of one train's way: which train of which day, from which call to which. */
export interface Part {
  /** Among the days of the span. */
  readonly day: number
  /** Place among the trains of that day. */
  readonly train: number
  readonly trip: number
  readonly board: number
  readonly leave: number
}

/** The rest of a journey, from boarding a train on. */
interface Rest {
  readonly part: Part
  /** The time between this train and the next that remains once the way from one to the other is done. */
  readonly wait: number
  /** The shortest wait from here on. */
  readonly spare: number
  readonly next: Rest | undefined
}

/** Where and since when somebody stands who has left a train. */
interface Change {
  readonly part: Part
  readonly stop: number
  readonly waitsFrom: number
  readonly ready: number
  readonly changesLeft: number
  readonly lane: number
}

function isBetter(one: Rest, other: Rest | undefined): boolean {
  if (!other) return true
  if (one.spare !== other.spare) return one.spare > other.spare
  const [trip, than] =
    one.next && other.next ? [one.next.part.trip, other.next.part.trip] : [one.part.trip, other.part.trip]
  return trip === than ? one.wait > other.wait : trip < than
}

/** The place after the last departure of a stop that is no later than a second. */
function placeAfter(slice: Slice, stop: number, second: number): number {
  const beyond = firstHopFrom(slice, second + 1)
  let low = slice.stopStart[stop] as number
  let high = slice.stopStart[stop + 1] as number
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((slice.atStop[middle] as number) < beyond) low = middle + 1
    else high = middle
  }
  return low
}

/** Each hop that departs at a stop between two seconds, both included, the latest first, until `visit` is content. */
function visitDepartures(
  { slices }: Span,
  stop: number,
  [first, last]: readonly [number, number],
  visit: (slice: number, hop: number, departs: number) => 'on' | 'stop',
): void {
  for (let index = slices.length - 1; index >= 0; index--) {
    const slice = slices[index]
    if (!slice) return
    const start = slice.stopStart[stop] as number
    for (let place = placeAfter(slice, stop, last) - 1; place >= start; place--) {
      const hop = slice.atStop[place] as number
      const departs = slice.departs[hop] as number
      if (departs < first || visit(index, hop, departs) === 'stop') return
    }
  }
}

/**
 * Finds the trains behind the figures: of all journeys that have them, one whose shortest change is the longest. Where
 * two trains meet several times, that is where they meet first and last: nobody rides there and back. A station stays
 * twice in a journey only where nothing else has the same figures: because nobody may get off or on the first time,
 * because changing there takes longer, or for the sake of the via.
 */
export function unfold(span: Span, profile: Profile, best: Best): Part[] {
  const { network, roles, slices, days, firstTrain, allowed } = span
  const { callStart, callStop, callArrives, callRules, wayStart, wayTo, waySeconds } = network
  const { lanes, top, entryStart, entryDeparts, entryArrives } = profile
  const known = new Map<number, Rest | undefined>()

  function board(index: number, hop: number, changesLeft: number, lane: number): Rest | undefined {
    const slice = slices[index] as Slice
    const isAllowed = !allowed || allowed[slice.operator[hop] as number] === 1
    if (!isAllowed || ((slice.rules[hop] as number) & boarding) === 0) return
    const day = index + (slice.age[hop] as number)
    const train = slice.train[hop] as number
    const position = slice.position[hop] as number
    const key = ((((firstTrain[day] as number) + train) * 0x10000 + position) * 8 + changesLeft) * 2 + Math.sign(lane)
    if (!known.has(key)) known.set(key, ride(day, train, position, changesLeft, lane))
    return known.get(key)
  }

  function ride(day: number, train: number, position: number, changesLeft: number, lane: number): Rest | undefined {
    const trip = days[day]?.trips[train] as number
    const zero = days[day]?.starts[train] as number
    const start = callStart[trip] as number
    const end = callStart[trip + 1] as number
    let longest: Rest | undefined
    let at = ((roles[callStop[start + position] as number] as number) & isVia) !== 0 ? 0 : lane
    for (let call = start + position + 1; call < end; call++) {
      const stop = callStop[call] as number
      const role = roles[stop] as number
      const rules = callRules[call] as number
      const arrives = zero + (callArrives[call] as number)
      if (arrives > best.arrives) break
      if ((role & isVia) !== 0) at = 0
      if ((rules & leaving) !== 0) {
        const part = { day, train, trip, board: position, leave: call - start }
        if (changesLeft > 0) longest = goOn(part, stop, arrives, changesLeft - 1, at, longest)
        else if (at === 0 && (role & isTarget) !== 0) return { part, wait: never, spare: never, next: undefined }
      }
    }
    return longest
  }

  function goOn(
    part: Part,
    stop: number,
    arrives: number,
    changesLeft: number,
    lane: number,
    before: Rest | undefined,
  ) {
    let longest = before
    for (let way = wayStart[stop] as number; way < (wayStart[stop + 1] as number); way++) {
      const there = wayTo[way] as number
      const ready = arrives + (waySeconds[way] as number)
      const waitsFrom = there === stop ? arrives : ready
      longest = catchNext({ part, stop: there, waitsFrom, ready, changesLeft, lane }, longest)
    }
    return longest
  }

  /** Trains are tried from the last that still arrives in time back to where waiting is too short to be any better. */
  function catchNext({ part, stop, waitsFrom, ready, changesLeft, lane }: Change, before: Rest | undefined) {
    const arrivesAt = (entry: number) => entryArrives[entry * lanes + lane + changesLeft] as number
    const start = entryStart[stop] as number
    let entry = entryAt(profile, stop, ready)
    if (entry < start || arrivesAt(entry) > best.arrives) return before
    while (entry > start && arrivesAt(entry - 1) <= best.arrives) entry--
    let longest = before
    visitDepartures(span, stop, [ready, entryDeparts[entry] as number], (index, hop, departs) => {
      const wait = departs - waitsFrom
      if (longest && wait < longest.spare) return 'stop'
      const next = board(index, hop, changesLeft, lane)
      if (!next) return 'on'
      const rest = { part, wait, spare: Math.min(wait, next.spare), next }
      if (isBetter(rest, longest)) longest = rest
      return 'on'
    })
    return longest
  }

  let longest: Rest | undefined
  for (const stop of span.origins) {
    visitDepartures(span, stop, [best.departs, best.departs], (index, hop) => {
      const rest = board(index, hop, best.changes, top)
      if (rest && isBetter(rest, longest)) longest = rest
      return 'on'
    })
  }
  const parts: Part[] = []
  for (let rest = longest; rest; rest = rest.next) parts.push(rest.part)
  return parts
}
