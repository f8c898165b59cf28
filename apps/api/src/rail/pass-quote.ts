import { randomUUID } from 'node:crypto'
import type { quotePasses } from '@portolan/contract/rail'
import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { todayIn } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { decimalOf } from '@portolan/domain/money'
import type { Clock } from '../platform/clock.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf, readContextOf } from '../platform/supplier-call.ts'
import { errorText } from '../platform/text.ts'
import { passLines } from './pass-line.ts'
import { readPassRequest } from './pass-request.ts'
import { makePassSearch, type Pass, type PassSearchParts } from './pass-search.ts'
import { passConditions, passIncludes, passLabel } from './pass-words.ts'
import { refusedBy } from './refused.ts'

export interface PassQuoteParts extends PassSearchParts {
  clock: Clock
  /** Where the shop stands: its date is the day of issue. */
  timeZone: string
}

function fareView({ offer, detail }: Pass, language: Language): RailPassFare {
  const { supplier, selling } = offer.price
  return {
    ...{ rph: offer.rph, class: detail.class, validity: detail.validity },
    ...(detail.within !== undefined && { within: detail.within }),
    ...{ currencyCode: supplier.currency, amount: decimalOf(supplier) },
    ...{ sellingCurrencyCode: selling.currency, sellingAmount: decimalOf(selling) },
    expiredDateTime: new Date(offer.expiresAt).toISOString(),
    conditions: passConditions(detail, language),
    passengers: passLines(offer).map(({ code, quantity }) => ({ code, quantity })),
  }
}

/** One product for all classes and validities of a pass, in the supplier's order. */
function productViews(passes: readonly Pass[], language: Language): RailPassProduct[] {
  const products = new Map<string, RailPassProduct>()
  for (const pass of passes) {
    const { detail, offer } = pass
    const { region, label, passType, countries, earliest, latest } = detail
    const name = JSON.stringify([offer.supplier, region, passType, label])
    const known = products.get(name)
    const fare = fareView(pass, language)
    if (known) known.fareOptions.push(fare)
    else
      products.set(name, {
        ...{ label: passLabel(detail, language), region, countries: [...countries], passType },
        includes: passIncludes(detail, language),
        ...{ earliestDate: earliest, latestDate: latest, fareOptions: [fare] },
      })
  }
  return [...products.values()]
}

export function makePassQuote({ clock, timeZone, ...parts }: PassQuoteParts): Handler<typeof quotePasses> {
  const search = makePassSearch(parts)

  return async ({ body }, context) => {
    const { language } = context
    const queries = readPassRequest(body, todayIn(timeZone, clock.now()), language)
    const correlationID = randomUUID()
    const [buyer, asking] = [buyerOf(context), readContextOf(context, correlationID)]
    const answers = await Promise.all(queries.map((query) => search(query, buyer, asking)))
    const passes = answers.flatMap((answer) => answer.passes)
    const refused = answers.flatMap((answer) => answer.refused)
    const [first] = refused
    if (first && passes.length === 0)
      throw refusedBy(
        { ...first.error, label: first.error.label ?? errorText(language, 'error.rail.noPass') },
        language,
      )
    return {
      ...{ success: true, correlationID, fareInfos: productViews(passes, language) },
      ...(refused.length > 0 && {
        warnings: {
          warnings: refused.map(({ supplier, error }) => ({
            recordID: supplier,
            stringValue: refusedBy(error, language).labelled?.details ?? '',
          })),
        },
      }),
    }
  }
}
