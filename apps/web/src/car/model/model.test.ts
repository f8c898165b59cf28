import { expect, test } from 'vitest'
import { carRate, vehAvail } from '../../testing/car-offer.ts'
import { vehicleDetail } from './rate.ts'
import { vehicleListItem } from './vehicle.ts'

const keysOf = (item: object | undefined) => Object.keys(item ?? {}).sort()
const names = (list: string) => list.split(', ').sort()

test('[R3.13] a vehicle of the list has every field of the specification, and no other', () => {
  const item = vehicleListItem(vehAvail())
  expect(keysOf(item)).toEqual(
    names(
      'model, pictureURL, name, make, oilConsume, passengerQuantity, vehClassName, transmission, baggageQuantity, doorCount, currencyTag, rateTotalAmount, rateCode, vehClassCode, airConditionInd',
    ),
  )
  expect(item).toEqual({
    ...{ model: 'Golf', pictureURL: '/api/v1/picture/car~compact~V21.svg', name: 'Volkswagen Golf or similar' },
    ...{ make: 'Volkswagen', oilConsume: '5.4 l/100 km', passengerQuantity: 5, vehClassName: 'Compact' },
    ...{ transmission: 'Automatic', baggageQuantity: 2, doorCount: '5', currencyTag: 'HK$', rateTotalAmount: 988 },
    ...{ rateCode: 'FLEX', vehClassCode: 'compact', airConditionInd: true },
  })
})

test('[R3.13] its total is what is paid in all, and dollars have their own sign', () => {
  const totalCharge = { rateTotalAmount: 100, estimatedTotalAmount: 120.5, currencyCode: 'USD' }
  expect(vehicleListItem(vehAvail({ totalCharge }))).toMatchObject({ rateTotalAmount: 120.5, currencyTag: '$' })
})

test('[R3.13] a vehicle’s detail has every field of the specification, and no other', () => {
  const detail = vehicleDetail(carRate({ seats: 1 }))
  expect(keysOf(detail)).toEqual(names('pickUpLocation, dropOffLocation, fees, extras, insurance'))
  expect(keysOf(detail.fees[0])).toEqual(names('taxInclusive, currencyCode, amount'))
  expect(keysOf(detail.extras[0])).toEqual(names('name, currencyCode, amount'))
  expect(keysOf(detail.insurance[0])).toEqual(names('name, currencyCode, amount'))
  expect(detail).toMatchObject({ pickUpLocation: 'Lisbon Airport', dropOffLocation: 'Lisbon Airport' })
  expect(detail.fees.map(({ taxInclusive, amount }) => [taxInclusive, amount])).toEqual([
    [true, 697.5],
    [true, 107.61],
    [true, 182.89],
    [false, 217.4],
  ])
  expect(detail.extras[0]).toEqual({ name: 'Child seat', currencyCode: 'HKD', amount: 217.4 })
})
