import { beforeEach, expect, test, vi } from 'vitest'
import { option } from '../testing/train-offer.ts'
import { clearTrains, emptyRailState, keepRail, railState, readKeptRail } from './state.ts'
import { resultOf } from './trains/model.ts'

beforeEach(() => {
  sessionStorage.clear()
  railState.write(emptyRailState)
})

test('[R3.17] the rail state has the fields of the specification, all of them and no other', () => {
  expect(Object.keys(emptyRailState)).toEqual([
    'searchInputValues',
    'isRoundTrip',
    'passCriteria',
    'trainTicketsRS',
    'railPassesRS',
    'outboundTrainTicketResults',
    'inboundTrainTicketResults',
    'railPassResults',
    'selectedOutboundTicket',
    'selectedInboundTicket',
    'selectedPass',
    'selectedValidity',
    'ticketDetails',
    'bookFromCart',
    'bookInitiateRS',
    'bookTicketRS',
    'ticketBooked',
    'cartNumber',
  ])
})

const out = [option({ rph: 'a' }), option({ rph: 'b', flexibilityType: 'FULL_FLEX' })].map(resultOf)
const back = [resultOf(option({ rph: 'c', trainIdentity: 'LY9216', at: ['15:34', '19:38'] }))]

test('[R4.6] input, results and choice outlive a reload, each journey written once', () => {
  const found = {
    searchInputValues: { from: 'CITY-PARIS', adults: 2 },
    isRoundTrip: true,
    outboundTrainTicketResults: out,
    inboundTrainTicketResults: back,
    selectedOutboundTicket: out[1] ?? null,
  }
  keepRail(found)
  expect(readKeptRail()).toMatchObject(found)
  expect(sessionStorage.getItem('rail')?.match(/"trainNumber"/g)?.length).toBe(2)
})

test('[R4.6, R8.8] a failure clears stored input and results, here and in the tab’s store', () => {
  keepRail({ searchInputValues: { from: 'CITY-PARIS' }, outboundTrainTicketResults: out })
  clearTrains()
  expect(railState.read()).toMatchObject({
    searchInputValues: null,
    outboundTrainTicketResults: [],
    trainTicketsRS: null,
  })
  expect(readKeptRail()).toMatchObject({ searchInputValues: null, outboundTrainTicketResults: [] })
})

test('travellers and bookings never come into the browser’s store', () => {
  keepRail({
    ticketDetails: {
      ...{ trains: out, priceList: [], conditions: [], currency: 'HKD', totalAmount: 1842 },
      travelers: [{ rph: '1', document: { docID: 'X1234567' } } as never],
    },
  })
  expect(sessionStorage.getItem('rail')).not.toContain('X1234567')
})

test('a full store is emptied and nothing breaks', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {}, setItem: full })
  keepRail({ outboundTrainTicketResults: out })
  expect(railState.read().outboundTrainTicketResults).toBe(out)
  expect(readKeptRail()).toEqual({})
})
