import { expect } from 'vitest'
import type { WriteContext } from '../context.ts'
import type { Offer } from '../offer.ts'
import type { Purchase } from '../reservation.ts'
import type { Bench, Rule } from './bench.ts'
import { writeContext } from './call-context.ts'
import {
  buy,
  commitCancel,
  expectError,
  expectValue,
  findOffer,
  hold,
  purchaseOf,
  quoteCancel,
  take,
  unitsOf,
} from './purchase.ts'
import { abandon, eventually } from './waiting.ts'

const buyAtOnce = (bench: Bench, purchase: Purchase, context: WriteContext) => bench.supplier.confirm(purchase, context)

/** The same input, as it is when it was written down and read again. */
const inOtherOrder = ({ accept, travelers, offers }: Purchase): Purchase => ({ accept, travelers, offers })

async function purchaseTwice(bench: Bench): Promise<void> {
  const { identity } = await findOffer(bench)
  const units = await unitsOf(bench, identity)
  for (const purchase of [take, buyAtOnce]) {
    const before = await bench.capacity(identity)
    const input = purchaseOf(bench, await findOffer(bench, identity))
    const context = writeContext(bench)
    const first = expectValue(await purchase(bench, input, context), 'purchase')
    const again = inOtherOrder(input)
    const second = expectValue(await purchase(bench, again, { ...context, attempt: 2 }), 'repeated purchase')
    expect(second.ref, 'a repeated purchase is the same reservation').toEqual(first.ref)
    expect(await bench.capacity(identity), 'a repeated purchase takes capacity once').toBe(before - units)
  }
}

async function laterStepsTwice(bench: Bench): Promise<void> {
  const { supplier } = bench
  const { identity } = await findOffer(bench)
  const before = await bench.capacity(identity)
  const taken = supplier.can.hold ? await hold(bench, identity) : await buy(bench, identity)
  if (supplier.can.hold) {
    const input = { reservation: taken.ref, accept: taken.total.total }
    const context = writeContext(bench)
    const first = expectValue(await supplier.confirm(input, context), 'confirm of a hold')
    const second = expectValue(await supplier.confirm(input, { ...context, attempt: 2 }), 'repeated confirm')
    expect(second, 'a repeated confirm is the same reservation').toEqual(first)
  }
  const quote = await quoteCancel(bench, taken.ref)
  const context = writeContext(bench)
  const first = expectValue(await commitCancel(bench, taken.ref, quote, context), 'cancel')
  const second = expectValue(await commitCancel(bench, taken.ref, quote, { ...context, attempt: 2 }), 'repeated cancel')
  expect(second, 'a repeated cancel is the same cancellation').toEqual(first)
  expect(await bench.capacity(identity), 'a repeated cancel gives capacity back once').toBe(before)
}

async function atTheSameMoment(bench: Bench): Promise<void> {
  const { identity } = await findOffer(bench)
  const units = await unitsOf(bench, identity)
  const before = await bench.capacity(identity)
  const purchase = purchaseOf(bench, await findOffer(bench, identity))
  const context = writeContext(bench)
  const outcomes = await Promise.all([1, 2, 3, 4].map((attempt) => take(bench, purchase, { ...context, attempt })))
  const locators = outcomes.map((outcome) => expectValue(outcome, 'purchase at the same moment').ref.locator)
  expect(new Set(locators).size, 'four purchases under one key are one reservation').toBe(1)
  expect(await bench.capacity(identity), 'four purchases under one key take capacity once').toBe(before - units)
}

/** Repeats what was done without an answer. `meanwhile`: what changes before the repetition. */
async function repeatAfterLoss(
  bench: Bench,
  purchase: typeof take,
  meanwhile: (offer: Offer<unknown>) => Promise<void>,
): Promise<void> {
  const { identity } = await findOffer(bench)
  const units = await unitsOf(bench, identity)
  const left = (await bench.capacity(identity)) - units
  const offer = await findOffer(bench, identity)
  const input = purchaseOf(bench, offer)
  const context = writeContext(bench)
  await bench.misbehave('losesAnswers')
  await abandon(bench, 'purchase', (signal) => purchase(bench, input, { ...context, signal }))
  await eventually(async () => (await bench.capacity(identity)) === left, 'the work is done without an answer')
  await bench.behave()
  await meanwhile(offer)
  const again = writeContext(bench, { idempotencyKey: context.idempotencyKey, attempt: 2 })
  const outcome = await purchase(bench, input, again)
  expect(await bench.capacity(identity), 'a repetition after a lost answer takes nothing more').toBe(left)
  const { idempotentWrites, retrieveByKey } = bench.supplier.can
  if (idempotentWrites || retrieveByKey) expectValue(outcome, 'repetition after a lost answer')
  else if (!outcome.ok) expect(outcome.error.effect, 'what was done is not denied').toBe('unknown')
}

const afterLoss = (bench: Bench) => repeatAfterLoss(bench, take, async () => undefined)

/** Bought at once, because a hold may end with its offer. */
const longAfterLoss = (bench: Bench) =>
  repeatAfterLoss(bench, buyAtOnce, async (offer) => {
    await bench.raisePrices()
    await bench.pass(offer.expiresAt - bench.now())
  })

async function anotherInput(bench: Bench): Promise<void> {
  const offer = await findOffer(bench)
  const purchase = purchaseOf(bench, offer)
  const context = writeContext(bench)
  expectValue(await take(bench, purchase, context), 'purchase')
  const before = await bench.capacity(offer.identity)
  const other = { ...purchase, accept: { ...purchase.accept, minor: purchase.accept.minor + 1 } }
  const error = expectError(await take(bench, other, { ...context, attempt: 2 }), 'another input under the same key')
  expect(error, 'another input under the same key').toMatchObject({ kind: 'invalid', effect: 'none' })
  expect(await bench.capacity(offer.identity), 'another input under the same key takes nothing').toBe(before)
}

export const sameKeySameReservation = {
  title: '[rule 3] the same key and input give the same reservation',
  checks: {
    'one purchase after the other': purchaseTwice,
    'the later steps, too': laterStepsTwice,
    'at the same moment': atTheSameMoment,
    'after a lost answer': afterLoss,
    'after a lost answer, when the offer has expired and is dearer': longAfterLoss,
    'another input under the same key is refused': anotherInput,
  },
} satisfies Rule
