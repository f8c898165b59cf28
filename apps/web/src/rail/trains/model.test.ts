import { railTrainResult } from '@portolan/contract/rail-journey'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { needTexts, readSpeech, switchLanguage } from '../../i18n/store.ts'
import { say } from '../../i18n/text.ts'
import { option, segment } from '../../testing/train-offer.ts'
import { journeyOf } from './journey.ts'
import {
  allowedWith,
  classLabel,
  comfortLabel,
  findAgain,
  flexibilityLabel,
  groupTrains,
  isSellable,
  notesOf,
  resultOf,
} from './model.ts'

beforeAll(async () => {
  await switchLanguage('en')
  await needTexts('trains')
})

/** Specification, section 3, 'Rail train result', word by word. */
const specified = [
  'rph',
  'trains',
  'trainIdentity',
  'routings',
  'departureDateTime',
  'departureTime',
  'arrivalDateTime',
  'arrivalTime',
  'arriveNextDate',
  'duration',
  'direct',
  'originStation',
  'destinationStation',
  'providers',
  'comfortType',
  'flexibilityType',
  'seatClass',
  'seatClassDescription',
  'currencyCode',
  'totalAmount',
  'sellingCurrencyCode',
  'sellingTotalAmount',
  'priceBreakdown',
  'expiredDateTime',
  'trainSegments',
  'inboundRphs',
]

test('[R3.14] a train result has the fields of the specification, all of them and no other', () => {
  const result = resultOf(option({}))
  expect(Object.keys(result).sort()).toEqual(specified.toSorted())
  expect(Object.keys(result.priceBreakdown[0] ?? {}).sort()).toEqual(
    ['code', 'quantity', 'amount', 'sellingAmount', 'conditions'].sort(),
  )
  expect(z.parse(railTrainResult, result)).toEqual(result)
})

test('[R3.14] times are HH:mm, the next day is (+1), direct is Yes or No', () => {
  const day = resultOf(option({}))
  expect(day).toMatchObject({
    trains: ['TGV Lyria 9203'],
    departureTime: '07:22',
    arrivalTime: '11:26',
    arriveNextDate: '',
    duration: '04h 04m',
    direct: 'Yes',
    originStation: 'Paris Gare de Lyon',
    destinationStation: 'Zürich HB',
  })
  const night = resultOf(
    option({
      journeyDuration: 'PT12H10M',
      trainSegments: [
        segment({ departureDateTime: '2026-12-15T21:20:00', arrivalDateTime: '2026-12-16T06:00:00' }),
        segment({ trainNumber: '7', departureDateTime: '2026-12-16T06:30:00', arrivalDateTime: '2026-12-16T09:30:00' }),
      ],
    }),
  )
  expect(night).toMatchObject({ arriveNextDate: '(+1)', duration: '12h 10m', direct: 'No', departureTime: '21:20' })
  const long = segment({ departureDateTime: '2026-12-15T21:20:00', arrivalDateTime: '2026-12-17T06:00:00' })
  expect(resultOf(option({ trainSegments: [long] })).arriveNextDate).toBe('(+2)')
})

const tickets = [
  option({ rph: 'p', comfortType: 'PREMIER', seatClass: '1', selling: 3948 }),
  option({ rph: 's-full', flexibilityType: 'FULL_FLEX', selling: 2784 }),
  option({ rph: 's-non', selling: 1842, seatsLeft: 4, fareDescription: 'Lyria Light' }),
  option({ rph: 'c', comfortType: 'COMFORT', seatClass: '1', selling: 2610 }),
  option({ rph: 's-semi', flexibilityType: 'SEMI_FLEX', selling: 2106 }),
  option({ rph: 'other', trainIdentity: 'LY9211', selling: 1998 }),
]

test('[R3.14] tickets are grouped by train identity with their best price', () => {
  const groups = groupTrains(tickets.map(resultOf), notesOf(tickets))
  expect(groups.map(({ trainIdentity, sellingBestPrice }) => [trainIdentity, sellingBestPrice])).toEqual([
    ['LY9203', 1842],
    ['LY9211', 1998],
  ])
  expect(groups[0]).toMatchObject({ bestPrice: 203.35, currencyCode: 'EUR', sellingCurrencyCode: 'HKD' })
  expect(groups[0]?.tickets.length).toBe(5)
})

test('[R9.3] comfort tabs stand in the order STANDARD, COMFORT, PREMIER, tickets from Non Flex to Full Flex', () => {
  const [{ comfortTypeTabs = [] } = {}] = groupTrains(tickets.map(resultOf), notesOf(tickets))
  expect(comfortTypeTabs.map(({ comfortType }) => comfortType)).toEqual(['STANDARD', 'COMFORT', 'PREMIER'])
  expect(comfortTypeTabs[0]?.tickets.map(({ rph }) => rph)).toEqual(['s-non', 's-semi', 's-full'])
  expect(comfortTypeTabs[0]).toMatchObject({ seatsLeft: 4, sellingBestPrice: 1842, seatClass: '2' })
})

test('[R9.4, R9.5] flexibility and class are labelled letter by letter', () => {
  const words = (id: Parameters<typeof say>[1]) => say(readSpeech(), id)
  expect(words(flexibilityLabel.FULL_FLEX)).toBe('Full Flex')
  expect(words(flexibilityLabel.SEMI_FLEX)).toBe('Semi Flex')
  expect(words(flexibilityLabel.NON_FLEX)).toBe('Non Flex')
  expect(['1', '2'].map((one) => words(classLabel(one) ?? 'trains.standard'))).toEqual(['1st Class', '2nd Class'])
  expect(classLabel('3')).toBeUndefined()
  expect(words(comfortLabel.PREMIER)).toBe('Premier')
})

const returnOnly = { code: 'RETURN_ONLY', stringValue: 'Sold with its outbound ticket only' }

test('[R5.7] inbound tickets are filtered to those that the chosen outbound allows', () => {
  const inbound = [
    option({ rph: 'any' }),
    option({ rph: 'tied-1', flexibilityType: 'SEMI_FLEX', conditions: [returnOnly] }),
    option({ rph: 'tied-2', flexibilityType: 'SEMI_FLEX', conditions: [returnOnly] }),
  ].map(resultOf)
  const allowed = (inboundRphs?: string[]) =>
    allowedWith(resultOf(option({ ...(inboundRphs && { inboundRphs }) })), inbound).map(({ rph }) => rph)
  expect(allowed(['tied-2'])).toEqual(['tied-2'])
  // Half of a return fare is not sold by itself.
  expect(allowed()).toEqual(['any'])
  expect([isSellable(option({ inboundRphs: [] })), isSellable(option({}))]).toEqual([false, true])
})

test('a choice is found again after a new search: by handle, else by train, comfort and flexibility', () => {
  const known = resultOf(option({ rph: 'old', flexibilityType: 'SEMI_FLEX' }))
  const fresh = tickets.map(resultOf)
  expect(findAgain(fresh, 'c', known)?.rph).toBe('c')
  expect(findAgain(fresh, 'old', known)?.rph).toBe('s-semi')
  expect(findAgain(fresh, 'old', resultOf(option({ trainIdentity: 'gone' })))).toBeUndefined()
  expect(findAgain(fresh, 'old', undefined)).toBeUndefined()
})

test('a journey counts its changes, their minutes and whether they lead to another station', () => {
  const first = segment({
    trainNumber: '9864',
    departureDateTime: '2026-12-15T09:00:00',
    arrivalDateTime: '2026-12-15T11:00:00',
    journeyDuration: 'PT3H',
    arrivalStation: { locationCode: '8727100', name: 'Paris Gare du Nord' },
  })
  const second = segment({ departureDateTime: '2026-12-15T12:00:00', arrivalDateTime: '2026-12-15T16:00:00' })
  const { minutes, changes, numbers, brands } = journeyOf({ trainSegments: [first, second] })
  expect(minutes).toBe(180 + 60 + 244)
  expect(changes).toMatchObject([{ from: 'Paris Gare du Nord', to: 'Paris Gare de Lyon', minutes: 60, moves: true }])
  expect(changes[0]?.at).toBeCloseTo(210 / 484)
  expect([numbers, brands]).toEqual([['9864', '9203'], ['TGV Lyria']])
})
