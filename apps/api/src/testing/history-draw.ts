import fc from 'fast-check'
import type { Manner } from './history-customer.ts'
import type { LineTrouble } from './history-line.ts'
import { type Kind, kinds, seatKinds } from './history-shelf.ts'
import type { Pay, Step } from './history-steps.ts'

/** An order, and what becomes of it. */
export interface History {
  buyer: 'traveller' | 'agent'
  goods: readonly Kind[]
  steps: readonly Step[]
}

/** As it is written down, so that a history which fails can be read. */
const record = <Model extends object>(model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> }): fc.Arbitrary<Model> =>
  fc.record<Model>(model, { noNullPrototype: true })

const often = <Value>(weight: number, value: Value) => ({ weight, arbitrary: fc.constant(value) })

const manners: fc.Arbitrary<Manner> = fc.oneof(
  often(5, 'once' as const),
  often(1, 'again' as const),
  often(1, 'twice' as const),
  {
    weight: 4,
    arbitrary: record({ at: fc.integer({ min: 1, max: 20 }), when: fc.constantFrom('before', 'after') }),
  },
)

/** Nine in a row are more than the worker tries before it calls a person. */
const refundTroubles: fc.Arbitrary<readonly LineTrouble[]> = fc.oneof(
  often(4, []),
  often(2, ['refused' as const]),
  often(
    1,
    Array.from({ length: 9 }, () => 'dead' as const),
  ),
  { weight: 2, arbitrary: fc.array(fc.constantFrom<LineTrouble>('dead', 'lost'), { minLength: 1, maxLength: 3 }) },
)
const captureTroubles = fc.oneof(often(6, []), often(1, ['dead' as const]), often(1, ['lost' as const]))
const supplyTroubles = fc.oneof(often(6, []), often(1, ['lost' as const]))

const asked = {
  manner: manners,
  refund: refundTroubles,
  capture: captureTroubles,
  supply: supplyTroubles,
}

const ways: fc.Arbitrary<Pay> = fc.oneof(
  often(6, 'ok' as const),
  often(5, 'account' as const),
  often(1, 'declined' as const),
  often(2, 'answered' as const),
  often(1, 'abandoned' as const),
  often(1, 'left' as const),
  often(1, 'timeout' as const),
)
const which = fc.nat({ max: 9 })

const payStep = (one: fc.Arbitrary<number | undefined>): fc.Arbitrary<Step> =>
  record({ ...asked, do: fc.constant('pay' as const), by: ways, which: one })

const laterSteps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: payStep(fc.option(which, { nil: undefined })) },
  {
    weight: 5,
    arbitrary: record({
      ...asked,
      do: fc.constant('cancel' as const),
      which,
      room: fc.constantFrom(undefined, 0, 1),
    }),
  },
  {
    weight: 5,
    arbitrary: record({
      ...asked,
      do: fc.constant('exchange' as const),
      which,
      to: fc.constantFrom(...seatKinds),
      by: ways,
      isRefused: fc.oneof(often(5, false), often(1, true)),
    }),
  },
  { weight: 2, arbitrary: record({ ...asked, do: fc.constant('release' as const), which }) },
  { weight: 2, arbitrary: record({ ...asked, do: fc.constant('expire' as const) }) },
  { weight: 3, arbitrary: record({ ...asked, do: fc.constant('wait' as const) }) },
  { weight: 2, arbitrary: record({ ...asked, do: fc.constant('repeat' as const) }) },
)

/** Trains more often than others: they alone are exchanged. */
const goods: fc.Arbitrary<Kind> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('seat' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...kinds) },
)

export const histories: fc.Arbitrary<History> = fc
  .record({
    buyer: fc.constantFrom('traveller' as const, 'agent' as const),
    goods: fc.array(goods, { minLength: 1, maxLength: 5, size: 'max' }),
    first: payStep(fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: which })),
    later: fc.array(laterSteps, { minLength: 1, maxLength: 8, size: 'max' }),
  })
  .map(({ first, later, ...history }) => ({ ...history, steps: [first, ...later] }))
