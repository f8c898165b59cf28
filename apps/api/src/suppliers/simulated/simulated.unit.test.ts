import { describeSupplier } from '@portolan/supplier/conformance/describe-supplier'
import { makeSimulatedBench } from '../../testing/simulated-bench.ts'

describeSupplier('simulated rail', () => makeSimulatedBench('rail'))
describeSupplier('simulated hotel', () => makeSimulatedBench('hotel'))
describeSupplier('simulated activity', () => makeSimulatedBench('activity'))
describeSupplier('simulated visa, which cannot be held', () => makeSimulatedBench('visa', { canHold: false }))
describeSupplier('simulated car, which does not know our keys', () =>
  makeSimulatedBench('car', { usual: { noIdempotency: true } }),
)
describeSupplier('simulated air, to which each write is delivered twice', () =>
  makeSimulatedBench('air', { usual: { answerTwice: true } }),
)
