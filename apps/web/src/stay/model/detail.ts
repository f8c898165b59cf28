import type { HotelDescriptiveContent } from '@portolan/contract/hotel-stay'

interface Photo {
  readonly url: string
  /** Absent where it shows the house. */
  readonly roomTypeCode: string | undefined
}

/** Section 3 of the specification, 'Hotel detail', name by name. */
export interface HotelDetail {
  readonly description: {
    readonly name: string
    readonly location: {
      /** The specification has it in this spelling as well. */
      readonly position: { readonly longitude: number; readonly longtitude: number; readonly latitude: number }
      readonly cityName: string
      readonly countryCode: string
      readonly countryName: string
      readonly address: string
    }
    readonly photos: readonly Photo[]
    readonly overView: string
  }
  readonly amenities: readonly { readonly serviceItem: string; readonly code: string }[]
  /** One standard image per room type. */
  readonly roomImgList: readonly { readonly roomTypeCode: string; readonly url: string }[]
}

type Content = Pick<
  HotelDescriptiveContent,
  'hotelName' | 'hotelInfo' | 'facilityInfo' | 'multimediaDescriptions' | 'ttiCode'
>

/** 'Rua da Prata 52, 1100-419 Lisbon', as it is written on a letter. */
export function addressWords({ addressLines = [], postalCode, cityName }: Content['hotelInfo']['address']): string {
  const town = [postalCode, cityName].filter(Boolean).join(' ')
  return [...addressLines, town].filter(Boolean).join(', ')
}

/** The room's own picture; else the first of the gallery that shows it. */
function roomImages({ facilityInfo, multimediaDescriptions }: Content): HotelDetail['roomImgList'] {
  const images = new Map<string, string>()
  for (const { roomTypeCode, image } of facilityInfo?.guestRooms ?? []) if (image) images.set(roomTypeCode, image.url)
  for (const { roomTypeCode, url } of multimediaDescriptions.images)
    if (roomTypeCode !== undefined && !images.has(roomTypeCode)) images.set(roomTypeCode, url)
  return [...images].map(([roomTypeCode, url]) => ({ roomTypeCode, url }))
}

export function hotelDetail(content: Content): HotelDetail {
  const { hotelInfo, multimediaDescriptions } = content
  const { address, position, descriptions, services } = hotelInfo
  const { longitude, latitude } = position
  return {
    description: {
      name: content.hotelName ?? content.ttiCode ?? '',
      location: {
        position: { longitude, longtitude: longitude, latitude },
        cityName: address.cityName ?? '',
        countryCode: address.countryCode ?? '',
        countryName: address.countryName ?? '',
        address: addressWords(address),
      },
      photos: multimediaDescriptions.images.map(({ url, roomTypeCode }) => ({ url, roomTypeCode })),
      overView: descriptions.overView ?? '',
    },
    amenities: services.map(({ serviceItem, code }) => ({ serviceItem, code })),
    roomImgList: roomImages(content),
  }
}
