import { expect, it } from 'vitest'
import { withSecondLook } from './second-look.mjs'

const failure = { file: 'focus.test.ts', title: 'takes the focus', message: 'not yet' }
const failed = { tally: { passed: 9, failed: 1, skipped: 0 }, failures: [failure], output: 'red' }
const passed = { tally: { passed: 4, failed: 0, skipped: 0 }, failures: [], output: 'green' }

/** A suite whose runs come out as given; `asked` keeps the files of each. */
function suiteOf(...outcomes) {
  const asked = []
  const look = async (files) => {
    asked.push(files)
    return outcomes[asked.length - 1]
  }
  return { look, asked }
}

it('leaves a suite alone that has passed', async () => {
  const { look, asked } = suiteOf(passed)
  expect([await withSecondLook(look), asked]).toEqual([passed, [[]]])
})

it('runs the file of a failed test by itself, and names the test that passes then', async () => {
  const { look, asked } = suiteOf(failed, passed)
  const outcome = await withSecondLook(look)
  expect(asked).toEqual([[], ['focus.test.ts']])
  expect([outcome.tally, outcome.failures]).toEqual([{ passed: 10, failed: 0, skipped: 0 }, []])
  expect(outcome.unsteady).toEqual([failure])
})

it('lets stand what fails twice', async () => {
  const { look } = suiteOf(failed, { ...failed, tally: { passed: 3, failed: 1, skipped: 0 } })
  expect(await withSecondLook(look)).toEqual(failed)
})

it('lets stand a second run that ran nothing, many failures, and an error outside every test', async () => {
  const nothing = { tally: { passed: 0, failed: 0, skipped: 0 }, failures: [], output: '' }
  expect(await withSecondLook(suiteOf(failed, nothing).look)).toEqual(failed)

  const many = { ...failed, tally: { passed: 5, failed: 4, skipped: 0 }, failures: Array(4).fill(failure) }
  expect(await withSecondLook(suiteOf(many, passed).look)).toEqual(many)

  const silent = { ...failed, tally: { passed: 9, failed: 2, skipped: 0 } }
  expect(await withSecondLook(suiteOf(silent, passed).look)).toEqual(silent)
})
