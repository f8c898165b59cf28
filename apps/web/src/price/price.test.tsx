import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { needTexts, switchLanguage } from '../i18n/store.ts'
import { type Change, differenceOf, isSame } from './change.ts'
import { PaidThere } from './PaidThere.tsx'
import { Price, SupplierPrice } from './Price.tsx'
import { PriceChange } from './PriceChange.tsx'
import { addPrices } from './sum.ts'

beforeEach(async () => {
  await needTexts('price')
  await switchLanguage('en')
})

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })
const usd = (amount: number) => ({ currencyCode: 'USD', amount })
const change: Change = { id: 'a', name: 'Paris – Zürich', was: hkd(4320), now: hkd(4476.1) }

const prices = () => [...document.querySelectorAll('bdi')].map(({ dir, textContent }) => [dir, textContent])

test('[R1.5] the tag is $ for US dollars and HK$ for any other, two decimals, left to right', () => {
  render(
    <>
      <Price of={usd(1842.5)} />
      <Price of={hkd(1842)} size="md" />
    </>,
  )
  expect(prices()).toEqual([
    ['ltr', '$1,842.50'],
    ['ltr', 'HK$1,842.00'],
  ])
})

test('[R1.5] what is paid now is the total less what is paid on the spot; where nothing is, nothing is said', () => {
  render(
    <dl>
      <PaidThere total={hkd(1842.3)} there={hkd(42.2)} />
    </dl>,
  )
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Paid now',
    'Paid on the spot',
  ])
  expect(prices()).toEqual([
    ['ltr', 'HK$1,800.10'],
    ['ltr', 'HK$42.20'],
  ])
  cleanup()
  render(
    <dl>
      <PaidThere total={hkd(1842)} there={undefined} />
      <PaidThere total={hkd(1842)} there={hkd(0)} />
    </dl>,
  )
  expect(prices()).toEqual([])
})

test('[R1.5] the supplier’s amount carries its ISO code and its own number of decimals', () => {
  render(
    <>
      <SupplierPrice of={{ currencyCode: 'EUR', amount: 476.9 }} />
      <SupplierPrice of={{ currencyCode: 'JPY', amount: 12_400 }} />
    </>,
  )
  expect(prices().map(([, text]) => text)).toEqual(['EUR 476.90', 'JPY 12,400'])
})

test('a difference has a sign, is exact, and there is none between two currencies', () => {
  expect(differenceOf({ was: hkd(0.1), now: hkd(0.3) })).toEqual(hkd(0.2))
  expect(differenceOf({ was: hkd(10), now: hkd(9.5) })).toEqual(hkd(-0.5))
  expect(differenceOf({ was: usd(10), now: hkd(78) })).toBeUndefined()
  expect([isSame(addPrices(hkd(0.1), hkd(0.2)), hkd(0.3)), isSame(usd(1), hkd(1))]).toEqual([true, false])
})

function ask(changes: Change[], total?: { label: string; amount: ReturnType<typeof hkd> }) {
  const [onKeep, onAgree] = [vi.fn(), vi.fn()]
  render(
    <PriceChange
      title="Paris – Zürich costs more now"
      hint="Nothing is charged until you agree."
      changes={changes}
      total={total}
      keep="Not now"
      onKeep={onKeep}
      onAgree={onAgree}
      busy={false}
    />,
  )
  return { onKeep, onAgree, dialog: screen.getByRole('alertdialog', { name: 'Paris – Zürich costs more now' }) }
}

test('[R1.5] a changed price says was, is now and the difference; Agree names the new price', () => {
  const { dialog, onAgree, onKeep } = ask([change])
  for (const text of ['Was', 'HK$4,320.00', 'Is now', 'HK$4,476.10', 'Difference', '+HK$156.10', 'the same'])
    expect(dialog.textContent).toContain(text)
  expect(document.activeElement?.textContent).toBe('Not now')
  fireEvent.click(screen.getByRole('button', { name: 'Agree to HK$4,476.10' }))
  expect([onAgree.mock.calls.length, onKeep.mock.calls.length]).toEqual([1, 0])
})

test('[R1.5] several prices are a list of old and new, and Agree names their sum', () => {
  const other: Change = { id: 'b', name: 'Casa do Cais', was: usd(100), now: hkd(780) }
  const { dialog } = ask([{ ...change, was: usd(574) }, other], { label: '2 items', amount: hkd(5256.1) })
  expect(dialog.textContent).toContain('Casa do CaisWas $100.00 Is now HK$780.00')
  expect(screen.getByRole('button', { name: 'Agree to HK$5,256.10' })).toBeTruthy()
})
