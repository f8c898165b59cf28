import type { TravelPlan } from '@portolan/contract/rail'
import type { Amount } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { ComparedPass, ComparedPlan } from '@portolan/domain/rail/pass-or-tickets'
import { isPassRegion, passCountries } from '@portolan/domain/rail/pass-region'
import type { KeptOffer } from '../offer/offer.ts'
import { amountView } from '../platform/amount.ts'
import { passLines } from './pass-line.ts'
import type { Pass } from './pass-search.ts'
import { passLabel } from './pass-words.ts'

const groups = { BENELUX: ['BE', 'NL', 'LU'], SCANDINAVIA: ['DK', 'FI', 'NO', 'SE'] } as const

/** Whose passes may be of use: Europe's always, the others where a leg touches them. */
export function regionsOf(countries: readonly string[]): string[] {
  const touched = new Set(countries)
  const some = Object.entries(groups).filter(([, members]) => members.some((country) => touched.has(country)))
  const single = passCountries.filter((country) => touched.has(country))
  return ['EUROPE', ...some.map(([group]) => group), ...single].filter(isPassRegion)
}

/** The same for the pass found again with another first day. */
export const passId = ({ offer, detail }: Pass): string =>
  [offer.supplier, detail.region, detail.passType, detail.label, detail.validity, detail.within, detail.class].join('|')

export const comparedPass = (pass: Pass): ComparedPass => {
  const { offer, detail } = pass
  const { countries, passType, validity, within, earliest, latest } = detail
  return {
    id: passId(pass),
    product: [offer.supplier, detail.region, passType, detail.label].join('|'),
    price: offer.price.selling.minor,
    ...{ countries, passType, validity, within, earliest, latest },
  }
}

interface PlanParts {
  /** The pass of the plan under a handle for its first day. */
  pass: Pass | undefined
  /** By leg. */
  tickets: readonly KeptOffer[]
  currency: string
  language: Language
}

export function planView(plan: ComparedPlan, { pass, tickets, currency, language }: PlanParts): TravelPlan {
  const shown = (minor: number): Amount => amountView({ minor, currency })
  return {
    kind: plan.kind,
    ...(pass &&
      plan.pass && {
        pass: {
          ...{ rph: pass.offer.rph, label: passLabel(pass.detail, language), region: pass.detail.region },
          ...{ class: pass.detail.class, validity: pass.detail.validity },
          ...(pass.detail.within !== undefined && { within: pass.detail.within }),
          total: shown(plan.pass.price),
          lines: passLines(pass.offer).map(({ code, quantity, selling }) => ({
            ...{ code, quantity, total: amountView(selling) },
          })),
          ...{ startDate: plan.pass.start, daysUsed: plan.pass.daysUsed, daysSpare: plan.pass.daysSpare },
        },
      }),
    coveredLegs: [...plan.covered],
    tickets: plan.ticketed.flatMap((leg) => {
      const ticket = tickets[leg]
      return ticket ? [{ leg, rph: ticket.rph, total: amountView(ticket.price.selling) }] : []
    }),
    ticketTotal: shown(plan.ticketTotal),
    reservations: shown(plan.reservations),
    reservationCount: plan.reservationCount,
    total: shown(plan.total),
    saving: shown(plan.saving),
  }
}
