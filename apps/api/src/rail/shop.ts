import { randomUUID } from 'node:crypto'
import type { OtaError } from '@portolan/contract/envelope'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { RailShopLine, RailShopRS, searchTrains } from '@portolan/contract/rail'
import type { RailOption } from '@portolan/contract/rail-journey'
import { compareAmounts } from '@portolan/domain/amount'
import { type Language, localeOf } from '@portolan/domain/language'
import type { SearchAnswer, SearchWarning } from '../offer/search.ts'
import type { Context } from '../platform/context.ts'
import { streamed } from '../platform/ndjson.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { takeTurns } from '../platform/turn.ts'
import type { RailParts } from './parts.ts'
import { makeReading, type RailRequest } from './request.ts'
import { makeTicketView, ticketsOf } from './view.ts'

type Information = RailShopRS['originDestinationInformations'][number]

/** What suppliers say in words that are a sign among us. */
const signs: Readonly<Record<string, ErrorTextId>> = { 'unknown fare code': 'error.rail.fareCode' }

const inWords = ({ recordID, stringValue }: SearchWarning, language: Language): SearchWarning => {
  const text = signs[stringValue]
  return { recordID, stringValue: text ? errorText(language, text) : stringValue }
}

/** Who failed is named each time; what several of the others say alike is said once. */
function warningsOf(lines: readonly RailShopLine[]): OtaError[] {
  const said = new Set<string>()
  return lines.flatMap(({ success, warnings }) =>
    (warnings?.warnings ?? []).filter(({ stringValue }) => {
      const isNew = success === false || !said.has(stringValue)
      if (success) said.add(stringValue)
      return isNew
    }),
  )
}

/** By departure, then by what the customer pays; what is alike always stands in the same order. */
const inOrder = (one: RailOption, other: RailOption): number => {
  const [a, b] = [one.trainSegments[0]?.departureDateTime ?? '', other.trainSegments[0]?.departureDateTime ?? '']
  if (a !== b) return a < b ? -1 : 1
  const difference = compareAmounts(one.pricing.sellingTotalAmount, other.pricing.sellingTotalAmount)
  return difference || Number(one.trainIdentity > other.trainIdentity) - Number(one.trainIdentity < other.trainIdentity)
}

export function makeShop(parts: RailParts): Handler<typeof searchTrains> {
  const { registry, search, places, clock, carriersOf } = parts
  const { readRequest } = makeReading({ places, now: () => clock.now() })
  const { makeOptionView, askedView } = makeTicketView(places)

  /** Everybody who is asked, under the names of those whose trains it sells. */
  function namesIn(language: Language) {
    // Making a format takes longer than using it.
    const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })
    return registry.suppliersOf('rail').map(({ id }) => ({ supplier: id, name: list.format(carriersOf(id) ?? [id]) }))
  }

  function informationOf({ offers }: Pick<SearchAnswer, 'offers'>, request: RailRequest, language: Language) {
    const rphs = new Map(offers.map(({ token, rph }) => [token, rph]))
    const tickets = ticketsOf(offers, request.legs.length)
    const optionView = makeOptionView(language, (token) => rphs.get(token))
    return request.legs.map(
      ({ from, to }, leg): Information => ({
        rph: String(leg + 1),
        originLocation: askedView(from.asked, language),
        destinationLocation: askedView(to.asked, language),
        originDestinationOptions: tickets
          .filter(({ detail }) => detail.leg === leg)
          .map(optionView)
          .sort(inOrder),
      }),
    )
  }

  function lineOf(answer: SearchAnswer, request: RailRequest, correlationID: string, language: Language): RailShopLine {
    const { supplier, warnings, failed } = answer
    return {
      ...{ success: !failed, correlationID, supplier },
      ...(warnings.length > 0 && { warnings: { warnings: warnings.map((one) => inWords(one, language)) } }),
      ...(!failed && { originDestinationInformations: informationOf(answer, request, language) }),
    }
  }

  async function* linesOf(request: RailRequest, context: Context, leaving: AbortSignal): AsyncGenerator<RailShopLine> {
    const { language } = context
    const correlationID = randomUUID()
    const asked = namesIn(language)
    yield { success: true, correlationID, asked }
    const { query } = request
    const answers = search({
      ...{ product: 'rail', query, party: query.party, buyer: buyerOf(context), language },
      context: readContextOf(context, correlationID, { leaving }),
    })
    let someAnswered = false
    const turn = takeTurns()
    for await (const answer of answers) {
      await turn()
      someAnswered ||= !answer.failed
      yield lineOf(answer, request, correlationID, language)
    }
    if (!someAnswered && asked.length > 0)
      yield {
        ...{ success: false, correlationID },
        errors: { errors: [{ stringValue: errorText(language, 'error.supplier') }] },
      }
  }

  function collect(lines: readonly RailShopLine[], request: RailRequest, language: Language): RailShopRS {
    const informations = lines.flatMap(({ originDestinationInformations }) => originDestinationInformations ?? [])
    const warnings = warningsOf(lines)
    const errors = lines.flatMap((line) => line.errors?.errors ?? [])
    const failed = errors.length > 0
    return {
      success: !failed,
      correlationID: lines[0]?.correlationID ?? '',
      originDestinationInformations: informationOf({ offers: [] }, request, language).map((empty) => ({
        ...empty,
        originDestinationOptions: informations
          .filter(({ rph }) => rph === empty.rph)
          .flatMap(({ originDestinationOptions }) => originDestinationOptions)
          .sort(inOrder),
      })),
      // Where nobody has answered, why is part of the error.
      ...(failed && { errors: { errors: [...errors, ...warnings] } }),
      ...(!failed && warnings.length > 0 && { warnings: { warnings } }),
    }
  }

  return async ({ body }, context) => {
    const request = readRequest(body)
    return streamed(
      (leaving) => linesOf(request, context, leaving),
      (lines) => collect(lines, request, context.language),
    )
  }
}
