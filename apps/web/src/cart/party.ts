import type { CartItem } from '@portolan/contract/cart'
import type { TypedTraveler } from '@portolan/contract/traveler-form'
import { oldestYouth, type RailPassengerCode, ticketAge } from '@portolan/domain/rail/fare'
import type { Wanted } from '../traveler/values.ts'

export interface CartParty {
  wanted: Wanted[]
  /** What was typed when the item was put into the cart. */
  typed: TypedTraveler[]
}

const kinds = { ADULT: 'adult', SENIOR: 'senior', YOUTH: 'youth' } as const

const isPassenger = (code: string): code is RailPassengerCode => code in kinds

/** Who was priced: the lines of the ticket or of the pass. */
function countsOf({ display: { outbound, pass } }: CartItem): { code: RailPassengerCode; quantity: number }[] {
  const lines = pass?.passengers ?? outbound?.priceBreakdown ?? []
  return lines.flatMap(({ code, quantity }) => (isPassenger(code) ? [{ code, quantity }] : []))
}

function agesOf({ searchInputValues }: CartItem): number[] {
  const { youths } = searchInputValues ?? {}
  return String(youths ?? '')
    .split(',')
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
}

function countedParty(item: CartItem): Wanted[] {
  const ages = agesOf(item)
  return countsOf(item)
    .flatMap(({ code, quantity }) => Array<RailPassengerCode>(quantity).fill(code))
    .map((code, index) => ({
      ref: `${index + 1}`,
      kind: kinds[code],
      age: code === 'YOUTH' ? (ages.shift() ?? oldestYouth) : ticketAge[code],
    }))
}

const alone: Wanted = { ref: '1', kind: 'adult', age: ticketAge.ADULT }

/** One party for the whole cart: the travellers of the first rail item, by name where they are known already. */
export function partyOf(items: readonly CartItem[]): CartParty {
  const rail = items.filter(({ productType }) => productType === 'rail' || productType === 'railPass')
  const named = rail.find(({ travelers = [] }) => travelers.length > 0)?.travelers ?? []
  if (named.length > 0)
    return {
      wanted: named.map(({ ref, type, age }) => ({ ref, kind: type, age: age ?? ticketAge.ADULT })),
      typed: named.map(({ loyalty: _, discountCards: __, ...traveler }) => traveler),
    }
  const counted = rail.map(countedParty).find(({ length }) => length > 0)
  return { wanted: counted ?? [alone], typed: [] }
}

/** The items behind entries that could be read, as the server sent them. */
export const itemsOf = (goods: readonly string[]): CartItem[] => goods.map((text) => JSON.parse(text) as CartItem)
