import * as z from 'zod/mini'

const line = (most: number) => z.string().check(z.maxLength(most))

/** Nothing has to be said: what is left empty is the buyer's own. */
export const invoiceSchema = z.object({
  company: line(200),
  name: line(200),
  taxNumber: line(40),
  address: line(300),
})

export type InvoiceForm = z.output<typeof invoiceSchema>

/** To whom it is written so far, as an answer says it. */
export type KnownBuyer = { readonly [Field in keyof InvoiceForm]?: string | undefined }

export const formOf = ({ company = '', name = '', taxNumber = '', address = '' }: KnownBuyer): InvoiceForm => ({
  company,
  name,
  taxNumber,
  address,
})

/** To whom an invoice is written, as far as it was said; undefined where nothing was. */
export function invoiceToOf(form: Partial<InvoiceForm>): Partial<InvoiceForm> | undefined {
  const said = Object.entries(form).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
