import { addToCart, type CartItem } from '@portolan/contract/cart'
import { bookHotel, searchHotels } from '@portolan/contract/hotel'
import type { RoomStay } from '@portolan/contract/hotel-stay'
import { guestCounts, searchBody } from './hotel-world.ts'
import { inDays } from './shop-world.ts'
import type { Browser } from './world.ts'

const checkIn = inDays(60)
const single = { adults: 1, childAges: [] }

/** All of it is paid at the hotel. */
export const isPaidThere = ({ payAtProperty, total }: RoomStay): boolean =>
  payAtProperty !== undefined && payAtProperty.amount === total.amountAfterTax

/** All but the city tax is paid to us. */
export const isPaidInPart = (room: RoomStay): boolean =>
  room.payAtProperty !== undefined && room.restDue === undefined && !isPaidThere(room)

/** Two nights in Lisbon for one, in the first room that fits. */
export async function findStay(browser: Browser, fits: (room: RoomStay) => boolean): Promise<RoomStay> {
  const wish = { checkIn, rooms: [single] }
  const found = await browser.call(searchHotels, { body: searchBody(wish) })
  for (const { basicPropertyInfo } of found.body.hotelStays?.hotelStayList ?? []) {
    const body = searchBody({ ...wish, hotelIds: [basicPropertyInfo.ttiCode ?? ''] })
    const room = (await browser.call(searchHotels, { body })).body.roomStays?.roomStayList.find(fits)
    if (room) return room
  }
  throw new Error('No room fits.')
}

/** On the account of the browser's agency; answers the reference. */
export async function bookStay(browser: Browser, { reference }: RoomStay, agencyReference?: string): Promise<string> {
  const { body } = await browser.call(bookHotel, {
    body: {
      resStatus: 'Book',
      hotelReservationList: [
        {
          roomStays: {
            roomStayList: [{ reference: { type: reference.type, id: reference.id }, guestCounts: guestCounts(single) }],
          },
          resGuests: [
            {
              resGuestRPH: 'a',
              ageQualifyingCode: '10',
              nameTitle: 'Ms',
              firstName: 'Ada',
              lastName: 'Lovelace',
              emailAddress: 'ada@example.com',
              phoneNumber: '2110 4400',
              countryCode: '852',
            },
          ],
          ...(agencyReference !== undefined && { resGlobalInfo: { agencyReference } }),
        },
      ],
    },
  })
  const id = body.hotelReservationList?.[0]?.uniqueIDs[0]?.id
  if (id === undefined || body.errors) throw new Error(`It was not booked: ${JSON.stringify(body.errors)}`)
  return id
}

export async function putStay(browser: Browser, { reference }: RoomStay): Promise<CartItem> {
  const reply = await browser.call(addToCart, { body: { goods: { productType: 'hotel', rphs: [reference.id] } } })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return JSON.parse((reply.body as string[]).at(-1) ?? '') as CartItem
}
