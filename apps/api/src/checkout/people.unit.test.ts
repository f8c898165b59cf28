import type { Traveler } from '@portolan/supplier/traveler'
import { expect, test } from 'vitest'
import { shortPassportsOf } from './people.ts'

const traveler = (ref: string, expires?: string): Traveler => ({
  ...{ ref, type: 'adult', lead: ref === '1' },
  document: { type: 'passport', number: 'K1', ...(expires !== undefined && { expires }) },
})

const abroad = {
  requires: { lead: ['email'], each: ['passportNumber', 'passportExpiry'] },
  travelEnd: '2027-03-27T20:30',
  wanted: {},
}

test('[R8.11] a passport that runs out before the travels are over is told beside its field', () => {
  const people = [traveler('1', '2027-03-26'), traveler('2', '2027-03-27'), traveler('3')]
  expect(shortPassportsOf(people, [abroad])).toEqual([
    { pointer: '/travelers/0/document/expireDate', code: 'invalid_value', text: 'error.traveler.passport' },
  ])
})

test('[R8.11] nobody is asked for it at home, nor for what others travel on', () => {
  const [one] = [traveler('1', '2020-01-01')]
  expect(shortPassportsOf([one], [{ ...abroad, requires: { lead: [], each: ['firstName'] } }])).toEqual([])
  expect(shortPassportsOf([one], [{ ...abroad, wanted: { travelerRefs: ['2'] } }])).toEqual([])
  expect(shortPassportsOf([one], [{ ...abroad, travelEnd: null }])).toEqual([])
})
