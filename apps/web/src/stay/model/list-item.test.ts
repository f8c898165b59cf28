import { expect, test } from 'vitest'
import { hotelStay } from '../../testing/hotel-list-offer.ts'
import { stateOf } from '../state.ts'
import { hotelListItem } from './list-item.ts'

/** Section 3 of the specification, 'Hotel list item'. */
const specified = 'hotelName propertyName Price rating star shortDescription ttiCode imgUrl addressString'
const specifiedPrice = 'currencyCode price maxPrice minPrice'

const clara = hotelStay(
  {
    ...{ id: '10001', name: 'Hotel Avenida Clara', total: 6930, star: 5, rating: 9.2 },
    info: { propertyName: '光之大道酒店' },
  },
  { price: { currencyCode: 'HKD', amountAfterTax: 6930, minPrice: 6930, maxPrice: 15_000.5 } },
)

test('[R3.7] a hotel list item has every key of the specification and no other', () => {
  const item = hotelListItem(clara)
  expect(Object.keys(item).sort()).toEqual(specified.split(' ').sort())
  expect(Object.keys(item.Price).sort()).toEqual(specifiedPrice.split(' ').sort())
  expect(item).toEqual({
    ...{ hotelName: 'Hotel Avenida Clara', propertyName: '光之大道酒店', rating: 9.2, star: 5, ttiCode: '10001' },
    Price: { currencyCode: 'HKD', price: 6930, minPrice: 6930, maxPrice: 15_000.5 },
    ...{ shortDescription: 'A house.', imgUrl: '/api/v1/picture/skyline~any~10001.svg' },
    addressString: 'Rua Augusta 1, 1100-048 Lisboa',
  })
})

test('[R3.7] what the server does not tell leaves no hole', () => {
  const item = hotelListItem({
    ...clara,
    basicPropertyInfo: { ttiCode: '7', hotelName: 'Seven' },
    price: { currencyCode: 'USD', amountAfterTax: 80 },
  })
  expect(Object.keys(item).sort()).toEqual(specified.split(' ').sort())
  expect(item).toMatchObject({ propertyName: '', rating: null, star: null, imgUrl: '', addressString: '' })
  expect(item.Price).toEqual({ currencyCode: 'USD', price: 80, minPrice: 80, maxPrice: 80 })
})

test('[R4.7] an answer without stays empties the result and clears the list', () => {
  const found = { success: true, hotelStays: { hotelStayList: [clara] } }
  expect(stateOf(found).hotelList.map(({ ttiCode }) => ttiCode)).toEqual(['10001'])
  expect(stateOf(found).hotelAvailRS).toBe(found)
  const empty = { hotelAvailRS: null, hotelList: [] }
  expect(stateOf({ success: true, hotelStays: { hotelStayList: [] } })).toEqual(empty)
  expect(stateOf({ success: true })).toEqual(empty)
})
