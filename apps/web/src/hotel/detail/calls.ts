import { describeHotel, type HotelAvailRS, searchHotels } from '@portolan/contract/hotel'
import type { HotelDescriptiveContent } from '@portolan/contract/hotel-stay'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useSpeech } from '../../i18n/text.ts'
import { inTurn } from '../../session/in-turn.ts'
import { useLook } from '../../session/preferences.ts'
import { useVisit } from '../../session/visit.ts'
import { type StayAsked, searchOfStay } from '../../stay/address.ts'
import { descriptionRequest, roomsRequest } from './request.ts'

/** Whoever asks again does it by a button. */
const once = { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false } as const

async function findRooms(stay: StayAsked, hotel: string, signal: AbortSignal): Promise<HotelAvailRS> {
  // A currency just chosen is on its way to the server, which prices by it.
  await inTurn(() => Promise.resolve())
  return send(searchHotels, { body: roomsRequest(stay, hotel) }, { signal })
}

/** What can be had, room by room, for this visit alone; another language or currency asks for it anew. */
export function useRooms(stay: StayAsked, hotel: string) {
  const { language } = useSpeech()
  const { currency } = useLook()
  const visit = useVisit()
  return useQuery({
    ...once,
    gcTime: 0,
    queryKey: ['hotel', 'rooms', hotel, searchOfStay(stay), language, currency, visit],
    queryFn: ({ signal }) => findRooms(stay, hotel, signal),
  })
}

/** Words, pictures and rules of the house; null where nobody knows it. */
export function useDescription(hotel: string) {
  const { language } = useSpeech()
  return useQuery({
    ...once,
    queryKey: ['hotel', 'description', hotel, language],
    queryFn: async ({ signal }): Promise<HotelDescriptiveContent | null> => {
      const { hotelDescriptiveContents } = await send(describeHotel, { body: descriptionRequest(hotel) }, { signal })
      return hotelDescriptiveContents.hotelDescriptiveContentList[0] ?? null
    },
  })
}
