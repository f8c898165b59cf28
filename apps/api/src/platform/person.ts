import { type Action, may, type Person, type Standing } from '@portolan/domain/may'
import type { Product } from '@portolan/domain/product'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'
import type { Session } from './sessions.ts'
import { type Part, productOf } from './sold-together.ts'

/** Who makes a call, as the rule of rights knows people. */
export function personOf(session: Session | undefined): Person {
  const account = session?.account
  if (!account) return { kind: 'guest' }
  return account.userType === 'B2B' ? { kind: 'employee', permissions: account.permissions } : { kind: 'consumer' }
}

export function demand({ session }: Pick<Context, 'session'>, action: Action, product: Product, standing?: Standing) {
  if (!may(personOf(session), action, product, standing)) throw new Refusal(403)
}

/** For every one of an order's bookings, whoever spends money on them. */
export function demandAll(context: Pick<Context, 'session'>, action: Action, bookings: readonly Part[]): void {
  for (const booking of bookings) demand(context, action, productOf(bookings, booking))
}
