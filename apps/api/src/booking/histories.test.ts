import { testHistories } from '../testing/histories.ts'

/** A sample, always the same one; histories.rest.test.ts has many more. */
testHistories({
  runs: 10,
  seed: Number(process.env.SEED ?? 1),
  wanted: ['killed before', 'killed after', 'twice', 'cancel in part', 'cancel the whole', 'exchange', 'pay', 'repeat'],
})
