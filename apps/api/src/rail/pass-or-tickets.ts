import { randomUUID } from 'node:crypto'
import type { comparePassWithTickets, PassOrTicketsRS, TravelPlan } from '@portolan/contract/rail'
import { todayIn } from '@portolan/domain/date'
import { sum, zero } from '@portolan/domain/money'
import { type Flexibility, flexibilities } from '@portolan/domain/rail/fare'
import { type ComparedLeg, type ComparedPlan, comparePlans } from '@portolan/domain/rail/pass-or-tickets'
import { firstUseWindow } from '@portolan/domain/rail/pass-validity'
import type { ReadContext } from '@portolan/supplier/context'
import type { Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'
import type { Buyer, Offers } from '../offer/offer.ts'
import type { Search, SearchWarning } from '../offer/search.ts'
import type { Places } from '../place/places.ts'
import { amountView } from '../platform/amount.ts'
import type { Clock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { readParty } from './party.ts'
import { cheapestOf, comparedLeg, type Reservations, reservationsOf } from './pass-leg.ts'
import { comparedPass, passId, planView, regionsOf } from './pass-plan.ts'
import { makePassSearch, type Pass, type PassSearchParts } from './pass-search.ts'
import { makeReading } from './request.ts'
import { makeTicketView, type Ticket, ticketsOf } from './view.ts'

export interface PassOrTicketsParts extends PassSearchParts {
  search: Search
  offers: Pick<Offers, 'keep' | 'price'>
  places: Pick<Places, 'expand' | 'find'>
  clock: Clock
  /** Where the shop stands: its date is the day of issue. */
  timeZone: string
}

/** Each asks every supplier: ten at once would crowd out everybody else's search. */
const atOnce = 3

/** What tickets are compared by where the customer does not say. */
const usualFlexibility: Flexibility = 'SEMI_FLEX'

async function inTurns<Item, Value>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = []
  const waiting = [...items.entries()]
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      values[one[0]] = await work(one[1], one[0])
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return values
}

interface Asking {
  party: Party
  buyer: Buyer
  context: ReadContext
  language: Context['language']
}

/** How a leg is travelled: on its ticket, or on a pass with these seats. */
interface Way {
  ticket: Ticket
  seats: Reservations
}

type LegQuery = Queries['rail']['legs'][number]

const unlike = (warnings: readonly SearchWarning[]): SearchWarning[] => [
  ...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values(),
]

export function makePassOrTickets(parts: PassOrTicketsParts): Handler<typeof comparePassWithTickets> {
  const { search, offers, places, clock, timeZone } = parts
  const { readJourneys } = makeReading({ places, now: () => clock.now() })
  const { optionView, askedView } = makeTicketView(places)
  const findPasses = makePassSearch(parts)

  async function ticketsFor(leg: LegQuery, { party, buyer, context, language }: Asking) {
    const query = { legs: [leg], party }
    const found: Ticket[] = []
    const warnings: SearchWarning[] = []
    let someAnswered = false
    for await (const answer of search({ product: 'rail', query, party, buyer, language, context })) {
      found.push(...ticketsOf(answer.offers, 1))
      warnings.push(...answer.warnings)
      someAnswered ||= !answer.failed
    }
    return { found, warnings, someAnswered }
  }

  /** The passes of a region as they are sold when they begin that day; who refuses has none for this party. */
  async function passesOf(region: string, start: string, { party, buyer, context }: Asking): Promise<Pass[]> {
    const query = { region: { code: region, context: 'COUNTRY' as const }, start, party }
    return (await findPasses(query, buyer, context)).passes
  }

  /** A pass is bought for the day it begins on: a plan that begins it later needs it under another handle. */
  async function findAgain(plans: readonly ComparedPlan[], passes: readonly Pass[], asked: string, asking: Asking) {
    const byId = new Map(passes.map((pass) => [passId(pass), pass]))
    const wanted = new Map<string, { region: string; start: string }>()
    for (const { pass } of plans) {
      const region = pass && byId.get(pass.id)?.detail.region
      if (pass && region && pass.start !== asked) wanted.set(`${region} ${pass.start}`, { region, start: pass.start })
    }
    const again = new Map<string, Pass>()
    await inTurns([...wanted.values()], async ({ region, start }) => {
      for (const pass of await passesOf(region, start, asking)) again.set(`${start} ${passId(pass)}`, pass)
    })
    return ({ id, start, price }: NonNullable<ComparedPlan['pass']>): Pass | undefined => {
      const found = start === asked ? byId.get(id) : again.get(`${start} ${id}`)
      // Between the two searches a price may change: such a plan would not add up.
      return found?.offer.price.selling.minor === price ? found : undefined
    }
  }

  /** The first day of travel, or the nearest to it on which a pass that is bought today may begin. */
  function startFor(legs: readonly ComparedLeg[]): string {
    const { earliest, latest } = firstUseWindow(todayIn(timeZone, clock.now()))
    const first = legs.flatMap(({ days }) => days).sort()[0] ?? earliest
    if (first < earliest) return earliest
    return first < latest ? first : latest
  }

  async function compareAll(ways: readonly Way[], asking: Asking): Promise<TravelPlan[]> {
    const { buyer, language } = asking
    const legs = ways.map(({ ticket, seats }) => comparedLeg(ticket, seats, places))
    const start = startFor(legs)
    const regions = regionsOf(legs.flatMap(({ countries }) => countries))
    const passes = (await inTurns(regions, (region) => passesOf(region, start, asking))).flat()
    const plans = comparePlans(legs, passes.map(comparedPass))
    const passIn = await findAgain(plans, passes, start, asking)
    const tickets = ways.map(({ ticket }) => ticket.offer)
    return plans.flatMap((plan) => {
      const pass = plan.pass && passIn(plan.pass)
      if (plan.pass && !pass) return []
      return [planView(plan, { pass, tickets, currency: buyer.currency, language })]
    })
  }

  return async ({ body }, context) => {
    const { language } = context
    const { party, problems } = readParty(body.passengerTypes)
    const journeys = readJourneys(body.legs, '/legs')
    const fields = [...journeys.problems, ...problems]
    if (fields.length > 0) throw new Refusal(400, { fields })
    const correlationID = randomUUID()
    const asking = { party, language, buyer: buyerOf(context), context: readContextOf(context, correlationID) }
    const { currency } = asking.buyer
    const answers = await inTurns(journeys.found, ({ leg }) => ticketsFor(leg, asking))
    const wanted = body.flexibilityType ?? usualFlexibility
    const chosen = answers.map(({ found }) => cheapestOf(found, wanted) ?? cheapestOf(found))
    const ways = await Promise.all(
      chosen.map(
        async (ticket): Promise<Way | undefined> =>
          ticket && { ticket, seats: await reservationsOf(ticket, party, asking.buyer, offers) },
      ),
    )
    const possible = ways.flatMap((way) => way ?? [])
    const legs = journeys.found.map(({ leg, from, to }, index): PassOrTicketsRS['legs'][number] => {
      const way = ways[index]
      return {
        leg: index,
        originLocation: askedView(from.asked, language),
        destinationLocation: askedView(to.asked, language),
        departureDateTime: `${leg.at}:00`,
        ...(way && { option: optionView(way.ticket, () => undefined, language) }),
        reservations: amountView(way?.seats.total ?? zero(currency)),
      }
    })
    const isUnknown = answers.some(({ someAnswered }) => !someAnswered)
    const warnings = unlike(answers.flatMap((answer) => answer.warnings))
    return {
      ...{ success: !isUnknown, correlationID, legs },
      plans: possible.length === answers.length ? await compareAll(possible, asking) : [],
      ticketTotals: flexibilities.flatMap((flexibilityType) => {
        const all = answers.flatMap(({ found }) => cheapestOf(found, flexibilityType) ?? [])
        if (all.length < answers.length) return []
        const total = sum(
          all.map(({ offer }) => offer.price.selling),
          currency,
        )
        return [{ flexibilityType, total: amountView(total) }]
      }),
      ...(isUnknown && { errors: { errors: [{ stringValue: errorText(language, 'error.supplier') }, ...warnings] } }),
      ...(!isUnknown && warnings.length > 0 && { warnings: { warnings } }),
    }
  }
}
