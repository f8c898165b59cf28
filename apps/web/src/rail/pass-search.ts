import type { InputOf } from '@portolan/contract/call'
import type { quotePasses } from '@portolan/contract/rail'
import { largestParty, passAge, type RailPassengerCode } from '@portolan/domain/rail/fare'
import { isPassRegion, type PassRegion } from '@portolan/domain/rail/pass-region'
import { textOf } from '../session/address.ts'
import { parseTyped } from '../ui/date-range.ts'
import { aloneIn, type Party, partySize, readParty, writeParty } from './party.ts'

export interface PassSearch extends Party {
  region: PassRegion
  /** The first day of travel. */
  start: string
}

/** Half a search fills in half the form. */
export function readPassParts(address: Record<string, unknown>): Partial<PassSearch> {
  const region = textOf(address.region)
  const start = parseTyped(textOf(address.start))
  return { ...(isPassRegion(region) && { region }), ...(start && { start }), ...readParty(address) }
}

/** Undefined: the address does not hold a whole search. */
export function readPassSearch(address: Record<string, unknown>): PassSearch | undefined {
  const { region, start, adults = 0, seniors = 0, youths = [] } = readPassParts(address)
  const party = { adults, seniors, youths }
  const size = partySize(party)
  const isWhole = size >= 1 && size <= largestParty && aloneIn(party).length === 0
  return region && start && isWhole ? { region, start, ...party } : undefined
}

export const writePassSearch = ({ region, start, ...party }: PassSearch): Record<string, string | number> => ({
  region,
  start,
  ...writeParty(party),
})

/** One line a price: those of one age travel on one line. */
function categoriesOf({ adults, seniors, youths }: Party) {
  const line = (code: RailPassengerCode, age: number, quantity: number) => ({ code, age, quantity })
  const ages = [...new Set(youths)]
  return [
    line('ADULT', passAge.ADULT, adults),
    line('SENIOR', passAge.SENIOR, seniors),
    ...ages.map((age) => line('YOUTH', age, youths.filter((one) => one === age).length)),
  ].filter(({ quantity }) => quantity > 0)
}

export function fareQuoteRequest(search: PassSearch): InputOf<typeof quotePasses>['body'] {
  const place = { locationCode: search.region, codeContext: 'COUNTRY' }
  return {
    fareQuoteCriteriaList: [
      {
        tripType: 'Circle',
        originDestinationInformation: { departureDateTime: search.start, originLocation: place },
      },
    ],
    passengerCategories: categoriesOf(search),
  }
}
