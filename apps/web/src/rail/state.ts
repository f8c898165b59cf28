import type { RailFareQuoteRS, RailShopRS } from '@portolan/contract/rail'
import type { RailBookRS } from '@portolan/contract/rail-booking'
import type {
  RailCondition,
  RailPassFare,
  RailPassProduct,
  RailPriceLine,
  RailTrainResult,
} from '@portolan/contract/rail-journey'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { makeStore, useStore } from '../session/store.ts'
import { packTickets, unpackTickets } from './ticket-storage.ts'

/** A form as it stands in the page's address. */
export type SearchInputValues = Readonly<Record<string, string | number>>

export interface TicketDetails {
  trains: readonly RailTrainResult[]
  travelers: readonly TravelerDraft[]
  priceList: readonly RailPriceLine[]
  conditions: readonly RailCondition[]
  currency: string
  totalAmount: number
}

/** Section 3 of the specification, 'Rail state', name by name. */
export interface RailState {
  searchInputValues: SearchInputValues | null
  isRoundTrip: boolean
  passCriteria: SearchInputValues | null
  trainTicketsRS: RailShopRS | null
  railPassesRS: RailFareQuoteRS | null
  outboundTrainTicketResults: readonly RailTrainResult[]
  inboundTrainTicketResults: readonly RailTrainResult[]
  railPassResults: readonly RailPassProduct[]
  selectedOutboundTicket: RailTrainResult | null
  selectedInboundTicket: RailTrainResult | null
  selectedPass: RailPassProduct | null
  selectedValidity: RailPassFare | null
  ticketDetails: TicketDetails | null
  bookFromCart: boolean
  bookInitiateRS: RailBookRS | null
  bookTicketRS: RailBookRS | null
  ticketBooked: boolean
  cartNumber: number
}

export const emptyRailState: RailState = {
  searchInputValues: null,
  isRoundTrip: false,
  passCriteria: null,
  trainTicketsRS: null,
  railPassesRS: null,
  outboundTrainTicketResults: [],
  inboundTrainTicketResults: [],
  railPassResults: [],
  selectedOutboundTicket: null,
  selectedInboundTicket: null,
  selectedPass: null,
  selectedValidity: null,
  ticketDetails: null,
  bookFromCart: false,
  bookInitiateRS: null,
  bookTicketRS: null,
  ticketBooked: false,
  cartNumber: 0,
}

export const railState = makeStore<RailState>(emptyRailState)

export const useRailState = (): RailState => useStore(railState)

const place = 'rail'

/** What a reload must find again. Travellers and bookings are the server's to keep, never the browser's. */
type Kept = Pick<
  RailState,
  'searchInputValues' | 'isRoundTrip' | 'passCriteria' | 'selectedPass' | 'selectedValidity' | 'bookFromCart'
> & {
  tickets: ReturnType<typeof packTickets>
}

function keptOf(state: RailState): Kept {
  const { searchInputValues, isRoundTrip, passCriteria, selectedPass, selectedValidity, bookFromCart } = state
  return {
    ...{ searchInputValues, isRoundTrip, passCriteria, selectedPass, selectedValidity, bookFromCart },
    tickets: packTickets({
      outbound: state.outboundTrainTicketResults,
      inbound: state.inboundTrainTicketResults,
      selected: [state.selectedOutboundTicket, state.selectedInboundTicket],
    }),
  }
}

/** A full or forbidden store costs a second search after a reload, nothing else. */
export function keepRail(next: Partial<RailState>): void {
  railState.write(next)
  try {
    sessionStorage.setItem(place, JSON.stringify(keptOf(railState.read())))
  } catch {
    sessionStorage.removeItem(place)
  }
}

/** What the tab last kept; nothing where there is nothing, or nothing that can be read. */
export function readKeptRail(): Partial<RailState> {
  try {
    const { tickets, ...rest } = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept
    const { outbound, inbound, selected } = unpackTickets(tickets)
    return {
      ...rest,
      outboundTrainTicketResults: outbound,
      inboundTrainTicketResults: inbound,
      selectedOutboundTicket: selected[0] ?? null,
      selectedInboundTicket: selected[1] ?? null,
    }
  } catch {
    return {}
  }
}

/** A search that failed: its input and its results go; the form and the address keep what was typed. */
export function clearTrains(): void {
  keepRail({
    searchInputValues: null,
    trainTicketsRS: null,
    outboundTrainTicketResults: [],
    inboundTrainTicketResults: [],
  })
}
