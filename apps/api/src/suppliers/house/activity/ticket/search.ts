import type { ActivityDay, ActivityDetail } from '@portolan/supplier/activity'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Db } from '../../../../platform/db.ts'
import { takeTurns } from '../../../../platform/turn.ts'
import { refuse } from '../../../refusal.ts'
import type { Tour } from '../catalogue/tour.ts'
import { fitParty } from '../price/fit.ts'
import { makeCityDays } from './city-days.ts'
import { readSold } from './departure-store.ts'
import { bestOf, type Departure, departuresOn, type Look, soldIn } from './look.ts'
import { cents, makeOffer, type OfferParts } from './offer.ts'
import type { ShopParts } from './parts.ts'
import type { Tours } from './register.ts'
import { whyNot } from './rule.ts'

type Query = Queries['activity']

/** Kilometres around a position, where nobody says how many. */
const usualRadius = 25

/** The tours that a question is about; what we do not know is not among them. */
function toursAt({ where, radiusKm = usualRadius, productId }: Query, tours: Tours): readonly Tour[] {
  if (productId !== undefined) {
    const tour = tours.tourOf(productId)
    return tour ? [tour] : []
  }
  if (where.context === 'CITY') return tours.toursIn(where.code)
  const { lat, lon } = where
  return lat === undefined || lon === undefined ? [] : tours.toursNear({ lat, lon }, radiusKm)
}

/** A day as a calendar shows it: what the party pays in the cheapest departure that takes them, or would if one did. */
function dayOf(date: string, departures: readonly Departure[], open: readonly Departure[]): ActivityDay | undefined {
  const told = open.length > 0 ? open : departures
  const best = bestOf(told)
  if (!best) return undefined
  return {
    ...{ date, least: cents(best.fare.total), each: cents(best.fare.each) },
    left: Math.max(...departures.map(({ left }) => left)),
    times: [...new Set(told.map(({ time }) => time))].sort(),
  }
}

/** Its cheapest departure of these days, with all days; nothing where all of them are full. */
function listTour(look: Look, parts: OfferParts): Offer<ActivityDetail>[] {
  const days: ActivityDay[] = []
  let best: Departure | undefined
  for (const day of look.city.days) {
    const departures = departuresOn(day, look)
    const open = departures.filter(({ isOpen }) => isOpen)
    const told = dayOf(day.date, departures, open)
    if (told) days.push(told)
    const first = bestOf(open)
    if (first && (!best || first.fare.total < best.fare.total)) best = first
  }
  return best ? [makeOffer(look, best, parts, days)] : []
}

const everyDeparture = (look: Look, parts: OfferParts): Offer<ActivityDetail>[] =>
  look.city.days
    .flatMap((day) => departuresOn(day, look))
    .filter(({ isOpen }) => isOpen)
    .map((departure) => makeOffer(look, departure, parts))

export function makeSearch({ tours, tokens, telling, now }: ShopParts) {
  /** Those in which the whole party can take part. */
  async function looksAt(db: Db, query: Query): Promise<Look[]> {
    const found = toursAt(query, tours)
    const ids = found.map(({ id }) => id)
    const soldOf = soldIn(await readSold(db, ids, query))
    const cityDays = makeCityDays(query, tours, now())
    return found.flatMap((tour) => {
      const fit = fitParty(tour, query.party)
      if ('why' in fit) return []
      return [{ tour, groups: telling.groupsOf(tour), party: query.party, fit, city: cityDays(tour.city), soldOf }]
    })
  }

  return async (
    db: Db,
    query: Query,
    { signal }: Pick<ReadContext, 'signal'>,
  ): Promise<Outcome<Offer<ActivityDetail>[]>> => {
    const why = whyNot(query)
    if (why) return refuse('invalid', why)
    const looks = await looksAt(db, query)
    const offers: Offer<ActivityDetail>[] = []
    const parts = { tokens, telling, now: now() }
    const turn = takeTurns()
    for (const look of looks) {
      await turn()
      if (signal.aborted) break
      offers.push(...(query.show === 'list' ? listTour(look, parts) : everyDeparture(look, parts)))
    }
    return { ok: true, value: offers }
  }
}
