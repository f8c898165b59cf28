import { Sent } from '../platform/context.ts'

const headersOf = (type: string, filename: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'private, no-store',
})

/** A file of this name, for the reader alone. */
export const sentPdf = (pdf: Uint8Array, name: string): Sent =>
  new Sent(pdf, headersOf('application/pdf', `${name}.pdf`))

export const sentCalendar = (calendar: string, name: string): Sent =>
  new Sent(calendar, headersOf('text/calendar; charset=utf-8', `${name}.ics`))
