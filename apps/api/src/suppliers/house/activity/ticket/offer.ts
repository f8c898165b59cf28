import type { Money } from '@portolan/domain/money'
import type { ActivityCategory, ActivityDay, ActivityDetail } from '@portolan/supplier/activity'
import type { CancelRule, Offer, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { TravelerType } from '@portolan/supplier/traveler'
import type { AgeCode } from '../catalogue/tour.ts'
import type { Departure, Look } from './look.ts'
import type { Telling } from './telling.ts'
import type { Tokens } from './token.ts'

const life = 30 * 60_000
const hour = 3_600_000
const minute = 60_000

/** All tours are sold in it, wherever they are. */
const currency = 'EUR'
export const cents = (minor: number): Money => ({ minor, currency })

export const typeOfCode: Readonly<Record<AgeCode, TravelerType>> = {
  7: 'infant',
  8: 'child',
  10: 'adult',
  11: 'senior',
}

export interface OfferParts {
  readonly tokens: Tokens
  readonly telling: Telling
  readonly now: Instant
}

/** On the clock on the wall. */
const localLater = (local: string, milliseconds: number): string =>
  new Date(Date.parse(`${local}:00Z`) + milliseconds).toISOString().slice(0, 16)

export const startOf = ({ date, time }: Pick<Departure, 'date' | 'time'>): string => `${date}T${time}`

function categoriesOf({ tour, fit }: Look, { fare }: Departure): ActivityCategory[] {
  return tour.ages.map(({ code, from, to }) => ({
    ...{ type: typeOfCode[code], minAge: from, maxAge: to },
    ...{ price: cents(fare.byCode.get(code) ?? 0), count: fit.counts.get(code) ?? 0 },
  }))
}

function priceOf({ fit }: Look, { group, fare }: Departure): Price {
  const total = cents(fare.total)
  if (group.pricing === 'group') return { total, lines: [{ code: 'GROUP', quantity: 1, amount: total }] }
  return {
    total,
    lines: [...fit.counts].map(([code, quantity]) => ({
      code: typeOfCode[code].toUpperCase(),
      quantity,
      amount: cents((fare.byCode.get(code) ?? 0) * quantity),
    })),
  }
}

/** Free until so many hours before, by the clock on the wall; then all of it is kept. */
const penaltiesOf = (freeUntil: Instant | undefined): CancelRule[] => [
  ...(freeUntil === undefined ? [] : [{ until: freeUntil, charge: cents(0) }]),
  { charge: 'nonRefundable' },
]

/** When it begins. */
export const departsAt = ({ city }: Look, departure: Departure): Instant => city.instantAt(startOf(departure))

/** When it begins, and until when it can be given back for nothing. */
function momentsOf(look: Look, departure: Departure, now: Instant) {
  const startsAt = startOf(departure)
  const free = look.city.instantAt(localLater(startsAt, -look.tour.cancelHours * hour))
  return { startsAt, departs: departsAt(look, departure), freeUntil: free > now ? free : undefined }
}

/** A departure at the price of now. `days`: of a list, all on which the tour runs. */
export function makeOffer(
  look: Look,
  departure: Departure,
  { tokens, telling, now }: OfferParts,
  days?: readonly ActivityDay[],
): Offer<ActivityDetail> {
  const { tour, party, fit } = look
  const { group, fare, left } = departure
  const { startsAt, departs, freeUntil } = momentsOf(look, departure, now)
  const expiresAt = Math.min(now + life, departs)
  return {
    ref: tokens.write({ tour: tour.id, group: group.code, startsAt, party, total: fare.total, expiresAt }),
    product: 'activity',
    identity: `${tour.id}/${group.code}/${startsAt}`,
    price: priceOf(look, departure),
    expiresAt,
    hold: 'supported',
    penalties: penaltiesOf(freeUntil),
    detail: {
      ...{ kind: 'departure', tour: telling.tourOf(tour), group: telling.groupOf(group), startsAt },
      endsAt: localLater(startsAt, tour.minutes * minute),
      ...{ categories: categoriesOf(look, departure), left },
      ...(freeUntil !== undefined && { freeUntil }),
      bands: fit.bands.map(({ ref, band }) => ({ travelerRef: ref, fromAge: band.from, toAge: band.to })),
      ...(days && { days }),
    },
  }
}
