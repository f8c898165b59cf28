import { type Language, languageFrom } from '@portolan/domain/language'
import type { ReadContext } from '@portolan/supplier/context'
import type { HotelContent } from '@portolan/supplier/hotel'
import type { Outcome } from '@portolan/supplier/outcome'
import { amenities } from '../catalogue/amenity.ts'
import { ageBands, rateTextsOf } from '../catalogue/rate-plan.ts'
import { roomTypeOf } from '../catalogue/room-type.ts'
import { descriptionOf } from '../property/description.ts'
import { galleryOf, roomPictureOf } from '../property/gallery.ts'
import type { Property } from '../property/property.ts'
import { plansOf } from './look.ts'
import type { ShopParts } from './parts.ts'

type Parts = Pick<ShopParts, 'houses' | 'telling'>

const amenitiesOf = (property: Property, language: Language): HotelContent['amenities'] =>
  amenities
    .filter(({ key }) => property.amenities.includes(key))
    .map(({ otaCode, otaList, icon, names }) => ({ code: otaCode, list: otaList, name: names[language], icon }))

const roomsOf = (property: Property, { telling }: Parts, language: Language): HotelContent['rooms'] =>
  property.rooms.flatMap(({ type: code, units }) => {
    const type = roomTypeOf(code)
    return type ? [{ ...telling.roomOf(property, type), description: type.descriptions[language], units }] : []
  })

function picturesOf(property: Property): HotelContent['gallery'] {
  const shown = new Map(property.rooms.map(({ type }) => [roomPictureOf(property, type), type]))
  return galleryOf(property).map((picture) => {
    const room = shown.get(picture)
    return { picture, ...(room !== undefined && { room }) }
  })
}

/** What the house's plans say of cancelling and paying, each once, and what it asks for children. */
function policiesOf(property: Property, language: Language): HotelContent['policies'] {
  const plans = plansOf(property).map(({ price }) => price.plan)
  const codes = new Set([
    ...plans.map(({ cancel }) => cancel),
    ...plans.map(({ payment }) => payment),
    ...ageBands.map(({ code }) => code),
  ])
  return [...codes].map((code) => {
    const { names, policies } = rateTextsOf(code)
    return { name: names[language], text: policies[language] }
  })
}

function contentOf(property: Property, parts: Parts, language: Language): HotelContent {
  return {
    house: parts.telling.houseOf(property),
    overview: descriptionOf(property, parts.houses.cityOf(property.city), language),
    amenities: amenitiesOf(property, language),
    rooms: roomsOf(property, parts, language),
    gallery: picturesOf(property),
    policies: policiesOf(property, language),
  }
}

/** Houses that we do not know are left out. */
export const makeDescribe =
  (parts: Parts) =>
  async (
    ids: readonly string[],
    { locale }: Pick<ReadContext, 'locale'>,
  ): Promise<Outcome<readonly HotelContent[]>> => {
    const register = parts.houses.register()
    const language = languageFrom(locale)
    const known = [...new Set(ids)].flatMap((id) => register.propertyOf(id) ?? [])
    return { ok: true, value: known.map((property) => contentOf(property, parts, language)) }
  }
