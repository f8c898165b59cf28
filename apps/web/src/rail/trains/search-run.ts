import { type RailShopLine, searchTrains } from '@portolan/contract/rail'
import type { RailOption } from '@portolan/contract/rail-journey'
import { CallError, failureWithoutReply } from '../../api/failure.ts'
import { stream } from '../../api/stream.ts'
import { inTurn } from '../../session/in-turn.ts'
import { makeStore, useStore } from '../../session/store.ts'
import { type RailSearch, shopRequest, writeSearch } from '../search.ts'
import { clearTrains, keepRail, railState, readKeptRail } from '../state.ts'
import { isSellable, notesOf, resultOf, type TicketNotes } from './model.ts'

export interface Asked {
  supplier: string
  name: string
}

/** One search under way or done. Its results stand in the rail state. */
export interface TrainSearch {
  /** The search, the language and the currency that it was made in; undefined: none yet. */
  key: string | undefined
  status: 'asking' | 'done' | 'stopped' | 'failed'
  asked: readonly Asked[]
  /** Ids of those who have answered, whatever they said. */
  answered: readonly string[]
  /** Names of those who gave no answer. */
  silent: readonly string[]
  correlationID: string
  /** Where the journey begins and ends, as the language spoken names them. */
  ends: readonly [from: string | undefined, to: string | undefined]
  notes: TicketNotes
  failure: CallError | null
}

const idle: TrainSearch = {
  ...{ key: undefined, status: 'done', asked: [], answered: [], silent: [], correlationID: '', notes: {} },
  ends: [undefined, undefined],
  failure: null,
}

export const trainSearch = makeStore<TrainSearch>(idle)

export const useTrainSearch = (): TrainSearch => useStore(trainSearch)

export const searchKey = (search: RailSearch, language: string, currency: string): string =>
  JSON.stringify([writeSearch(search), language, currency])

const place = 'rail-search'

function keepSearch({ key, silent, correlationID, ends, notes }: TrainSearch): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ key, silent, correlationID, ends, notes }))
  } catch {
    sessionStorage.removeItem(place)
  }
}

function readKeptSearch(): Partial<TrainSearch> {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<TrainSearch>) ?? {}
  } catch {
    return {}
  }
}

let asking: AbortController | undefined

const optionsOf = (line: RailShopLine, leg: number): RailOption[] =>
  (line.originDestinationInformations?.[leg]?.originDestinationOptions ?? []).filter(isSellable)

/** Of those who failed: by the name that was told when they were asked, else by what is said of them. */
function silentOf({ supplier, success, warnings }: RailShopLine, asked: readonly Asked[]): string[] {
  const known = (id: string | undefined) => asked.find((one) => one.supplier === id)?.name
  if (supplier !== undefined) return success === false ? [known(supplier) ?? supplier] : []
  return (warnings?.warnings ?? []).flatMap(({ recordID }) => known(recordID) ?? recordID ?? [])
}

function takeLine(line: RailShopLine): void {
  const before = trainSearch.read()
  const asked = line.asked ?? before.asked
  const [outbound, inbound] = [optionsOf(line, 0), optionsOf(line, 1)]
  const told = line.originDestinationInformations?.[0]
  trainSearch.write({
    asked,
    correlationID: line.correlationID,
    ends: told ? [told.originLocation.name, told.destinationLocation.name] : before.ends,
    answered: line.supplier === undefined ? before.answered : [...before.answered, line.supplier],
    silent: [...before.silent, ...silentOf(line, asked)],
    notes: { ...before.notes, ...notesOf(outbound), ...notesOf(inbound) },
  })
  const { trainTicketsRS: known, outboundTrainTicketResults, inboundTrainTicketResults } = railState.read()
  railState.write({
    trainTicketsRS: {
      ...{ success: true, correlationID: line.correlationID },
      originDestinationInformations: [
        ...(known?.originDestinationInformations ?? []),
        ...(line.originDestinationInformations ?? []),
      ],
    },
    outboundTrainTicketResults: [...outboundTrainTicketResults, ...outbound.map(resultOf)],
    inboundTrainTicketResults: [...inboundTrainTicketResults, ...inbound.map(resultOf)],
  })
}

function end(status: 'done' | 'stopped'): void {
  trainSearch.write({ status })
  keepSearch(trainSearch.read())
  // Whatever came is a result: the store takes it once, when the last line is in.
  keepRail({})
}

function fail(error: unknown): void {
  const failure = error instanceof CallError ? error : failureWithoutReply(error)
  trainSearch.write({ status: 'failed', failure })
  sessionStorage.removeItem(place)
  clearTrains()
}

/** Asks everybody anew. What was chosen stays chosen: it is looked for in what comes. */
export async function startSearch(search: RailSearch, key: string): Promise<void> {
  asking?.abort()
  const own = new AbortController()
  asking = own
  trainSearch.write({ ...idle, key, status: 'asking' })
  // What is in the tab's store from now on is of this search, and not yet whole.
  sessionStorage.removeItem(place)
  railState.write({
    ...{ searchInputValues: writeSearch(search), isRoundTrip: search.back !== undefined, trainTicketsRS: null },
    ...{ outboundTrainTicketResults: [], inboundTrainTicketResults: [] },
  })
  const isOver = () => own.signal.aborted || asking !== own
  try {
    const onLine = (line: RailShopLine) => {
      if (!isOver()) takeLine(line)
    }
    // A currency just chosen is on its way to the server, which prices by it.
    await inTurn(() => Promise.resolve())
    await stream(searchTrains, { body: shopRequest(search) }, { onLine, signal: own.signal })
    if (!isOver()) end('done')
  } catch (error) {
    if (!isOver()) fail(error)
  }
}

/** The customer has seen enough: what came by then stays. */
export function stopSearch(): void {
  if (trainSearch.read().status !== 'asking') return
  asking?.abort()
  end('stopped')
}

/** The page is left in the middle: nobody waits any more, and coming back asks again. */
export function leaveSearch(): void {
  if (trainSearch.read().status !== 'asking') return
  asking?.abort()
  trainSearch.write(idle)
}

const isFresh = (results: readonly { expiredDateTime: string }[], now: number): boolean =>
  results.length > 0 && results.every(({ expiredDateTime }) => Date.parse(expiredDateTime) > now)

/** What this tab found before, while it may still be bought. */
function restore(key: string, now: number): boolean {
  const kept = readKeptSearch()
  const rail = readKeptRail()
  if (kept.key !== key || !isFresh(rail.outboundTrainTicketResults ?? [], now)) {
    // The choice is looked for in what is found now.
    const { selectedOutboundTicket = null, selectedInboundTicket = null } = rail
    if (!railState.read().selectedOutboundTicket) railState.write({ selectedOutboundTicket, selectedInboundTicket })
    return false
  }
  railState.write(rail)
  trainSearch.write({ ...idle, ...kept, status: 'done' })
  return true
}

/** Shows what is known of this search, or makes it. */
export function openSearch(search: RailSearch, key: string, now: number): void {
  if (trainSearch.read().key === key || restore(key, now)) return
  void startSearch(search, key)
}
