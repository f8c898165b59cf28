/** A file of a booking, straight from the server: whoever may see the booking may have it. */
export const documentAddress = (booking: string, document: string): string =>
  `/api/v1/booking/${encodeURIComponent(booking)}/documents/${encodeURIComponent(document)}`
