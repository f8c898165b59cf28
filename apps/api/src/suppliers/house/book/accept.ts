import type { Money } from '@portolan/domain/money'
import { refuse } from '../../refusal.ts'
import { RefusedWrite } from './refusal.ts'

/** Throws a refusal where the price is more than was agreed to. */
export function checkAccepted(price: Money, accept: Money): void {
  if (accept.currency !== price.currency)
    throw new RefusedWrite(refuse('invalid', `The price is in ${price.currency}.`))
  if (accept.minor < price.minor) throw new RefusedWrite(refuse('priceChanged', 'The price has gone up.'))
}
