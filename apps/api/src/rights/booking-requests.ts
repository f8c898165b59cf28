import { issueGuestCode } from '../booking/guest-code.ts'
import { newToken } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { named } from '../testing/booking-world.ts'
import { inDays } from '../testing/shop-world.ts'
import type { bookingRows } from './booking-rows.ts'
import type { Requests, Scene } from './request.ts'

const boughtIn = ({ object }: Scene) => ({ params: { id: object.bought.reference } })
async function issueCode({ rights, object }: Scene): Promise<string> {
  const code = newToken()
  const booking = { id: object.bought.bookingId, travelStart: inDays(30), travelEnd: inDays(30) }
  await issueGuestCode(rights.world.db, code, booking, 'manage', Date.now())
  return code
}

async function oldInvoice({ rights: { world }, object }: Scene): Promise<string> {
  await world.app.settle()
  await world.db.script(`
    alter table invoice disable trigger invoice_never_changes;
    update invoice set issued_at = now() - interval '31 days';
    alter table invoice enable trigger invoice_never_changes`)
  const found = await world.db.one<{ year: number; number: number }>(sql`
    select year, number from invoice join invoice_line line on line.invoice_id = invoice.id
    where line.booking_id = ${object.bought.bookingId}`)
  return `invoice-${found?.year}-${String(found?.number).padStart(6, '0')}`
}

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
  readOrderDocument: ({ object }) => ({ input: { params: { orderId: object.bought.orderId, documentId: 'all' } } }),
  cancelBooking: ({ object }) => ({
    input: { body: { cancelType: 'Quote', uniqueIDs: [named(object.bought.reference)] } },
  }),
  extendBooking: ({ object }) => ({ input: { body: { uniqueID: named(object.held.reference) } } }),
  exchangeBooking: ({ object, offers }) => ({
    input: { body: { mode: 'Quote', uniqueID: named(object.bought.reference), rphs: [offers.otherTicket] } },
  }),
  changeBookingContact: (scene) => ({ input: { ...boughtIn(scene), body: { email: 'desk@example.com' } } }),
  // An old one: who may have it written to somebody else is answered that it is too late.
  correctInvoice: async (scene) => ({
    input: { params: { ...boughtIn(scene).params, documentId: await oldInvoice(scene) }, body: { company: 'Harbour' } },
    passes: 409,
  }),
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
