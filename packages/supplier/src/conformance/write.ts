import type { WriteContext } from '../context.ts'
import type { Outcome } from '../outcome.ts'
import type { Bench } from './bench.ts'
import { buy, commitCancel, findOffer, hold, purchaseOf, quoteCancel } from './purchase.ts'

export interface Write {
  readonly name: string
  run(context: WriteContext): Promise<Outcome<unknown>>
}

/** Every kind of write that the supplier knows, prepared so that only the write itself is left to be called. */
export async function prepareWrites(bench: Bench): Promise<readonly Write[]> {
  const { supplier } = bench
  const bought = await buy(bench)
  const quote = await quoteCancel(bench, bought.ref)
  const purchase = purchaseOf(bench, await findOffer(bench))
  const always: Write[] = [
    { name: 'confirm of an offer', run: (context) => supplier.confirm(purchase, context) },
    { name: 'cancel', run: (context) => commitCancel(bench, bought.ref, quote, context) },
  ]
  if (!supplier.can.hold) return always
  const held = await hold(bench)
  const holding = purchaseOf(bench, await findOffer(bench))
  return [
    ...always,
    { name: 'hold', run: (context) => supplier.hold(holding, context) },
    {
      name: 'confirm of a hold',
      run: (context) => supplier.confirm({ reservation: held.ref, accept: held.total.total }, context),
    },
  ]
}
