import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { ContentLine } from '../platform/sum-line.ts'

/** Everything on a paper is text in the customer's language, ready to be set: nothing is formatted later. */
export interface PaperStop {
  /** '07:22' on the clock of the place. */
  readonly time: string
  readonly place: string
  /** '(+1)': on another day than the journey began. */
  readonly later?: string
}

/** Where somebody sits: 'Coach 7, seat 61'. */
interface NamedSeat {
  readonly name: string
  readonly place: string
}

/** The same before names are put to it, by the name that the supplier knows somebody by. */
interface TakenSeat {
  readonly travelerRef: string
  readonly place: string
}

export interface PaperLeg<Seat = NamedSeat> {
  readonly from: PaperStop
  readonly to: PaperStop
  /** What takes one there: 'TGV 9203 · SNCF'. */
  readonly text: string
  /** '4 h 04 min': apart from the names, which may run the other way. */
  readonly duration?: string
  readonly seats?: readonly Seat[]
}

export interface PaperSection<Seat = NamedSeat, Line = string> {
  readonly heading: string
  readonly legs: readonly PaperLeg<Seat>[]
  readonly lines: readonly Line[]
}

export type ContentSection = PaperSection<TakenSeat, ContentLine>

export interface PaperPrice {
  readonly lines: readonly { readonly text: string; readonly amount: string }[]
  readonly total: string
  /** What of it was paid and how, and what is paid where. */
  readonly payments: readonly { readonly text: string; readonly amount: string }[]
  /** Absent: nothing came back. */
  readonly refunded?: string
}

/** What the supplier asked, and what it was told. */
export interface PaperAnswer {
  readonly question: string
  readonly answer: string
}

/**
 * What a paper says of money: the price and all the rest; what is taken on the spot and no other sum, for whoever travels
 * and has not paid us; or not a single sum, for somebody to whom the booking was only sent on.
 */
export type PaperMoney = 'all' | 'there' | 'none'

/** One ticket or voucher, whatever it is for. */
export interface Paper {
  readonly kind: 'ticket' | 'voucher'
  readonly title: string
  readonly reference: string
  /** The supplier's own reference, once there is one. */
  readonly locator?: string
  readonly supplierName: string
  readonly status: { readonly text: string; readonly tone: PaperTone }
  readonly travelers: readonly { readonly name: string; readonly detail?: string }[]
  readonly sections: readonly PaperSection[]
  /** To the supplier's questions: on paper only, and nowhere else. */
  readonly told: readonly PaperAnswer[]
  /** Left out where the price is nobody's business. */
  readonly price?: PaperPrice
  readonly terms: readonly string[]
  /** What the scannable code says; only on a paper that is good for travel. */
  readonly code?: string
  /** When it was bought. */
  readonly issued: string
  /** In whose name it is handed over, where that is not the shop's. */
  readonly seller?: string
}

export type PaperTone = 'good' | 'waiting' | 'off'

/** An entry of the calendar. Times are local to their place, YYYY-MM-DDTHH:mm; a day without a time is a whole one. */
export interface PaperEvent {
  readonly title: string
  readonly start: PaperMoment
  /** Of whole days: the last one. */
  readonly end: PaperMoment
  /** How long it takes, which tells apart the two hours of the night when clocks are put back. */
  readonly minutes?: number
  readonly location?: string
  readonly lines: readonly string[]
}

export interface PaperMoment {
  readonly local: string
  /** IANA; absent where it is not known: then the entry keeps the local time, wherever it is read. */
  readonly timeZone?: string
}

/** The part of a paper that only the product knows. */
export interface PaperContent {
  readonly kind: Paper['kind']
  readonly title: string
  readonly supplierName: string
  /** What somebody travels as: 'Adult'. */
  detailOf?(traveler: Traveler): string
  readonly sections: readonly ContentSection[]
  /** Parts of the price that come to the whole; none where they are not known. */
  readonly priceLines: readonly { readonly text: string; readonly amount: Money }[]
  /** What the hotel or the office takes or blocks when somebody comes. */
  readonly payThere?: readonly ContentLine[]
  readonly terms: readonly ContentLine[]
  /** The supplier's own code; absent: ours, with both references. */
  readonly code?: string
  readonly events: readonly PaperEvent[]
}

/** All that documents know of a product. Each product registers one at wiring. */
export interface PaperView {
  readonly products: readonly SupplierProduct[]
  /** Whether it can tell what was bought; absent: anything of its products. The first that suits is asked. */
  suits?(booking: BookingRecord): boolean
  contentOf(booking: BookingRecord, purchase: PurchaseRecord, language: Language): PaperContent
}
