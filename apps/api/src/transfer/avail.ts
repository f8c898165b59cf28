import { randomUUID } from 'node:crypto'
import type { searchTransfers, TransferAvailRS } from '@portolan/contract/transfer'
import type { Language } from '@portolan/domain/language'
import { compare, convert } from '@portolan/domain/money'
import type { Queries } from '@portolan/supplier/query'
import type { TransferPlace } from '@portolan/supplier/transfer'
import type { Party } from '@portolan/supplier/traveler'
import type { SearchWarning } from '../offer/search.ts'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { isoDurationOf } from '../platform/local-time.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { wordsIn } from '../platform/words.ts'
import type { TransferParts } from './parts.ts'
import { makeReading } from './request.ts'
import { headsOf, type Ride, ridesIn } from './ride.ts'
import { serviceView } from './service-view.ts'

/** Whoever leads them has a name; how many come along the query says. */
const party: Party = [{ ref: '1', type: 'adult' }]

/** What costs the same always stands in the same order. */
const byPrice = ({ offer: one }: Ride, { offer: other }: Ride): number =>
  compare(one.price.selling, other.price.selling) ||
  Number(one.identity > other.identity) - Number(one.identity < other.identity)

/** At the rate of the day, and with nothing of ours on it: we do not sell it. */
function railOf(rides: readonly Ride[], language: Language): Pick<TransferAvailRS, 'railAlternative'> {
  const known = rides.find(({ detail }) => detail.rail)
  if (!known?.detail.rail) return {}
  const { name, minutes, each } = known.detail.rail
  const { selling, trace } = known.offer.price
  const all = { ...each, minor: each.minor * headsOf(known.detail) }
  const inCurrency = (price: typeof each) => amountView(convert(price, trace.rate.value, selling.currency))
  return {
    railAlternative: {
      ...{ name: wordsIn(name, language), duration: isoDurationOf(minutes) },
      ...{ from: inCurrency(each), total: inCurrency(all) },
    },
  }
}

const endOf = ({ name, place: { lat = 0, lon = 0 } }: TransferPlace) => ({
  name,
  position: { latitude: lat, longitude: lon },
})

/** Every kind of vehicle for a way, the cheapest first; none at all is an answer, and an empty one. */
export function makeAvail(parts: TransferParts): Handler<typeof searchTransfers> {
  const { search, places, roads, clock } = parts
  const readRequest = makeReading({ places, roads, now: () => clock.now() })

  async function answersTo(query: Queries['transfer'], correlationId: string, context: Context) {
    const answers = { rides: [] as Ride[], warnings: [] as SearchWarning[], asked: 0, answered: 0 }
    const asking = readContextOf(context, correlationId)
    for await (const { offers, warnings, failed } of search({
      ...{ product: 'transfer', query, party, buyer: buyerOf(context), language: context.language, context: asking },
    })) {
      answers.asked += 1
      answers.answered += failed ? 0 : 1
      answers.rides.push(...ridesIn(offers))
      answers.warnings.push(...warnings)
    }
    const { rides, warnings, asked, answered } = answers
    return { rides: rides.sort(byPrice), warnings, hasFailed: asked > 0 && answered === 0 }
  }

  return async ({ body }, context) => {
    const { language } = context
    const query = readRequest(body, language)
    const correlationID = randomUUID()
    const { rides, warnings, hasFailed } = await answersTo(query, correlationID, context)
    const failure = { stringValue: errorText(language, 'error.supplier') }
    return {
      ...{ success: !hasFailed, correlationID, from: endOf(query.from), to: endOf(query.to) },
      ...railOf(rides, language),
      groundServices: rides.map((ride) => serviceView(ride, parts, language)),
      // Where nobody has answered, why is part of the error.
      ...(hasFailed && { errors: { errors: [failure, ...warnings] } }),
      ...(!hasFailed && warnings.length > 0 && { warnings: { warnings } }),
    }
  }
}
