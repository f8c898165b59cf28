import { testHistories } from '../testing/histories.ts'
import { runs } from '../testing/runs.ts'

testHistories({
  runs: runs(55, 500),
  // What happens so often that no seed is without it.
  wanted: [
    ...['killed before', 'killed after', 'twice', 'again', 'wait', 'repeat', 'pay ok', 'pay account', 'pay answered'],
    ...['cancel the whole', 'cancel in part', 'exchange dearer', 'exchange cheaper', 'exchange even'],
  ],
})
