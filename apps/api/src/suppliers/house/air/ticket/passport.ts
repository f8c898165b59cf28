import { addDays, addMonths, type IsoDate } from '@portolan/domain/date'
import type { Voyage } from '@portolan/supplier/air'
import type { PassportRule } from '@portolan/supplier/offer'
import { passportValidity } from '../catalogue/passport-validity.ts'
import type { AirportOf } from '../fare/route.ts'

const dayOf = (local: string): IsoDate => local.slice(0, 10)

interface Stay {
  readonly country: string
  readonly arrival: IsoDate
  readonly leaving: IsoDate
}

/** Where the trip goes, in its order; where it began is home. Without a way on, the day of arrival is all that is known. */
function staysOf(voyages: readonly Voyage[], airportOf: AirportOf): Stay[] {
  const home = airportOf(voyages[0]?.segments[0]?.from.code ?? '').country
  return voyages.flatMap(({ segments }, index) => {
    const last = segments.at(-1)
    const country = last && airportOf(last.to.code).country
    if (!last || !country || country === home) return []
    const arrival = dayOf(last.arrives)
    const onward = voyages[index + 1]?.segments[0]?.departs
    return [{ country, arrival, leaving: onward ? dayOf(onward) : arrival }]
  })
}

function untilOf({ country, ...stay }: Stay): PassportRule[] {
  const validity = passportValidity.get(country)
  if (!validity) return []
  return [{ country, validUntil: addDays(addMonths(stay[validity.from], validity.months), validity.days ?? 0) }]
}

/** What each country on the way asks of a passport beyond the trip itself, once for each of them. */
export function passportRules(voyages: readonly Voyage[], airportOf: AirportOf): PassportRule[] {
  const latest = new Map<string, PassportRule>()
  for (const rule of staysOf(voyages, airportOf).flatMap(untilOf)) {
    const known = latest.get(rule.country)
    if (!known || known.validUntil < rule.validUntil) latest.set(rule.country, rule)
  }
  return [...latest.values()]
}
