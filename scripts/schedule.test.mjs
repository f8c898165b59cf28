import { expect, it } from 'vitest'
import { performAll } from './schedule.mjs'

const step = (name, cores, needs = []) => ({ name, cores, needs })

/** Steps that end when the test says so; keeps which are running. */
function stage() {
  const [running, ends] = [new Set(), new Map()]
  const perform = ({ name }) =>
    new Promise((resolve) => {
      running.add(name)
      ends.set(name, () => {
        running.delete(name)
        resolve()
      })
    })
  const end = async (name) => {
    ends.get(name)()
    await new Promise(setImmediate)
  }
  return { perform, end, now: () => [...running].sort() }
}

it('runs two checks at a time, a suite by itself, and what only waits beside it', async () => {
  const { perform, end, now } = stage()
  const all = performAll(
    [step('types', 1), step('lint', 1), step('dead', 1), step('unit', 2), step('fault', 0), step('e2e', 2)],
    perform,
  )
  expect(now()).toEqual(['fault', 'lint', 'types'])
  await end('lint')
  expect(now()).toEqual(['dead', 'fault', 'types'])
  await end('types')
  expect(now()).toEqual(['dead', 'fault'])
  await end('dead')
  expect(now()).toEqual(['fault', 'unit'])
  await end('unit')
  expect(now()).toEqual(['e2e', 'fault'])
  await end('fault')
  await end('e2e')
  await all
})

it('starts nothing before what it needs is done', async () => {
  const { perform, end, now } = stage()
  const all = performAll([step('build', 1), step('budget', 1, ['build']), step('e2e', 2, ['build'])], perform)
  expect(now()).toEqual(['build'])
  await end('build')
  expect(now()).toEqual(['budget'])
  await end('budget')
  expect(now()).toEqual(['e2e'])
  await end('e2e')
  await all
})

it('leaves the machine to what is timed, after all others', async () => {
  const { perform, end, now } = stage()
  const all = performAll([step('speed', 3), step('fault', 0), step('api', 2)], perform)
  expect(now()).toEqual(['api', 'fault'])
  await end('api')
  expect(now()).toEqual(['fault'])
  await end('fault')
  expect(now()).toEqual(['speed'])
  await end('speed')
  await all
})

it('starts what is named beside a step together with it, and by itself where that step is not asked for', async () => {
  const { perform, now, end } = stage()
  const fault = { ...step('fault', 0), beside: 'e2e' }
  const all = performAll([step('unit', 2), step('e2e', 2), fault], perform)
  expect(now()).toEqual(['unit'])
  await end('unit')
  expect(now()).toEqual(['e2e', 'fault'])
  await end('e2e')
  await end('fault')
  await all
  const alone = performAll([step('unit', 2), fault], perform)
  expect(now()).toEqual(['fault', 'unit'])
  await end('unit')
  await end('fault')
  await alone
})

it('says so when nothing can start', async () => {
  const { perform } = stage()
  await expect(performAll([step('one', 1, ['other']), step('other', 1, ['one'])], perform)).rejects.toThrow(
    'one, other',
  )
})
