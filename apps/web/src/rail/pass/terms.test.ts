import { expect, test } from 'vitest'
import { isAlike, termRows, topicOf } from './terms.ts'

const condition = (code: string, stringValue: string) => ({ code, stringValue })

test('a code that is not known is still shown, under a name of its own', () => {
  expect(topicOf('REFUND_85_BEFORE_FIRST_DAY')).toBe('refund')
  expect(topicOf('SOMETHING_NEW')).toBe('other')
})

test('conditions of two classes stand side by side, the refund first; what is alike is said once', () => {
  const second = { rph: '2', conditions: [condition('TRAVEL_DAY', 'a day'), condition('REFUND_85', 'less 15%')] }
  const first = {
    rph: '1',
    conditions: [condition('TRAVEL_DAY', 'a day'), condition('REFUND_100', 'in full'), condition('NEW', 'new')],
  }
  const rows = termRows([second, first])
  expect(rows.map(({ topic, cells }) => [topic, ...cells.map(({ text }) => text)])).toEqual([
    ['refund', 'less 15%', 'in full'],
    ['travelDay', 'a day', 'a day'],
    ['other', '', 'new'],
  ])
  expect(rows.map(isAlike)).toEqual([false, true, false])
})
