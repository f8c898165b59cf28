import type { readSeatMap, SeatMapRS } from '@portolan/contract/air'
import type { Extra as ExtraView } from '@portolan/contract/traveler-form'
import type { Extra, SeatPlace } from '@portolan/supplier/offer'
import type { KeptOffer } from '../offer/offer.ts'
import { amountView } from '../platform/amount.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { besidePrice } from './beside-price.ts'
import type { AirParts } from './parts.ts'
import { refusedBy } from './price-again.ts'
import { itineraryPointer, takenTogether } from './together.ts'

const extraView = ({ code, kind, price, per, max, segment }: Extra, offer: KeptOffer): ExtraView => ({
  ...{ code, kind, name: kind, price: amountView(besidePrice(price, offer)), per },
  ...(max !== undefined && { max }),
  ...(segment !== undefined && { segmentRPH: segment }),
})

type Rows = SeatMapRS['segments'][number]['rows']

const seatView = (extra: Extra, seat: SeatPlace, offer: KeptOffer): Rows[number]['seats'][number] => ({
  ...{ code: `${seat.row}${seat.column}`, kind: seat.place, free: seat.isFree },
  ...(seat.isBeforeAisle && { beforeAisle: true }),
  ...(seat.isFree && { extra: extraView(extra, offer) }),
})

function segmentsOf(extras: readonly Extra[], offer: KeptOffer): SeatMapRS['segments'] {
  const segments = new Map<string, Map<number, Rows[number]>>()
  for (const extra of extras) {
    const { seat, segment = '' } = extra
    if (!seat) continue
    const rows = segments.get(segment) ?? new Map<number, Rows[number]>()
    const row = rows.get(seat.row) ?? { number: seat.row, seats: [] }
    row.seats.push(seatView(extra, seat, offer))
    rows.set(seat.row, row)
    segments.set(segment, rows)
  }
  return [...segments].map(([segmentRPH, rows]) => ({ segmentRPH, rows: [...rows.values()] }))
}

/** The seats of every flight of the trip, and what else can be taken along. */
export function makeSeatMap({ registry, offers }: AirParts): Handler<typeof readSeatMap> {
  return withHandlesAt<typeof readSeatMap>(itineraryPointer, async ({ body }, context) => {
    const kept = await offers.find(body.airItineraryRPHs, 'air')
    const [{ offer }] = takenTogether(kept)
    const supplier = registry.supplier(offer.supplier)
    if (!supplier) throw new Refusal(409, { text: 'error.cart.gone' })
    // Seats and bags are a power that an airline may lack.
    if (!supplier.ancillaries) return { success: true, segments: [], extras: [] }
    const refs = kept.map(({ supplier: whose, token }) => ({ supplier: whose, token }))
    const outcome = await supplier.ancillaries(refs, readContextOf(context, offer.correlationId))
    if (!outcome.ok) throw refusedBy(outcome.error)
    return {
      success: true,
      segments: segmentsOf(outcome.value, offer),
      extras: outcome.value.filter(({ seat }) => !seat).map((extra) => extraView(extra, offer)),
    }
  })
}
