import type { Amount } from '@portolan/contract/shared'
import { mostLegs } from '../../flight/rules.ts'
import type { AirSearch } from '../../flight/search.ts'
import { textOf } from '../../session/address.ts'
import { type Address, writeForm } from '../address.ts'
import { type Choice, choiceAddress } from '../flights/choice.ts'

const places = Array.from({ length: mostLegs }, (_, index) => `rph${index + 1}`)

/** The list as it stood, so that the way back opens it again, and the handles that were chosen in it. */
export function extrasAddress(search: AirSearch, choice: Choice, rphs: readonly string[], was?: Amount): Address {
  const handles = rphs.map((rph, index) => [`rph${index + 1}`, rph] as const)
  return {
    ...choiceAddress(search, choice),
    ...writeForm(search),
    ...Object.fromEntries(handles),
    ...(was && { was: `${was.currencyCode}-${was.amount}` }),
  }
}

export const readHandles = (address: Record<string, unknown>): string[] =>
  places.flatMap((name) => textOf(address[name]).slice(0, 128) || [])

/** What the list said. It is shown and never sent: whether it was so is the server's word. */
export function readWas(address: Record<string, unknown>): Amount | undefined {
  const [, currencyCode, amount] = /^([A-Z]{3})-(\d{1,9}(?:\.\d{1,3})?)$/.exec(textOf(address.was)) ?? []
  return currencyCode ? { currencyCode, amount: Number(amount) } : undefined
}
