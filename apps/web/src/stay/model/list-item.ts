import type { HotelStay } from '@portolan/contract/hotel-stay'

/** Section 3 of the specification, 'Hotel list item', name by name. */
export interface HotelListItem {
  hotelName: string
  /** The Hong Kong Chinese name, where there is one. */
  propertyName: string
  Price: {
    currencyCode: string
    /** Of the whole stay for all rooms, tax included. */
    price: number
    maxPrice: number
    minPrice: number
  }
  /** What guests gave it; null where nobody has. */
  rating: number | null
  star: number | null
  shortDescription: string
  ttiCode: string
  imgUrl: string
  addressString: string
}

type Info = HotelStay['basicPropertyInfo']

const awardOf = ({ awards = [] }: Info, provider: string): number | null =>
  awards.find((award) => award.provider === provider)?.rating ?? null

/** Street, then town: as it is written on a letter, in one line. */
function addressText({ address = {} }: Info): string {
  const { addressLines = [], postalCode, cityName } = address
  const town = [postalCode, cityName].filter(Boolean).join(' ')
  return [...addressLines, town].filter(Boolean).join(', ')
}

export function hotelListItem({ basicPropertyInfo: info, price }: HotelStay): HotelListItem {
  const { currencyCode, amountAfterTax, maxPrice = amountAfterTax, minPrice = amountAfterTax } = price
  return {
    hotelName: info.hotelName ?? '',
    propertyName: info.propertyName ?? '',
    Price: { currencyCode, price: amountAfterTax, maxPrice, minPrice },
    rating: awardOf(info, 'guest'),
    star: awardOf(info, 'star'),
    shortDescription: info.shortDescription ?? '',
    ttiCode: info.ttiCode ?? '',
    imgUrl: info.image?.url ?? '',
    addressString: addressText(info),
  }
}
