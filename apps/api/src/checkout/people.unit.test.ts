import type { Traveler } from '@portolan/supplier/traveler'
import { expect, test } from 'vitest'
import { ageIn, ageRefusals, shortPassportsOf } from './people.ts'

const traveler = (ref: string, expires?: string): Traveler => ({
  ...{ ref, type: 'adult', lead: ref === '1' },
  document: { type: 'passport', number: 'K1', ...(expires !== undefined && { expires }) },
})

const today = '2026-11-19'

const abroad = {
  requires: { lead: ['email'], each: ['passportNumber', 'passportExpiry'] },
  travelEnd: '2027-03-27T20:30',
  wanted: {},
}

test('[R8.11] a passport that runs out before the travels are over is told beside its field', () => {
  const people = [traveler('1', '2027-03-26'), traveler('2', '2027-03-27'), traveler('3')]
  expect(shortPassportsOf(people, [abroad], today)).toEqual([
    { pointer: '/travelers/0/document/expireDate', code: 'invalid_value', text: 'error.traveler.passport' },
  ])
})

test('[R8.11] nobody is asked for it at home, nor for what others travel on', () => {
  const [one] = [traveler('1', '2020-01-01')]
  expect(shortPassportsOf([one], [{ ...abroad, requires: { lead: [], each: ['firstName'] } }], today)).toEqual([])
  expect(shortPassportsOf([one], [{ ...abroad, wanted: { travelerRefs: ['2'] } }], today)).toEqual([])
})

test('[R8.11] where nobody says when the travels end it must be good today', () => {
  const open = { ...abroad, travelEnd: null }
  expect(shortPassportsOf([traveler('1', '2026-11-18'), traveler('2', today)], [open], today)).toMatchObject([
    { pointer: '/travelers/0/document/expireDate' },
  ])
})

test('[R5.6] somebody is as old as on the first day of the booking, not of the order', () => {
  const born = { ...traveler('1'), birthDate: '2001-03-10', age: 25 }
  expect(ageIn({ travelStart: '2027-03-09T10:00' }, born)).toBe(25)
  expect(ageIn({ travelStart: '2027-03-10T10:00' }, born)).toBe(26)
  expect(ageIn({ travelStart: null }, born)).toBe(25)
  expect(ageIn({ travelStart: '2027-03-10T10:00' }, traveler('1'))).toBeUndefined()
})

test('[R8.12] an age that the supplier does not take is told beside the birth date of whoever has it', () => {
  const people = [traveler('1'), traveler('2'), traveler('3')]
  const told = (pointer: string) =>
    ageRefusals([{ pointer, message: 'Too young.' }], people, { travelerRefs: ['3', '2'] })
  expect(told('/party/0/age')).toEqual([
    { pointer: '/travelers/2/birthDate', code: 'invalid_value', text: 'error.traveler.age' },
  ])
  for (const other of ['/party/2/age', '/party/0/type', '/travelers/0/given']) expect(told(other)).toEqual([])
  expect(ageRefusals([{ pointer: '/party/1/age', message: '' }], people, {})).toMatchObject([
    { pointer: '/travelers/1/birthDate' },
  ])
})
