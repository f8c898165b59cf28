import type { Cabin, FareTerms, Term } from '@portolan/supplier/air'
import type { Family } from '../catalogue/booking-class.ts'
import { bagPrice } from '../fare/extra.ts'
import type { TripPriced } from '../fare/price.ts'
import { cents, termsOf } from '../fare/terms.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { once } from './once.ts'

/** Of one flight and one direction, as the airline names them. */
export const tariffOf = (
  { cabin, family }: { readonly cabin: Cabin; readonly family: Family },
  { longest: { airline, km } }: Pick<TripPriced, 'longest'>,
): FareTerms => termsOf({ airline, cabin, family, km })

const charging = <T extends Term>(term: T, minor: number): T =>
  term.policy === 'charge' ? { ...term, charge: cents(minor) } : term

const chargeIn = (term: Term): number => (term.policy === 'charge' ? term.charge.minor : 0)

const known = new WeakMap<FareTerms, Map<string, FareTerms>>()

/**
 * What one traveller pays for it on the whole trip: a bag and a meal for each direction, a seat for each flight. The
 * same sums as they are sold for beside the fare. Trips of the same tariff and sums have the same terms.
 */
export function termsFor(tariff: FareTerms, voyages: readonly VoyageFound[], seats: number): FareTerms {
  const bags = voyages.reduce((sum, voyage) => sum + bagPrice({ terms: tariff }, voyage), 0)
  const { checkedBag, meal, seat } = tariff
  const same = once(known, tariff, () => new Map<string, FareTerms>())
  const name = `${bags} ${seats} ${voyages.length}`
  const terms = same.get(name) ?? {
    ...tariff,
    checkedBag: checkedBag.policy === 'included' ? { ...checkedBag, further: cents(bags) } : charging(checkedBag, bags),
    meal: charging(meal, chargeIn(meal) * voyages.length),
    seat: charging(seat, seats),
  }
  same.set(name, terms)
  return terms
}
