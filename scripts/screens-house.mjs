import { dayAhead, hold, once, open, pay, post } from './screens-bought.mjs'

/** A few days in Lisbon, of what the house sells itself: room, activity, car and the way from the airport. */

const arrival = dayAhead(40)
const [leaving, tour] = [dayAhead(44), dayAhead(42)]
const airport = { locationCode: 'LIS', codeContext: 'IATA' }

/** The first of its handles by which something is bought: rooms tell theirs as a reference of type 16. */
function handleIn(answer) {
  if (!answer || typeof answer !== 'object') return undefined
  if (typeof answer.rph === 'string' && answer.rph.length > 20) return answer.rph
  if (answer.type === '16' && typeof answer.id === 'string' && answer.id.length > 20) return answer.id
  for (const part of Object.values(answer)) {
    const found = handleIn(part)
    if (found) return found
  }
  return undefined
}

const roomSearch = (start, end) => ({
  path: '/api/v1/hotel/avail',
  body: {
    availRequestSegments: {
      availRequestSegmentList: [
        {
          responseType: 'PropertyRateList',
          stayDateRange: { start, end },
          roomStayCandidates: {
            roomStayCandidateList: [
              { rph: '1', quantity: 1, guestCounts: { guestCountList: [{ ageQualifyingCode: '10', count: 1 }] } },
            ],
          },
          hotelSearchCriteria: { criterionList: [{ hotelRefs: [{ ttiCode: '1180001' }] }] },
        },
      ],
    },
  },
})

const searches = {
  hotel: roomSearch(arrival, leaving),
  activity: {
    path: '/api/v1/touractivity/search',
    body: {
      searchCriteria: {
        locationPref: { cityCode: 'LISBOA' },
        dateTimePref: { start: tour, end: tour },
        customerCounts: [{ qualifierInfo: 'Adult', quantity: 1 }],
      },
    },
  },
  car: {
    path: '/api/v1/car/vehicles',
    body: {
      vehAvailRQCore: {
        vehRentalCore: {
          ...{ pickUpDateTime: `${arrival}T12:00:00`, returnDateTime: `${leaving}T10:00:00` },
          ...{ pickUpLocation: airport, returnLocation: airport },
        },
        driverType: { age: 35 },
      },
    },
  },
  transfer: {
    path: '/api/v1/transfer/avail',
    body: {
      service: {
        pickup: { locationType: 'Airport', location: airport, dateTime: `${arrival}T11:00:00` },
        dropoff: {
          locationType: 'Address',
          name: 'Rua da Prata 52, Lisbon',
          position: { latitude: 38.71, longitude: -9.136 },
        },
      },
      passengers: { adults: 1, children: 0 },
    },
  },
}

const goodsOf = async (page, productType) => {
  const { path, body } = searches[productType]
  const handle = handleIn(await post(page, path, body))
  if (!handle) throw new Error(`Nothing is sold at ${path}.`)
  return { productType, rphs: [handle] }
}

/** Every room of one hotel for a night. */
export async function roomsOffered(page, start) {
  const { path, body } = roomSearch(start, new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10))
  const answer = await post(page, path, body)
  return answer.roomStays.roomStayList
}

const allGoods = (page) => Promise.all(Object.keys(searches).map((product) => goodsOf(page, product)))

const asked = once(async (page) => hold(page, await allGoods(page)))

const bought = once(async (page) => {
  const order = await hold(page, await allGoods(page))
  await pay(page, order)
  return order
})

export const bookQuestions = async (page) => open(page, `/cart/book?order=${(await asked(page)).orderId}`, '.tv-form')

export const houseBooking = (product) => async (page) => {
  const { items } = await bought(page)
  const { uniqueID } = items.find(({ productType }) => productType === product)
  await open(page, `/booking/${product}/view?id=${uniqueID.id}`, '.bk-goods')
}

export const houseTrip = async (page) => {
  await bought(page)
  await open(page, '/trip', '.bk-ev')
}
