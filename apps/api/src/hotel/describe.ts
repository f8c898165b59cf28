import type { RequestOf } from '@portolan/contract/call'
import type { describeHotel } from '@portolan/contract/hotel'
import type { HotelDescriptiveContent } from '@portolan/contract/hotel-stay'
import type { Language } from '@portolan/domain/language'
import { pictureUrl } from '../platform/picture-url.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { wordsIn } from '../platform/words.ts'
import { type HouseTold, makeFindHouses } from './houses.ts'
import type { HotelParts } from './parts.ts'
import { addressView, houseRef } from './property-view.ts'

type Wanted = RequestOf<typeof describeHotel>['body']['hotelDescriptiveInfos']['hotelDescriptiveInfoList'][number]

const pointerAt = (index: number): string => `/hotelDescriptiveInfos/hotelDescriptiveInfoList/${index}/ttiCode`

const fieldsOf = (
  wanted: readonly Wanted[],
  isWrong: (id: string | undefined) => boolean,
  { code, text }: Pick<FieldRefusal, 'code' | 'text'>,
): FieldRefusal[] =>
  wanted.flatMap(({ ttiCode }, index) => (isWrong(ttiCode) ? [{ pointer: pointerAt(index), code, text }] : []))

/** All of it, but for the rooms and pictures of those who want none. */
function contentView(
  { supplier, content }: HouseTold,
  { facilityInfo, multimediaObjects }: Wanted,
  language: Language,
): HotelDescriptiveContent {
  const { house, overview, sections, amenities, rooms, gallery, policies } = content
  const { lat, lon, star, rating, checkIn, checkOut } = house
  const hasRooms = facilityInfo?.sendGuestRooms !== false
  const hasImages = multimediaObjects?.sendData !== false
  return {
    ...{ ...houseRef(house, supplier), languageCode: language },
    hotelInfo: {
      descriptions: { overView: overview, ...(sections && { sections: [...sections] }) },
      ...{ position: { latitude: lat, longitude: lon }, address: addressView(house, language) },
      services: amenities.map(({ code, name }) => ({ code, serviceItem: name })),
      ...{ checkInTime: checkIn, checkOutTime: checkOut, star, ...(rating !== undefined && { rating }) },
    },
    ...(hasRooms && {
      facilityInfo: {
        guestRooms: rooms.map(({ code, name, picture }) => ({
          ...{ roomTypeCode: code, name: wordsIn(name, language) },
          image: { url: pictureUrl(picture), roomTypeCode: code },
        })),
      },
    }),
    multimediaDescriptions: {
      images: (hasImages ? gallery : []).map(({ picture, room }) => ({
        ...{ url: pictureUrl(picture), category: room === undefined ? 'hotel' : 'room' },
        ...(room !== undefined && { roomTypeCode: room }),
      })),
    },
    policies: [...policies],
  }
}

/** Words, pictures, amenities and rules of houses, by their codes, in the caller's language. */
export function makeDescribe(parts: Pick<HotelParts, 'registry'>): Handler<typeof describeHotel> {
  const findHouses = makeFindHouses(parts)
  return async ({ body }, context) => {
    const wanted = body.hotelDescriptiveInfos.hotelDescriptiveInfoList
    const missing = fieldsOf(wanted, (id) => id === undefined, { code: 'invalid_type', text: 'error.field.required' })
    if (missing.length > 0) throw new Refusal(400, { fields: missing })
    const ids = [...new Set(wanted.flatMap(({ ttiCode }) => ttiCode ?? []))]
    const { found, hasFailed } = await findHouses(ids, context)
    const unknown = fieldsOf(wanted, (id) => !found.has(id ?? ''), { code: 'invalid_value', text: 'error.hotel.house' })
    if (unknown.length > 0) throw new Refusal(hasFailed ? 503 : 404, hasFailed ? {} : { fields: unknown })
    return {
      success: true,
      hotelDescriptiveContents: {
        hotelDescriptiveContentList: wanted.flatMap((one) => {
          const told = found.get(one.ttiCode ?? '')
          return told ? [contentView(told, one, context.language)] : []
        }),
      },
    }
  }
}
