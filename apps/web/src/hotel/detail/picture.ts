import type { HotelDescriptiveContent } from '@portolan/contract/hotel-stay'
import type { Say } from '../../i18n/text.ts'
import { hotelDetail } from '../../stay/model/detail.ts'

export interface Picture {
  readonly url: string
  /** What it shows, for whoever does not see it. */
  readonly words: string
}

/** In the order of the gallery, each once; a room is named by its own name. */
export function picturesOf(content: HotelDescriptiveContent, t: Say): Picture[] {
  const { description } = hotelDetail(content)
  const captions = new Map(content.multimediaDescriptions.images.map(({ url, caption }) => [url, caption]))
  const rooms = new Map((content.facilityInfo?.guestRooms ?? []).map(({ roomTypeCode, name }) => [roomTypeCode, name]))
  const photos = new Map(description.photos.map((photo) => [photo.url, photo]))
  return [...photos.values()].map(({ url, roomTypeCode }) => {
    const what = captions.get(url) ?? rooms.get(roomTypeCode ?? '') ?? description.name
    return { url, words: t('hotelDetail.picture', { what }) }
  })
}
