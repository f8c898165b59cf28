import type { Slice } from './calendar.ts'
import { never } from './earliest.ts'
import { boarding, leaving } from './network.ts'
import { firstHopFrom, isOrigin, isTarget, isVia, type Span } from './span.ts'

/** The figures of a journey that no other beats. */
export interface Best {
  readonly departs: number
  readonly arrives: number
  readonly changes: number
}

/**
 * For each stop, the earliest arrivals at the target by departure and number of changes left. An entry stands for all
 * departures at its second or later; entries of a stop lie from late to early.
 */
export interface Profile {
  /** Arrivals of an entry: for 0, 1, 2 … changes with nothing more to call at, then the same with the via still ahead. */
  readonly lanes: number
  /** Where a journey begins: before the via when there is one. */
  readonly top: number
  readonly entryStart: Int32Array
  readonly entryEnd: Int32Array
  readonly entryDeparts: Int32Array
  readonly entryArrives: Int32Array
  readonly best: readonly Best[]
  /** By changes, the earliest arrivals of journeys that begin after the window and are over by the horizon. */
  readonly after: Int32Array
}

/** The entry for whoever stands at a stop at a second: the last one that departs no earlier; below the stop's start: none. */
export function entryAt({ entryStart, entryEnd, entryDeparts }: Profile, stop: number, second: number): number {
  let low = (entryStart[stop] as number) - 1
  let high = (entryEnd[stop] as number) - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((entryDeparts[middle] as number) >= second) low = middle
    else high = middle - 1
  }
  return low
}

/** Memory that one query leaves to the next. */
export interface Scratch {
  take(name: 'train' | 'departs' | 'arrives', size: number): Int32Array
}

export function makeScratch(): Scratch {
  const arrays = new Map<string, Int32Array>()
  return {
    take(name, size) {
      const known = arrays.get(name)
      if (known && known.length >= size) return known
      const array = new Int32Array(Math.ceil(size * 1.25))
      arrays.set(name, array)
      return array
    },
  }
}

function layEntries({ slices, network }: Span) {
  const entryStart = new Int32Array(network.stops.length)
  let total = 0
  for (let stop = 0; stop < entryStart.length; stop++) {
    entryStart[stop] = total
    for (const { stopStart } of slices) total += (stopStart[stop + 1] as number) - (stopStart[stop] as number)
  }
  return { entryStart, total }
}

/** Of several at the same second, only those that none of the others beats: what was found later beats or differs. */
function withoutBeaten(found: readonly Best[]): Best[] {
  return found.filter(({ departs, arrives, changes }, index) => {
    for (let place = index + 1; found[place]?.departs === departs; place++) {
      const other = found[place]
      if (other && other.arrives <= arrives && other.changes <= changes) return false
    }
    return true
  })
}

/**
 * Arrivals, one for each number of changes left, of somebody in a train and of somebody at a stop. They never grow with
 * the changes: what does not beat the least of the others is beaten by all of them.
 */
interface Arrivals {
  readonly choices: number
  readonly aboard: Int32Array
  readonly entered: Int32Array
  /** The earliest of journeys that begin at the second reached or later: who arrives no earlier is beaten. */
  readonly best: Int32Array
  readonly longest: number
}

/** Whoever is in the train can leave it and go on as entered; that takes a change. */
function improve({ choices, aboard, entered, best }: Arrivals, seat: number, entry: number): void {
  const least = entered[entry + choices - 1] as number
  let isWorth = false
  for (let lane = 1; lane < choices; lane++) {
    const now = aboard[seat + lane] as number
    const bound = best[lane] as number
    if (now <= least || (!isWorth && bound <= least)) return
    const arrives = entered[entry + lane - 1] as number
    if (arrives >= now || (!isWorth && arrives >= bound)) continue
    // From here on all of them, so that arrivals never grow with the changes.
    isWorth = true
    aboard[seat + lane] = arrives
  }
}

/** Whether boarding the train beats what was entered last, and may be a part of a journey that nothing beats. */
function isWorthEntering({ choices, aboard, entered, best }: Arrivals, seat: number, last: number): boolean {
  const least = aboard[seat + choices - 1] as number
  for (let lane = 0; lane < choices; lane++) {
    const now = last < 0 ? never : (entered[last + lane] as number)
    const bound = best[lane] as number
    if (now <= least || bound <= least) return false
    const arrives = aboard[seat + lane] as number
    if (arrives < now && arrives < bound) return true
  }
  return false
}

function arrive({ choices, aboard, best }: Arrivals, seat: number, second: number): void {
  if (second >= (best[0] as number)) return
  for (let lane = 0; lane < choices && second < (aboard[seat + lane] as number); lane++) aboard[seat + lane] = second
}

/** What begins with this train at a second and is not beaten by what begins later. */
function begin({ choices, aboard, best, longest }: Arrivals, seat: number, second: number): Best[] {
  const found: Best[] = []
  for (let changes = 0; changes < choices; changes++) {
    const arrives = aboard[seat + changes] as number
    if (arrives >= (best[changes] as number) || arrives - second > longest) continue
    found.push({ departs: second, arrives, changes })
    for (let more = changes; more < choices && (best[more] as number) > arrives; more++) best[more] = arrives
  }
  return found
}

/**
 * Connection scan from the last hop before the horizon to the first: whatever can be boarded later is known when it is
 * needed. With a via there are twice as many arrivals: those of who has nothing more to call at, and of who has.
 */
export function scanProfile(span: Span, scratch: Scratch, horizon = span.limit): Profile {
  const { network, earliest, latest, roles, allowed, hasVia, slices, firstTrain, trainCount } = span
  const { wayStart, wayTo, waySeconds } = network
  const choices = span.maxChanges + 1
  const lanes = hasVia ? choices * 2 : choices
  const top = lanes - choices
  const { entryStart, total } = layEntries(span)
  const entryEnd = entryStart.slice()
  const entryDeparts = scratch.take('departs', total)
  const entryArrives = scratch.take('arrives', total * lanes)
  const aboard = scratch.take('train', trainCount * lanes).fill(never, 0, trainCount * lanes)
  const best = new Int32Array(choices).fill(never)
  const arrivals: Arrivals = { choices, aboard, entered: entryArrives, best, longest: span.longest }
  const found: Best[] = []
  let after: Int32Array | undefined
  for (let index = slices.length - 1; index >= 0; index--) {
    const slice = slices[index] as Slice
    const { departs, arrives, from, to, age, train, rules, operator } = slice
    const first = firstHopFrom(slice, earliest)
    for (let hop = firstHopFrom(slice, horizon) - 1; hop >= first; hop--) {
      const end = arrives[hop] as number
      if (end > horizon || (allowed && allowed[operator[hop] as number] === 0)) continue
      const seat = ((firstTrain[index + (age[hop] as number)] as number) + (train[hop] as number)) * lanes
      const rule = rules[hop] as number
      const there = to[hop] as number
      if ((rule & leaving) !== 0) {
        if (((roles[there] as number) & isTarget) !== 0) arrive(arrivals, seat, end)
        const lastWay = wayStart[there + 1] as number
        for (let way = wayStart[there] as number; way < lastWay; way++) {
          const stop = wayTo[way] as number
          const second = end + (waySeconds[way] as number)
          const start = entryStart[stop] as number
          let entry = (entryEnd[stop] as number) - 1
          while (entry >= start && (entryDeparts[entry] as number) < second) entry--
          if (entry < start) continue
          improve(arrivals, seat, entry * lanes)
          if (hasVia) improve(arrivals, seat + choices, entry * lanes + choices)
        }
      }
      if (aboard[seat + choices - 1] === never) continue
      const here = from[hop] as number
      const role = roles[here] as number
      if (hasVia && ((role | (roles[there] as number)) & isVia) !== 0)
        aboard.copyWithin(seat + choices, seat, seat + choices)
      if ((rule & boarding) === 0) continue
      const second = departs[hop] as number
      if ((role & isOrigin) !== 0) {
        if (second < latest) after ??= best.slice()
        const journeys = begin(arrivals, seat + top, second)
        if (second < latest) found.push(...journeys)
      }
      // Who comes back to an origin is beaten by who begins there, and not entered any more.
      const next = entryEnd[here] as number
      const isFirst = next === (entryStart[here] as number)
      const last = isFirst ? -1 : (next - 1) * lanes
      if (
        !isWorthEntering(arrivals, seat, last) &&
        !(hasVia && isWorthEntering(arrivals, seat + choices, isFirst ? -1 : last + choices))
      )
        continue
      const isSame = !isFirst && entryDeparts[next - 1] === second
      const at = isSame ? last : next * lanes
      for (let lane = 0; lane < lanes; lane++) {
        const now = aboard[seat + lane] as number
        const before = isFirst ? never : (entryArrives[last + lane] as number)
        entryArrives[at + lane] = now < before ? now : before
      }
      if (isSame) continue
      entryDeparts[next] = second
      entryEnd[here] = next + 1
    }
  }
  return {
    lanes,
    top,
    entryStart,
    entryEnd,
    entryDeparts,
    entryArrives,
    best: withoutBeaten(found),
    after: after ?? best,
  }
}
