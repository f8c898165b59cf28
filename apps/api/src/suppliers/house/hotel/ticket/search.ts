import type { ReadContext } from '@portolan/supplier/context'
import type { HotelDetail } from '@portolan/supplier/hotel'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Db } from '../../../../platform/db.ts'
import { takeTurns } from '../../../../platform/turn.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import type { Guests } from '../price/fit.ts'
import type { Property } from '../property/property.ts'
import { readSold } from './allotment-store.ts'
import { type HouseListed, listHouse } from './list.ts'
import { everyRoom, type Look } from './look.ts'
import { makeOffer } from './offer.ts'
import { soldIn } from './open-room.ts'
import type { ShopParts } from './parts.ts'
import { whyNot } from './rule.ts'
import { makeStays, type StayIn } from './stays.ts'
import { housesAt } from './where.ts'

type Query = Queries['hotel']

/** Every room of many houses is nobody's wish. */
const mostInDetail = 20

/** Those who are alike are one: what was reckoned for the first is known of the others. */
function guestsOf({ rooms }: Query): readonly Guests[] {
  const known = new Map<string, Guests>()
  return rooms.map(({ adults, childAges }) => {
    const key = [adults, ...childAges].join()
    const guests = known.get(key) ?? { adults, children: childAges }
    known.set(key, guests)
    return guests
  })
}

/** Where the day can be met; refused where it can be nowhere. */
function reachable(found: readonly Property[], stayIn: StayIn): readonly Property[] | Refused {
  const [first] = found
  const open = found.filter(({ city }) => typeof stayIn(city) !== 'string')
  const why = first && open.length === 0 ? stayIn(first.city) : undefined
  return typeof why === 'string' ? refuse('invalid', why) : open
}

export function makeSearch({ houses, tokens, telling, now }: ShopParts) {
  async function looksAt(db: Db, query: Query): Promise<readonly Look[] | Refused> {
    const stayIn = makeStays(query, houses, now())
    const open = reachable(housesAt(query.where, houses.register()), stayIn)
    if ('error' in open) return open
    const sold = await readSold(
      db,
      open.map(({ id }) => id),
      query,
    )
    const [soldOf, rooms, isWithFlight] = [soldIn(sold, query), guestsOf(query), query.withFlight === true]
    return open.flatMap((property) => {
      const city = stayIn(property.city)
      return typeof city === 'string' ? [] : [{ property, city, soldOf, rooms, isWithFlight }]
    })
  }

  /** The cheapest first. */
  async function listed(looks: readonly Look[], most: number | undefined, signal: AbortSignal) {
    const all: (HouseListed & { readonly look: Look })[] = []
    const turn = takeTurns()
    for (const look of looks) {
      await turn()
      if (signal.aborted) break
      const house = listHouse(look)
      if (house) all.push({ look, rooms: house.rooms, total: house.total })
    }
    return all.sort((one, other) => one.total - other.total).slice(0, most)
  }

  return async (
    db: Db,
    query: Query,
    { signal }: Pick<ReadContext, 'signal'>,
  ): Promise<Outcome<Offer<HotelDetail>[]>> => {
    const why = whyNot(query)
    if (why) return refuse('invalid', why)
    const looks = await looksAt(db, query)
    if ('error' in looks) return looks
    const isList = query.show === 'list'
    const most = isList ? query.most : Math.min(query.most ?? mostInDetail, mostInDetail)
    const isRanked = isList || (most ?? 0) < looks.length
    const ranked = isRanked ? await listed(looks, most, signal) : looks.map((look) => ({ look, rooms: [] }))
    const wanted = ranked.flatMap(({ look, rooms }) => (isList ? rooms : everyRoom(look)))
    const offers: Offer<HotelDetail>[] = []
    // One moment for all of them: so they end together, and are signed together.
    const parts = { tokens, telling, now: now() }
    const turn = takeTurns()
    for (const room of wanted) {
      await turn()
      if (signal.aborted) break
      offers.push(makeOffer(room, parts))
    }
    return { ok: true, value: offers }
  }
}
