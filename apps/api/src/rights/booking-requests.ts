import { issueGuestCode } from '../booking/guest-code.ts'
import { named } from '../testing/booking-world.ts'
import { inDays } from '../testing/shop-world.ts'
import type { bookingRows } from './booking-rows.ts'
import type { Requests, Scene } from './request.ts'

const boughtIn = ({ object }: Scene) => ({ params: { id: object.bought.reference } })
const issueCode = ({ rights, object }: Scene): Promise<string> =>
  issueGuestCode(
    rights.world.db,
    { id: object.bought.bookingId, travelStart: inDays(30), travelEnd: inDays(30) },
    'manage',
    Date.now(),
  )

export const bookingRequests: Requests<keyof typeof bookingRows> = {
  readBookingHistory: ({ object }) => ({
    input: { body: { page: 0, size: 20, keyword: object.bought.reference } },
    shows: object.bought.reference,
  }),
  exportBookingHistory: ({ object }) => ({
    input: { query: { keyword: object.bought.reference } },
    shows: object.bought.reference,
  }),
  readBookingDetails: ({ object }) => ({ input: { body: { uniqueID: named(object.bought.reference) } } }),
  readRailBooking: ({ object }) => ({ input: { body: { uniqueID: named(object.bought.reference) } } }),
  readBookingDocument: (scene) => ({
    input: { params: { ...boughtIn(scene).params, documentId: 'ticket' }, query: {} },
  }),
  cancelBooking: ({ object }) => ({
    input: { body: { cancelType: 'Quote', uniqueIDs: [named(object.bought.reference)] } },
  }),
  extendBooking: ({ object }) => ({ input: { body: { uniqueID: named(object.held.reference) } } }),
  exchangeBooking: ({ object, offers }) => ({
    input: { body: { mode: 'Quote', uniqueID: named(object.bought.reference), rphs: [offers.otherTicket] } },
  }),
  changeBookingContact: (scene) => ({ input: { ...boughtIn(scene), body: { email: 'desk@example.com' } } }),
  resendBooking: (scene) => ({ input: { ...boughtIn(scene), body: {} } }),
  revokeGuestAccess: (scene) => ({ input: boughtIn(scene) }),
  // The booking is the person's own: a stranger's would be open in this session from then on.
  openBookingAsGuest: async (scene) => ({ input: { body: { code: await issueCode(scene) } } }),
  // What a guest has bought belongs to whoever has its code and claims it first.
  claimBooking: async (scene) =>
    scene.object.account || scene.relation === 'own'
      ? { input: { body: { code: await issueCode(scene) } } }
      : undefined,
}
