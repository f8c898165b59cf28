/** A file of a booking, straight from the server: whoever may see the booking may have it. */
export const documentAddress = (booking: string, document: string): string =>
  `/api/v1/booking/${encodeURIComponent(booking)}/documents/${encodeURIComponent(document)}`

/** A file of all that was bought with an order. */
export const orderDocumentAddress = (orderId: string, document: 'all' | 'calendar'): string =>
  `/api/v1/checkout/${encodeURIComponent(orderId)}/documents/${document}`
