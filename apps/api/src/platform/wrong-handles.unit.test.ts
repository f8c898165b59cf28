import { describe, expect, test } from 'vitest'
import { failureOf } from './failure.ts'
import { fieldRefusal, Refusal } from './refusal.ts'
import { amongAll, placesOf, WrongHandles, withHandlesAt } from './wrong-handles.ts'

const errorsOf = (refusal: unknown) => {
  if (!(refusal instanceof Refusal)) throw refusal
  return [refusal.status, ...failureOf(refusal, 'en').errors.errors]
}
const fixed = { stringValue: 'Some request errors.' }
const unknown = { stringValue: 'We do not know this offer. Search again.', code: 'offer.unknown' }

const failing = (error: Error) =>
  withHandlesAt(
    (place) => `/rphs/${place}`,
    async () => {
      throw error
    },
  )
const thrownBy = (error: Error) => failing(error)({} as never, {} as never).catch((one: unknown) => one)

describe('[R8.12] [F10] wrong handles', () => {
  test('are named where the request has them, after the fixed text', async () => {
    expect(errorsOf(await thrownBy(new WrongHandles([0, 2])))).toEqual([
      400,
      fixed,
      { ...unknown, nodeList: '/rphs/0' },
      { ...unknown, nodeList: '/rphs/2' },
    ])
  })

  test('say why, where they are known and do not go together', async () => {
    const [, , entry] = errorsOf(await thrownBy(new WrongHandles([1], 'error.air.twoSearches')))
    expect(entry).toMatchObject({ nodeList: '/rphs/1', code: 'air.twoSearches' })
  })

  test('of which one is missing are named by the first', async () => {
    expect(errorsOf(await thrownBy(new WrongHandles([])))).toEqual([400, fixed, { ...unknown, nodeList: '/rphs/0' }])
  })

  test('that no request holds say why all the same', () => {
    expect(errorsOf(new WrongHandles([0]))).toEqual([400, fixed, unknown])
  })

  test('of a part are named by their places among all', () => {
    const blame = () =>
      amongAll([3, 5], () => {
        throw new WrongHandles([1])
      })
    expect(blame).toThrow(expect.objectContaining({ places: [5], why: 'error.offer.unknown' }))
    expect(placesOf(['a', 'b', 'a'], (one) => one === 'a')).toEqual([0, 2])
  })

  test('leave every other refusal as it is', async () => {
    const other = fieldRefusal('/email', 'taken', 'error.field.taken')
    expect(await thrownBy(other)).toBe(other)
  })
})
