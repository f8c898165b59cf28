import { emailAddress } from '@portolan/contract/account'
import type { changeBookingContact } from '@portolan/contract/booking'
import type { InputOf } from '@portolan/contract/call'
import * as z from 'zod/mini'
import type { Booking } from './model.ts'

export const contactSchema = z.object({
  email: emailAddress,
  phoneCode: z.string().check(z.regex(/^\d{0,4}$/)),
  phoneNumber: z.string().check(z.regex(/^$|^[\d ()-]{3,32}$/)),
})

type ContactForm = z.output<typeof contactSchema>

/** Whom we reach now. */
export const contactOf = ({ facts: { contact } }: Booking): ContactForm => ({
  email: contact?.email ?? '',
  phoneCode: contact?.telephone?.countryAccessCode ?? '',
  phoneNumber: contact?.telephone?.phoneNumber ?? '',
})

export const contactChange = ({
  email,
  phoneCode,
  phoneNumber,
}: ContactForm): InputOf<typeof changeBookingContact>['body'] => ({
  email,
  ...(phoneNumber && { telephone: { phoneNumber, ...(phoneCode && { countryAccessCode: phoneCode }) } }),
})

/** The server names a field by where it stands in the call. */
export function contactFieldOf(pointer: string): string | undefined {
  if (pointer.endsWith('countryAccessCode')) return 'phoneCode'
  if (pointer.endsWith('phoneNumber')) return 'phoneNumber'
  return pointer.endsWith('email') ? 'email' : undefined
}
