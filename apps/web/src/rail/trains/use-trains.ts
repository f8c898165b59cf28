import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { useEffect, useEffectEvent } from 'react'
import { useSpeech } from '../../i18n/text.ts'
import { cartState } from '../../session/cart-state.ts'
import { useLook } from '../../session/preferences.ts'
import type { RailSearch } from '../search.ts'
import { keepRail, useRailState } from '../state.ts'
import { readChoice, type Step } from './address.ts'
import { allowedWith, findAgain } from './model.ts'
import { leaveSearch, openSearch, searchKey, startSearch, type TrainSearch, useTrainSearch } from './search-run.ts'

export interface Trains {
  run: TrainSearch
  step: Step
  /** The tickets of this step. */
  results: readonly RailTrainResult[]
  outbound: RailTrainResult | undefined
  inbound: RailTrainResult | undefined
  /** What was chosen before, where it has another price now. */
  before: RailTrainResult | undefined
  /** The outbound ticket that the address names is not sold any more. */
  isGone: boolean
  choose(ticket: RailTrainResult): void
  askAgain(): void
}

/** The search that the address holds, what came of it, and what is chosen in it. */
export function useTrains(search: RailSearch, address: Record<string, unknown>): Trains {
  const { language } = useSpeech()
  const { currency } = useLook()
  const key = searchKey(search, language, currency)
  const run = useTrainSearch()
  const state = useRailState()
  const { out, wantsBack } = readChoice(address)
  const open = useEffectEvent((wanted: string) => openSearch(search, wanted, Date.now() + cartState.read().clockAhead))
  useEffect(() => open(key), [key])
  useEffect(() => leaveSearch, [])

  const isOurs = run.key === key
  const [there, home] = isOurs ? [state.outboundTrainTicketResults, state.inboundTrainTicketResults] : [[], []]
  const { selectedOutboundTicket: wantedOut, selectedInboundTicket: wantedIn } = state
  const outbound = findAgain(there, wantedOut?.rph, wantedOut ?? undefined) ?? findAgain(there, out, undefined)
  const isWaiting = !isOurs || run.status === 'asking'
  const step = wantsBack && search.back && (outbound || isWaiting) ? 'back' : 'out'
  const allowed = outbound && search.back ? allowedWith(outbound, home) : []
  const inbound = findAgain(allowed, wantedIn?.rph, wantedIn ?? undefined)
  const [chosen, wanted] = step === 'back' ? [inbound, wantedIn] : [outbound, wantedOut]
  const isDearer = chosen && wanted && chosen.sellingTotalAmount !== wanted.sellingTotalAmount
  return {
    run: isOurs ? run : { ...run, status: 'asking', asked: [], answered: [], silent: [], failure: null },
    step,
    results: step === 'back' ? allowed : there,
    outbound,
    inbound,
    before: isDearer && chosen.sellingCurrencyCode === wanted.sellingCurrencyCode ? wanted : undefined,
    isGone: wantsBack && !isWaiting && run.status !== 'failed' && !outbound,
    choose: (ticket) =>
      keepRail(step === 'back' ? { selectedInboundTicket: ticket } : { selectedOutboundTicket: ticket }),
    askAgain: () => void startSearch(search, key),
  }
}
