import type { MessageId } from '../../i18n/messages.ts'

/** OTA list HAC: what people look for in a house. The rest is told on its own page. */
const texts: Readonly<Record<string, MessageId>> = {
  66: 'hotels.amenity.poolOut',
  54: 'hotels.amenity.poolIn',
  42: 'hotels.amenity.parkingFree',
  64: 'hotels.amenity.parking',
  35: 'hotels.amenity.gym',
  84: 'hotels.amenity.spa',
  79: 'hotels.amenity.sauna',
  76: 'hotels.amenity.restaurant',
  165: 'hotels.amenity.bar',
  5: 'hotels.amenity.aircon',
  47: 'hotels.amenity.stepFree',
  33: 'hotels.amenity.lift',
  224: 'hotels.amenity.pets',
  70: 'hotels.amenity.playground',
  58: 'hotels.amenity.laundry',
  1: 'hotels.amenity.frontDesk',
  282: 'hotels.amenity.shuttle',
  316: 'hotels.amenity.charging',
  312: 'hotels.amenity.smokeFree',
  24: 'hotels.amenity.meeting',
}

export const amenityText = (code: string): MessageId | undefined => texts[code]

export const isLookedFor = (code: string): boolean => code in texts
