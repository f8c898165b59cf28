import type { BasicPropertyInfo, HotelDescriptiveContent } from '@portolan/contract/hotel-stay'
import { addressWords, type HotelDetail, hotelDetail } from '../../stay/model/detail.ts'
import { awardOf } from '../../stay/model/room.ts'

/** What the page knows of the house, from its description or, before that is there, from one of its rooms. */
export interface House {
  readonly name: string
  /** The Hong Kong Chinese one. */
  readonly nameZhHK: string | undefined
  readonly star: number | undefined
  readonly rating: number | undefined
  readonly address: string
  readonly detail: HotelDetail | undefined
  readonly checkInTime: string | undefined
  readonly checkOutTime: string | undefined
}

export function houseOf(
  content: HotelDescriptiveContent | null | undefined,
  room: BasicPropertyInfo | undefined,
): House | undefined {
  if (!content && !room) return undefined
  const detail = content ? hotelDetail(content) : undefined
  const { star, rating, checkInTime, checkOutTime } = content?.hotelInfo ?? {}
  return {
    name: detail?.description.name || (room?.hotelName ?? ''),
    nameZhHK: content?.propertyName ?? room?.propertyName,
    star: star ?? (room && awardOf(room, 'star')),
    rating: rating ?? (room && awardOf(room, 'guest')),
    address: detail?.description.location.address || addressWords(room?.address ?? {}),
    ...{ detail, checkInTime, checkOutTime },
  }
}
