import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { answer, envelope, text } from './envelope.ts'
import { id } from './shared.ts'
import { travelerDraft, travelerDraftInput, typedTraveler, typedTravelersInput } from './traveler-form.ts'

export const savedTraveler = z.object({ ...travelerDraft.shape, id: z.string() })

export type SavedTraveler = z.output<typeof savedTraveler>

const travelerId = z.strictObject({ id })
const savedTravelerRS = z.object({ ...envelope, traveler: z.optional(savedTraveler) })

export const listTravelers = defineCall({
  method: 'GET',
  path: '/api/v1/account/travelers',
  auth: 'login',
  effect: 'read',
  summary: 'The travellers saved in the account',
  response: z.object({ ...envelope, travelers: z.array(savedTraveler) }),
})

export const addTraveler = defineCall({
  method: 'POST',
  path: '/api/v1/account/travelers',
  auth: 'login',
  effect: 'write',
  summary: 'Save a traveller for later bookings',
  body: travelerDraftInput,
  response: savedTravelerRS,
})

export const changeTraveler = defineCall({
  method: 'PUT',
  path: '/api/v1/account/travelers/{id}',
  auth: 'login',
  effect: 'write',
  summary: 'Replace a saved traveller',
  params: travelerId,
  body: travelerDraftInput,
  response: savedTravelerRS,
})

export const removeTraveler = defineCall({
  method: 'DELETE',
  path: '/api/v1/account/travelers/{id}',
  auth: 'login',
  effect: 'write',
  summary: 'Forget a saved traveller',
  params: travelerId,
  response: answer,
})

const draftOf = z.strictObject({ correlationID: text(128) })
const travelerDraftRS = z.object({ ...envelope, travelers: z.array(typedTraveler) })

/** Public, yet each session sees its own drafts only. */
export const readTravelerDraft = defineCall({
  method: 'GET',
  path: '/api/v1/traveler-draft/{correlationID}',
  auth: 'public',
  effect: 'read',
  summary: 'What was typed so far for one purchase',
  params: draftOf,
  response: travelerDraftRS,
})

export const saveTravelerDraft = defineCall({
  method: 'PUT',
  path: '/api/v1/traveler-draft/{correlationID}',
  auth: 'public',
  effect: 'write',
  summary: 'Keep what was typed so far for one purchase',
  params: draftOf,
  body: z.strictObject({ travelers: typedTravelersInput }),
  response: travelerDraftRS,
})

export const calls = {
  listTravelers,
  addTraveler,
  changeTraveler,
  removeTraveler,
  readTravelerDraft,
  saveTravelerDraft,
}
