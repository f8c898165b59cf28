import type { Row } from './answer.ts'

/** What was bought: a rail ticket, or a rail pass on hold. */
export const bookingRows = {
  readBookingHistory: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { ok: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { hidden: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  },
  exportBookingHistory: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { ok: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { hidden: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  },
  readBookingDetails: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { ok: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  readRailBooking: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { ok: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  readBookingDocument: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { ok: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  readOrderDocument: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  cancelBooking: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  extendBooking: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  exchangeBooking: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  changeBookingContact: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  correctInvoice: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  resendBooking: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  revokeGuestAccess: {
    own: { ok: 'guest consumer Owner Manager Agent rival', 403: 'Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor', 404: 'guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  openBookingAsGuest: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  // The object is what a code opens: the own booking may be claimed again, somebody's who has an account may not. What an
  // employee books is the agency's: nobody claims for it.
  claimBooking: {
    own: { ok: 'consumer', 401: 'guest', 403: 'Owner Manager Agent Finance Viewer rival' },
    colleague: { 403: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor guest', 403: 'Owner Manager Agent Finance Viewer rival', 404: 'consumer' },
  },
} satisfies Record<string, Row>
