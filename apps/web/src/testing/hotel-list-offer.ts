import type { HotelStay } from '@portolan/contract/hotel-stay'

interface HouseChange {
  id: string
  name?: string
  total?: number
  at?: readonly [longitude: number, latitude: number]
  info?: Partial<HotelStay['basicPropertyInfo']>
  star?: number
  rating?: number
}

/** One house as the server tells of it, cheap and plain unless something is changed. */
export function hotelStay(change: HouseChange, more: Partial<HotelStay> = {}): HotelStay {
  const { id, name = `House ${id}`, total = 5000, at = [-9.14, 38.71], info = {}, star = 3, rating = 8 } = change
  return {
    roomStayRPHs: ['r1'],
    basicPropertyInfo: {
      ...{ ttiCode: id, hotelName: name, position: { longitude: at[0], latitude: at[1] } },
      address: { addressLines: ['Rua Augusta 1'], postalCode: '1100-048', cityName: 'Lisboa' },
      awards: [
        { provider: 'star', rating: star },
        { provider: 'guest', rating },
      ],
      image: { url: `/api/v1/picture/skyline~any~${id}.svg` },
      shortDescription: 'A house.',
      ...{ propertyKind: 'hotel', quarter: 'Baixa', amenityCodes: ['5', '179'] },
      ...info,
    },
    price: { currencyCode: 'HKD', amountAfterTax: total },
    ...{ status: 'Open', mealPlanCodes: ['14'] },
    ...more,
  }
}
