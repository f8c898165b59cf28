/** More than this is no accident of a busy machine. */
const fewEnough = 3

/**
 * Runs a suite, and the files of a few failed tests once more by themselves: on a machine that others share, a test may
 * miss its moment. What then passes counts as passed and is named as unsteady, so that it is mended and not forgotten;
 * what fails twice has failed. `look` takes the files to run, none for all.
 */
export async function withSecondLook(look) {
  const first = await look([])
  const { failures, tally } = first
  // An error outside every test is in no list of failures: a second look at the files would not see it.
  if (failures.length === 0 || failures.length > fewEnough || failures.length !== tally.failed) return first
  const second = await look([...new Set(failures.map(({ file }) => file))])
  if (second.tally.failed > 0 || second.tally.passed < failures.length) return first
  return {
    ...first,
    tally: { ...tally, passed: tally.passed + tally.failed, failed: 0 },
    failures: [],
    unsteady: failures,
  }
}
