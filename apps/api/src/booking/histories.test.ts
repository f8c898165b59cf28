import { testHistories } from '../testing/histories.ts'

/** A sample: what is wanted happens in the known ones. histories.rest.test.ts has many more. */
testHistories({
  runs: 2,
  wanted: ['killed before', 'killed after', 'twice', 'cancel in part', 'cancel the whole', 'exchange', 'pay', 'repeat'],
})
