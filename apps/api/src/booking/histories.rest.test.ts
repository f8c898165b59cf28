import { testHistories } from '../testing/histories.ts'
import { runs } from '../testing/runs.ts'

/** Others each time: `npm test` and `npm run test:rest` say the seed at their beginning, and the title has it. */
const seed = Number(process.env.SEED ?? process.env.TEST_SEED ?? 1) % 2_000_000_000

testHistories({
  runs: runs(80, 1_000),
  seed,
  // What happens so often that no seed is without it.
  wanted: [
    ...['killed before', 'killed after', 'twice', 'again', 'wait', 'repeat', 'pay ok', 'pay account', 'pay answered'],
    ...['cancel the whole', 'cancel in part', 'exchange dearer', 'exchange cheaper', 'exchange even'],
  ],
})
