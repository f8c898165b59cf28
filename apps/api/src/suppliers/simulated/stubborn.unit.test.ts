import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import { expectError, expectValue, findOffer, hold, purchaseOf } from '@portolan/supplier/conformance/purchase'
import type { Supplier } from '@portolan/supplier/supplier'
import { expect, test } from 'vitest'
import { makeSimulatedBench } from '../../testing/simulated-bench.ts'
import { makeStubborn } from './stubborn.ts'

test('a reservation that shall not be confirmed is refused and stays held; others are confirmed', async () => {
  const bench = makeSimulatedBench('hotel')
  const stubborn = makeStubborn()
  const supplier = stubborn.wrap(bench.supplier as Supplier<never, unknown>)
  const [one, other] = [await hold(bench), await hold(bench)]
  stubborn.refuseToConfirm(one.ref.locator)
  const { accept } = purchaseOf(bench, await findOffer(bench))
  const confirm = ({ ref }: typeof one) => supplier.confirm({ reservation: ref, accept }, writeContext(bench))
  expect(expectError(await confirm(one), 'confirm')).toMatchObject({ kind: 'rejected', effect: 'none' })
  expect(expectValue(await confirm(other), 'confirm').state).toBe('confirmed')
  expect(expectValue(await supplier.retrieve(one.ref, readContext(bench)), 'retrieve').state).toBe('held')
})
