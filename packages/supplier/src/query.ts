import type { Money } from '@portolan/domain/money'
import type { ExtraChoice, SupplierProduct } from './offer.ts'
import type { Place } from './place.ts'
import type { Supplier } from './supplier.ts'
import type { TransferFlight, TransferPlace } from './transfer.ts'
import type { Party } from './traveler.ts'

export type { Place } from './place.ts'

/** Degrees; west is greater than east across the date line. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Days are YYYY-MM-DD, `at` is YYYY-MM-DDTHH:mm; both local to the place they are said of. Currencies and countries are ISO codes. */
export interface Queries {
  air: {
    readonly legs: readonly {
      readonly from: Place
      readonly to: Place
      readonly date: string
      /** Other places that will do as well. */
      readonly alsoFrom?: readonly Place[]
      readonly alsoTo?: readonly Place[]
    }[]
    readonly party: Party
    readonly cabin?: string
    readonly maxStops?: number
    /** Codes of airlines; absent: any. */
    readonly airlines?: readonly string[]
    /** Several cities: each leg is an offer of its own. Otherwise two legs are one, out and back. */
    readonly isByLeg?: boolean
    /** How many flights or pairs of flights are wanted at most; of each leg, where each is an offer. One: the cheapest. */
    readonly most?: number
    /** An offer that was chosen before, with its extras, and no other: its flights, as its detail names them. */
    readonly again?: { readonly flights: string; readonly extras: readonly ExtraChoice[] }
  }
  hotel: {
    readonly where: Place | { readonly hotelIds: readonly string[] } | { readonly box: Box }
    readonly checkIn: string
    readonly checkOut: string
    /** The party's members in this order: the adults of the first room, its children, those of the second. */
    readonly rooms: readonly { readonly adults: number; readonly childAges: readonly number[] }[]
    /** list: of each house and room the cheapest offer, with the range of all. rooms: every room on every plan. */
    readonly show: 'list' | 'rooms'
    /** At the price of those who fly with us: such an offer is not sold without a flight. */
    readonly withFlight?: boolean
    /** Houses at most, the cheapest first. */
    readonly most?: number
  }
  activity: {
    readonly where: Place
    /** Around a position. */
    readonly radiusKm?: number
    readonly from: string
    readonly to: string
    readonly party: Party
    readonly productId?: string
    /** list: of each activity its cheapest departure of these days, with all days. departures: every group at every hour. */
    readonly show: 'list' | 'departures'
  }
  car: {
    /** office: one of the place, and no other. */
    readonly pickUp: { readonly place: Place; readonly at: string; readonly office?: string }
    readonly dropOff: { readonly place: Place; readonly at: string; readonly office?: string }
    readonly driverAge: number
    /** One car on one rate, and no other; with the extras and covers that were chosen beside it before. */
    readonly only?: {
      readonly vendor: string
      readonly car: string
      readonly rateCode: string
      readonly extras?: readonly ExtraChoice[]
    }
  }
  /** Out, and where there is a second leg, back: trains that leave from `at` to the end of that day. */
  rail: {
    readonly legs: readonly { readonly from: Place; readonly to: Place; readonly at: string; readonly via?: Place }[]
    readonly party: Party
    readonly fareCode?: string
    /** 0: direct trains only. */
    readonly maxChanges?: number
    /** Codes of operators; absent: any. */
    readonly operators?: readonly string[]
  }
  railPass: { readonly region: Place; readonly start: string; readonly party: Party }
  cruise: {
    readonly region?: string
    readonly from: string
    readonly to: string
    readonly party: Party
    readonly port?: Place
  }
  transfer: {
    readonly from: TransferPlace
    readonly to: TransferPlace
    readonly at: string
    /** It moves the pick-up to when it lands, or well before it leaves. */
    readonly flight?: TransferFlight
    readonly back?: { readonly at: string; readonly flight?: TransferFlight }
    readonly adults: number
    /** Infants too. */
    readonly children: number
    readonly bags: number
    readonly childSeats: number
  }
  insurance: {
    readonly from: string
    readonly to: string
    readonly destinations: readonly string[]
    readonly residence: string
    readonly party: Party
    readonly tripCost?: Money
  }
  visa: {
    readonly nationality: string
    readonly destination: string
    readonly arrive: string
    readonly leave: string
    readonly purpose: string
  }
}

export type SupplierFor<P extends SupplierProduct, Detail = unknown> = Supplier<Queries[P], Detail> & {
  readonly product: P
}
