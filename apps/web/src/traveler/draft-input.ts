import type { InputOf } from '@portolan/contract/call'
import type { addTraveler } from '@portolan/contract/traveler'
import { type TravelerValues, typedOf, type Wanted } from './values.ts'

export type TravelerDraftInput = InputOf<typeof addTraveler>['body']

/** A traveller who was checked, as orders, carts and saved travellers take him. Half a document is none. */
export function draftInputOf(values: TravelerValues, wanted: Wanted, lead: boolean): TravelerDraftInput {
  const { document, phone, ...rest } = typedOf(values, wanted, lead)
  return {
    ...rest,
    ...(phone?.phoneNumber && { phone: { ...phone, phoneNumber: phone.phoneNumber } }),
    ...(document?.docID && { document: { ...document, docID: document.docID } }),
  }
}
