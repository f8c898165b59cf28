import { type Language, languages, tagOf } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import { allHouses } from '../../../../testing/house-hotel-bench.ts'
import { valueIn } from '../../../../testing/house-hotel-shop.ts'
import { dateOf } from '../../day.ts'
import { markets } from '../catalogue/market.ts'
import { deposit, rateTextsOf } from '../catalogue/rate-plan.ts'
import { paidAs, paymentOf } from '../price/payment.ts'
import type { Property } from '../property/property.ts'
import { makeDescribe } from './content.ts'
import { plansOf } from './look.ts'
import { makeTelling } from './telling.ts'

const telling = makeTelling((city) => allHouses.cityOf(city).timeZone)
const describe = makeDescribe({ houses: allHouses, telling })
const houses = markets.flatMap(({ city }) => allHouses.register().propertiesIn(city))

/** Days since 1970. */
const arrival = 21_000
const daysBefore = [0, 3, 6, 7, 8, 9, 60]

/** What the rows of a house's rooms say of paying, whenever they are looked at. */
const rowsOf = (house: Property) =>
  plansOf(house).flatMap((terms) =>
    daysBefore.map((days) => {
      const { payment } = terms.price.plan
      const paid = paymentOf(payment, { total: 40_000, paidThere: 1000, arrival, today: arrival - days })
      return { days, paid, plan: telling.planOf(terms, paidAs(payment, paid)) }
    }),
  )

const policiesIn = async (some: readonly Property[], language: Language) =>
  valueIn(
    await describe(
      some.map(({ id }) => id),
      { locale: tagOf(language) },
    ),
  ).map(({ policies }) => policies.map(({ text }) => text))

test('[B10] of every house: how a room is paid is what the house’s own rules say, on every day before arrival', async () => {
  expect(houses.length).toBeGreaterThan(2000)
  const policies = await policiesIn(houses, 'en')
  const unsaid = houses.flatMap((house, index) =>
    rowsOf(house).flatMap(({ days, plan }) => {
      const rule = plan.rules.at(-1)?.en ?? ''
      return policies[index]?.includes(rule) ? [] : [{ house: house.id, days, rule }]
    }),
  )
  expect(unsaid).toEqual([])
})

test('[B10] in each language', async () => {
  const [house] = houses.filter(({ plans }) => plans.some((plan) => plan.endsWith('DP')))
  if (!house) return expect.fail('no house takes a deposit')
  for (const language of languages) {
    const [policies] = await policiesIn([house], language)
    for (const { plan } of rowsOf(house)) expect(policies).toContain(plan.rules.at(-1)?.[language])
  }
})

test('[B10] a room is called one with a deposit only while its rest is still to come, and the rest comes when the rule says', () => {
  const rows = houses.slice(0, 200).flatMap(rowsOf)
  const called = rows.filter(({ plan }) => plan.payment === 'deposit')
  expect(called.length).toBeGreaterThan(0)
  for (const { paid } of called) {
    expect(paid.payLater?.on).toBe(dateOf(arrival - deposit.restDaysBefore))
    expect(paid.payNow).toBe((39_000 * deposit.percent) / 100)
  }
  for (const { paid, plan } of rows.filter(({ plan }) => plan.payment !== 'deposit')) {
    expect(paid.payLater).toBeUndefined()
    expect(paid.payNow).toBe(plan.payment === 'now' ? 39_000 : 0)
  }
})

test.each(languages)('[B10] the words of a deposit have the figures that it is priced by: %s', (language) => {
  const { names, policies } = rateTextsOf('DP')
  expect(names[language]).toContain(String(deposit.percent))
  expect(policies[language]).toContain(String(deposit.percent))
  expect(policies[language].split(String(deposit.restDaysBefore))).toHaveLength(3)
  expect(`${names[language]}${policies[language]}`).not.toMatch(/[{}]/)
})
