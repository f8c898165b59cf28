import type { RailTicketDetail } from '@portolan/supplier/rail'
import { expect, test, vi } from 'vitest'
import { callsOf, segmentOf } from '../testing/rail-supplier.ts'
import { makeTrainsView } from './train-view.ts'

const seated = segmentOf(callsOf('2027-05-14', 'lyon 07:22, dijon 09:00 09:05, zurich 11:26'))
const segments = [seated, segmentOf(callsOf('2027-05-14', 'zurich 12:00, dijon 14:00'), { train: '9204' })]
const asleep = [{ ...seated, place: 'sleeper' as const }]
const located = vi.fn(({ code, name }: { code: string; name: string }) => ({
  locationCode: code,
  name: `in words: ${name}`,
}))

const tickets: readonly Pick<RailTicketDetail, 'segments' | 'seatClass'>[] = [
  { segments, seatClass: '2' },
  { segments, seatClass: '2' },
  { segments, seatClass: '1' },
  { segments: asleep, seatClass: '1' },
  { segments, seatClass: '2' },
]

test('[R7.44] fares that have their trains in common say the same of them as fares that each bring their own', () => {
  const shown = tickets.map(makeTrainsView(located))
  const alone = tickets.map((ticket) => makeTrainsView(located)(structuredClone(ticket)))
  expect(shown).toEqual(alone)
  expect(shown.map(({ trainSegments }) => trainSegments.map(({ accommodation }) => accommodation))).toEqual([
    [
      { seat: 'Seat', class: '2' },
      { seat: 'Seat', class: '2' },
    ],
    [
      { seat: 'Seat', class: '2' },
      { seat: 'Seat', class: '2' },
    ],
    [
      { seat: 'Seat', class: '1' },
      { seat: 'Seat', class: '1' },
    ],
    [{ berth: 'Sleeper', class: '1' }],
    [
      { seat: 'Seat', class: '2' },
      { seat: 'Seat', class: '2' },
    ],
  ])
  expect(shown[0]).toMatchObject({
    originStation: { name: 'in words: Paris-Gare-de-Lyon' },
    destinationStation: { name: 'in words: Dijon-Ville' },
    routings: ['in words: Zürich HB'],
    providers: ['TGV Lyria'],
  })
})

test('each is put into words once for each class', () => {
  located.mockClear()
  const shown = tickets.map(makeTrainsView(located))
  expect(shown[1]).toBe(shown[0])
  expect(shown[4]).toBe(shown[0])
  expect(shown[2]?.trainSegments[0]?.stops).toBe(shown[0]?.trainSegments[0]?.stops)
  expect(located).toHaveBeenCalledTimes(3)
})

test('the first station has no arrival and the last no departure, whatever the supplier sends', () => {
  const calls = seated.calls.map((call) => ({ ...call, arrives: '2027-05-14T06:00', departs: '2027-05-14T06:05' }))
  const [train] = makeTrainsView(located)({ segments: [{ ...seated, calls }], seatClass: '2' }).trainSegments
  expect(train?.stops?.map(({ arrivalDateTime, departureDateTime }) => [arrivalDateTime, departureDateTime])).toEqual([
    [undefined, '2027-05-14T06:05:00'],
    ['2027-05-14T06:00:00', '2027-05-14T06:05:00'],
    ['2027-05-14T06:00:00', undefined],
  ])
})
