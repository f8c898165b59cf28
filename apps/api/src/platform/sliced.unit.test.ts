import { expect, test } from 'vitest'
import { sliced } from './sliced.ts'

function counting() {
  const steps: number[] = []
  const work = sliced(function* () {
    for (let step = 1; step <= 3; step++) {
      steps.push(step)
      yield
    }
    return 'done'
  })
  return { steps, work }
}

test('sliced work is put down after each step, and others have their turn', async () => {
  const { steps, work } = counting()
  const beside = work.beside()
  expect(steps).toEqual([1])
  await beside
  expect(steps).toEqual([1, 2, 3])
})

test('those who cannot wait finish what is left, and nothing is done twice', async () => {
  const { steps, work } = counting()
  const beside = work.beside()
  expect(work.now()).toBe('done')
  await beside
  expect(work.now()).toBe('done')
  expect(steps).toEqual([1, 2, 3])
})

test('what fails is begun again by the next who asks', async () => {
  let tries = 0
  const work = sliced(function* () {
    yield
    if (++tries === 1) throw new Error('Not yet.')
    return tries
  })
  await expect(work.beside()).rejects.toThrow('Not yet.')
  expect(work.now()).toBe(2)
})
