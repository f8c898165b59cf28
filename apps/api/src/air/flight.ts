import type { AirDetail } from '@portolan/supplier/air'
import type { KeptOffer } from '../offer/offer.ts'
import { flightOf } from './detail.ts'

/** A flight that makes sense, with the offer it comes in. */
export interface Flight {
  offer: KeptOffer
  detail: AirDetail
}

/** Undefined for what a supplier sends that is no flight, such as a simulated one. */
export function flightIn(offer: KeptOffer): Flight | undefined {
  const detail = flightOf(offer.detail)
  return detail && { offer, detail }
}

/** What is no flight is left out. */
export const flightsIn = (offers: readonly KeptOffer[]): Flight[] => offers.flatMap((offer) => flightIn(offer) ?? [])

export const legOf = ({ detail }: Flight): number => detail.voyages[0]?.leg ?? 0

/** YYYY-MM-DDTHH:mm, local to the airport. */
export const departureOf = ({ voyages }: AirDetail): string => voyages[0]?.segments[0]?.departs ?? ''
export const arrivalOf = ({ voyages }: AirDetail): string => voyages.at(-1)?.segments.at(-1)?.arrives ?? ''
