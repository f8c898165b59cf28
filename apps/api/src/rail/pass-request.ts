import type { RequestOf } from '@portolan/contract/call'
import type { quotePasses } from '@portolan/contract/rail'
import type { Language } from '@portolan/domain/language'
import { largestParty } from '@portolan/domain/rail/fare'
import { isPassRegion } from '@portolan/domain/rail/pass-region'
import { firstUseWindow } from '@portolan/domain/rail/pass-validity'
import type { Queries } from '@portolan/supplier/query'
import type { Party } from '@portolan/supplier/traveler'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { errorText } from '../platform/text.ts'
import { aloneOf, isTooOld, tooOld, travelerTypeOf } from './party.ts'

type Body = RequestOf<typeof quotePasses>['body']

/** Ages as they were sent: 30 for an adult, 62 for a senior, the chosen one for a youth. */
function readCategories(categories: Body['passengerCategories']): { party: Party; problems: FieldRefusal[] } {
  const problems = categories.flatMap(({ code, age, quantity }, index) =>
    quantity > 0 && isTooOld(code, age) ? [tooOld(`/passengerCategories/${index}/age`)] : [],
  )
  const present = categories.flatMap(({ age, quantity }, index) =>
    quantity > 0 ? [{ age, pointer: `/passengerCategories/${index}/age` }] : [],
  )
  problems.push(...aloneOf(present))
  const count = categories.reduce((all, { quantity }) => all + quantity, 0)
  if (count < 1 || count > largestParty)
    problems.push({
      ...{ pointer: '/passengerCategories', code: count < 1 ? 'too_small' : 'too_big', text: 'error.rail.party' },
    })
  const all = categories.flatMap(({ code, age, quantity }) =>
    Array.from({ length: quantity }, () => ({ type: travelerTypeOf(code, age), age })),
  )
  return { party: all.map((one, index) => ({ ...one, ref: String(index + 1) })), problems }
}

function readStart(start: string, today: string, pointer: string): FieldRefusal[] {
  const { earliest, latest } = firstUseWindow(today)
  if (start < earliest) return [{ pointer, code: 'too_small', text: 'error.field.dayPast' }]
  return start > latest ? [{ pointer, code: 'too_big', text: 'error.rail.passHorizon' }] : []
}

/** The contract's words put into the port's, one query a wish. Refuses (400) with every wrong field. */
export function readPassRequest(body: Body, today: string, language: Language): Queries['railPass'][] {
  const { party, problems } = readCategories(body.passengerCategories)
  const wishes = body.fareQuoteCriteriaList.map(({ originDestinationInformation: wish }, index) => {
    const pointer = `/fareQuoteCriteriaList/${index}/originDestinationInformation`
    const { locationCode: region, codeContext = 'COUNTRY' } = wish.originLocation
    if (codeContext !== 'COUNTRY' || !isPassRegion(region))
      problems.push({
        pointer: `${pointer}/originLocation/locationCode`,
        code: 'invalid_value',
        text: 'error.field.choice',
      })
    problems.push(...readStart(wish.departureDateTime, today, `${pointer}/departureDateTime`))
    return { region: { code: region, context: 'COUNTRY' as const }, start: wish.departureDateTime, party }
  })
  const [first] = problems
  if (!first) return wishes
  const label = errorText(language, 'error.rail.noPass')
  throw new Refusal(400, { labelled: { label, details: errorText(language, first.text) }, fields: problems })
}
