import type { AirVerifyPriceRS } from '@portolan/contract/air'
import { vi } from 'vitest'
import { byDubai, homeByDubai, itinerary } from './flight-offer.ts'
import { roundTrip } from './flight-shop.tsx'
import { hkd, seatMap } from './seat-offer.ts'

interface Wanted {
  airItineraryRPHs: string[]
  extras?: { code: string; quantity: number; travelerRef: string }[]
}

export const refusal = (status: number, stringValue: string) =>
  Response.json({ success: false, errors: { errors: [{ stringValue }] } }, { status })

const takenText = 'A seat or bag that you chose is not to be had with these flights. Choose again.'

/** Beside the server of flights: one that verifies prices with seats and bags, and tells the seats. */
export function openSeatDesk() {
  const desk = {
    verified: [] as Wanted[],
    maps: 0,
    /** '0.0-22A' */
    taken: ['0.0-21A', '0.0-22D'] as string[],
    fare: 11_000,
    priceChanged: false,
    /** In place of the next answers. */
    refuse: undefined as (() => Response) | undefined,
    refuseMap: undefined as (() => Response) | undefined,
    /** The answer waits for it. */
    wait: Promise.resolve(),
  }
  const priceOf = (code: string): number => {
    const { segments, extras } = seatMap([])
    const seats = segments.flatMap(({ rows }) =>
      rows.flatMap(({ seats: all }) => all.flatMap(({ extra }) => extra ?? [])),
    )
    return [...seats, ...extras].find((extra) => extra.code === code)?.price.amount ?? 0
  }
  const verify = (wanted: Wanted): Response => {
    desk.verified.push(wanted)
    const { extras = [] } = wanted
    if (desk.refuse) return desk.refuse()
    if (extras.some(({ code }) => desk.taken.includes(code.replace('seat-', '')))) return refusal(400, takenText)
    const fees = extras.map(({ code, quantity }) => ({ ...hkd(priceOf(code) * quantity), code }))
    const total = fees.reduce((all, { amount }) => all + amount, desk.fare)
    const priced = itinerary({ rph: `v${desk.verified.length}`, total: desk.fare, legs: [byDubai, homeByDubai] })
    const { airItineraryPricingInfo: pricing, fareFamilies = [] } = priced
    const answer: AirVerifyPriceRS = {
      ...{ success: true, correlationID: 'c-2', priceChanged: desk.priceChanged },
      pricedItineraryList: [
        {
          ...{ ...priced, fareFamilies: fareFamilies.slice(1, 2) },
          airItineraryPricingInfo: {
            ...pricing,
            itinTotalFare: { ...pricing.itinTotalFare, ...(fees.length > 0 && { fees }), totalFare: hkd(total) },
          },
        },
      ],
      travelerRequirements: { leadTraveler: [], everyPassenger: [] },
    }
    return Response.json(answer)
  }
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    if (address.endsWith('/air/seat-map')) {
      desk.maps += 1
      return desk.refuseMap?.() ?? Response.json(seatMap(desk.taken))
    }
    if (!address.endsWith('/air/verify-price')) return others(address, request)
    const answer = verify(JSON.parse(String(request.body)))
    await desk.wait
    return answer
  })
  return desk
}

const picks = 'step=2&pick1=LV383.20261215_LV191.20261215&pick2=LV192.20261227_LV384.20261228~classic'
export const backAtList = `${roundTrip}&${picks}`
export const extrasPage = (handle = 'p-classic', more = '&was=HKD-11000') =>
  `${backAtList.replace('/air/roundtrip', '/air/extras')}&trip=return&rph1=${handle}${more}`
