import { type RailShopLine, searchTrains } from '@portolan/contract/rail'
import type { RailOption } from '@portolan/contract/rail-journey'
import { idleRun, makeRunner, type Run } from '../../result/run.ts'
import { useStore } from '../../session/store.ts'
import { keptSearch, type RailSearch, shopRequest, writeSearch } from '../search.ts'
import { clearTrains, keepRail, railState, readKeptRail } from '../state.ts'
import { isSellable, notesOf, resultOf, type TicketNotes } from './model.ts'

/** One search under way or done. Its results stand in the rail state. */
export interface TrainSearch extends Run {
  /** Where the journey begins and ends, as the language spoken names them. */
  ends: readonly [from: string | undefined, to: string | undefined]
  notes: TicketNotes
}

const idle: TrainSearch = { ...idleRun, notes: {}, ends: [undefined, undefined] }

export const searchKey = (search: RailSearch, language: string, currency: string): string =>
  JSON.stringify([writeSearch(search), language, currency])

function keepSearch({ key, silent, correlationID, ends, notes }: TrainSearch): void {
  try {
    sessionStorage.setItem(keptSearch, JSON.stringify({ key, silent, correlationID, ends, notes }))
  } catch {
    sessionStorage.removeItem(keptSearch)
  }
}

function readKeptSearch(): Partial<TrainSearch> {
  try {
    return (JSON.parse(sessionStorage.getItem(keptSearch) ?? 'null') as Partial<TrainSearch>) ?? {}
  } catch {
    return {}
  }
}

const optionsOf = (line: RailShopLine, leg: number): RailOption[] =>
  (line.originDestinationInformations?.[leg]?.originDestinationOptions ?? []).filter(isSellable)

function take(line: RailShopLine, before: TrainSearch): Partial<TrainSearch> {
  const [outbound, inbound] = [optionsOf(line, 0), optionsOf(line, 1)]
  const told = line.originDestinationInformations?.[0]
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
  return {
    ends: told ? [told.originLocation.name, told.destinationLocation.name] : before.ends,
    notes: { ...before.notes, ...notesOf(outbound), ...notesOf(inbound) },
  }
}

function begin(search: RailSearch): void {
  // What is in the tab's store from now on is of this search, and not yet whole.
  sessionStorage.removeItem(keptSearch)
  railState.write({
    ...{ searchInputValues: writeSearch(search), isRoundTrip: search.back !== undefined, trainTicketsRS: null },
    ...{ outboundTrainTicketResults: [], inboundTrainTicketResults: [] },
  })
}

const isFresh = (results: readonly { expiredDateTime: string }[], now: number): boolean =>
  results.length > 0 && results.every(({ expiredDateTime }) => Date.parse(expiredDateTime) > now)

function restore(key: string, now: number): Partial<TrainSearch> | undefined {
  const kept = readKeptSearch()
  const rail = readKeptRail()
  if (kept.key !== key || !isFresh(rail.outboundTrainTicketResults ?? [], now)) {
    // The choice is looked for in what is found now.
    const { selectedOutboundTicket = null, selectedInboundTicket = null } = rail
    if (!railState.read().selectedOutboundTicket) railState.write({ selectedOutboundTicket, selectedInboundTicket })
    return undefined
  }
  railState.write(rail)
  return kept
}

const runner = makeRunner<RailSearch, typeof searchTrains, TrainSearch>({
  call: searchTrains,
  idle,
  requestOf: (search) => ({ body: shopRequest(search) }),
  begin,
  take,
  end(run) {
    keepSearch(run)
    // Whatever came is a result: the store takes it once, when the last line is in.
    keepRail({})
  },
  fail() {
    sessionStorage.removeItem(keptSearch)
    clearTrains()
  },
  restore,
})

export const { store: trainSearch, start: startSearch, stop: stopSearch, leave: leaveSearch, open: openSearch } = runner

export const useTrainSearch = (): TrainSearch => useStore(trainSearch)
