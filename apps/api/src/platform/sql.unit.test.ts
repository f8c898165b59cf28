import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from './sql.ts'

/** Whatever a request can carry, statements that merely look like ours included. */
const anyValue = fc.oneof(
  fc.string(),
  fc.jsonValue(),
  fc.constant({ text: 'drop table account', values: [] }),
  fc.constant({ text: '1', values: [], toString: () => 'drop table account' }),
)

test('A34 a value never becomes text, whatever it is', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (one, other) => {
      const statement = sql`select * from account where a = ${one} and b = ${other}`
      expect(statement.text).toBe('select * from account where a = $1 and b = $2')
      expect(statement.values).toEqual([one, other])
    }),
  )
})

test('fragments nest to any depth, and every value keeps its place', () => {
  const nested = fc.letrec<{ node: { text: string; values: unknown[]; statement: ReturnType<typeof sql> } }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.integer().map((value) => ({ text: '?', values: [value], statement: sql`${value}` })),
      fc.tuple(tie('node'), fc.string(), tie('node')).map(([left, value, right]) => ({
        text: `(${left.text} ? ${right.text})`,
        values: [...left.values, value, ...right.values],
        statement: sql`(${left.statement} ${value} ${right.statement})`,
      })),
    ),
  }))
  fc.assert(
    fc.property(nested.node, ({ text, values, statement }) => {
      expect(statement.values).toEqual(values)
      let number = 0
      expect(statement.text).toBe(text.replaceAll('?', () => `$${++number}`))
    }),
  )
})

test('a fragment may be used twice', () => {
  const mine = sql`agency_id = ${'a'}`
  const { text, values } = sql`select ${1} where ${mine} or ${mine}`
  expect(text).toBe('select $1 where agency_id = $2 or agency_id = $3')
  expect(values).toEqual([1, 'a', 'a'])
})

test('a place that holds a value one time and a fragment another time is told apart, however often', () => {
  const where = (part: unknown) => sql`select ${sql`1`} where a = ${part} and b = ${'b'}`
  for (let round = 0; round < 3; round++) {
    expect(where('x')).toMatchObject({ text: 'select 1 where a = $1 and b = $2', values: ['x', 'b'] })
    expect(where(sql`c + ${7}`)).toMatchObject({ text: 'select 1 where a = c + $1 and b = $2', values: [7, 'b'] })
    expect(where(sql`null`)).toMatchObject({ text: 'select 1 where a = null and b = $1', values: ['b'] })
  }
})
