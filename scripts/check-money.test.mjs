import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findArithmetic } from './amount-arithmetic.mjs'
import { checkMoney } from './check-money.mjs'
import { lint, money, steps } from './steps.mjs'

const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function check(tree) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-money-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return checkMoney(folder)
}

/** The pieces of code that are found, in the order of their lines. */
const found = (text, path = 'apps/web/src/any.ts') => findArithmetic(path, text).map(({ code }) => code)

const sum = 'export const sum = (a, b) => a.amount + b.amount'

describe('[R1.5] arithmetic on an amount', () => {
  it('is found whatever it does', () => {
    for (const code of [
      'a.amount + b.amount',
      'price.amount * 2',
      'amount -= x',
      'total.amount / 3',
      'amount % 100',
      'room.amountAfterTax - discount',
      'fare.sellingAmount ** 2',
      "one['amount'] + 1",
      'a?.b?.amount + 1',
      '(a.amount ?? 0) + 1',
      '(isBack ? a.amount : 0) - 1',
      '(a.amount as number) + 1',
      '-a.amount + 1',
      'amount++',
      'Math.floor(a.amount)',
      'Math.min(a.amount, 5) + 1',
      'Math.max(...all.map((one) => one.amount)) / 2',
    ])
      expect(found(code), code).toEqual([code])
    expect(found('Math.round(amount * 100) / 100')).toEqual(['amount * 100'])
    expect(found('all.reduce((sum, one) => sum + one.amount, 0)')).toEqual(['sum + one.amount'])
  })

  it('is found behind another name', () => {
    for (const text of [
      'const { amount: cost } = price; cost * 2',
      'const { total: { amount: cost } } = bill; cost * 2',
      'const cost = price.amount; cost * 2',
      'const [cost] = [price.amount, 1]; cost * 2',
      'const f = ({ amount: cost }) => cost * 2',
      'for (const { amount: cost } of all) total(cost * 2)',
      'for (const cost of all.map(({ amount }) => amount)) cost * 2',
      'function f() { if (is) { const cost = one.amount; return cost * 2 } }',
      'all.map(({ amount }) => amount).filter(Boolean).map((cost) => cost * 2)',
    ])
      expect(found(text), text).toEqual(['cost * 2'])
    const costOf = 'const costOf = ({ total }) => total.amount\n'
    expect(found(`${costOf}all.toSorted((a, b) => costOf(a) - costOf(b))`)).toEqual(['costOf(a) - costOf(b)'])
    const told = 'function costOf(one) { if (!one) return undefined; return one.amount }\n'
    expect(found(`${told}costOf(a) * 2`)).toEqual(['costOf(a) * 2'])
    const list = 'const all = prices.map((one) => one.amount)\n'
    expect(found(`${list}all.reduce((one, other) => one + other)`)).toEqual(['one + other'])
  })

  it('leaves comparing, the sign, choosing and writing alone', () => {
    for (const text of [
      'a.amount < b.amount && a.amount === 0',
      'Math.abs(a.amount)',
      'Math.max(...all.map(({ amount }) => amount))',
      'const refund = -due.amount',
      'format.money(a.amount, a.currencyCode)',
      "'USD ' + a.amount",
      'a.amount + ` ${code}`',
      'compareAmounts(a.amount, b.amount) || a.place - b.place',
      '25 + 75 * ratioOf(a.amount, b.amount)',
      'all.filter(({ amount }) => amount > 0).length + 1',
      'amounts.length - 1',
      'amount.minor + tax.minor',
      // A name is an amount only where it was given one.
      'const f = ({ amount: total }) => total; const g = (total) => total + 1',
      'const { amount: total } = a; const f = (total) => total * 2',
    ])
      expect(found(text), text).toEqual([])
  })

  it('is found by the names of prices in the browser alone: the server counts them in minor units', () => {
    for (const code of [
      'one.price - other.price',
      'item.adultFare + item.adultTaxes',
      'train.sellingBestPrice * 2',
      'paid - refund',
      'bill.cancelFee + bill.fee',
      'plan.saving / 2',
      'difference * 100',
    ]) {
      expect(found(code), code).toEqual([code])
      expect(found(code, 'apps/api/src/any.ts'), code).toEqual([])
    }
  })
})

describe('[R1.5] the check', () => {
  it('names file, line and what to use instead, in both apps and the packages', () => {
    const paths = ['apps/api/src/rail/a.ts', 'apps/web/src/cart/A.tsx', 'packages/contract/src/a.ts']
    const { read, problems } = check(Object.fromEntries(paths.map((path) => [path, `\n${sum}\n`])))
    expect(read).toBe(3)
    expect(problems.map((problem) => problem.split(': ')[0]).sort()).toEqual(paths.map((path) => `${path}:2`))
    for (const problem of problems) expect(problem).toContain('packages/domain/src/money.ts')
  })

  it('lets the domain’s money, prices in whole cents and tests compute', () => {
    const { read, problems } = check({
      'packages/domain/src/money.ts': sum,
      'apps/api/src/suppliers/house/car/price/rental.ts': sum,
      'apps/web/src/testing/car-offer.ts': sum,
      'apps/web/src/cart/model.test.ts': sum,
      'apps/web/src/cart/model.ts': 'export const one = 1',
    })
    expect({ read, problems }).toEqual({ read: 1, problems: [] })
  })

  it('does not take an empty tree for a clean one', () => {
    expect(check({ 'apps/web/readme.md': '' }).problems).toHaveLength(1)
  })

  it('is a step of every run, beside the lint', () => {
    const names = steps.map(({ name }) => name)
    expect(names.indexOf(money.name)).toBe(names.indexOf(lint('.').name) + 1)
  })
})
