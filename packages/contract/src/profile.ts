import * as z from 'zod/mini'
import { documentShown, personName, profileShown, userInfoRS } from './account.ts'
import { defineCall } from './call.ts'
import { country } from './country.ts'
import { isoDate, payload } from './envelope.ts'
import { telephone } from './telephone.ts'

export const travelDocument = z.strictObject({
  ...documentShown.shape,
  docIssueCountry: z.optional(country),
  docHolderNationality: z.optional(country),
})

/** A profile as the user edits it; every part may be left out of a change. */
const profile = { ...profileShown, documents: z.optional(z.array(travelDocument).check(z.maxLength(4))) }

/** A merge patch: what is left out stays, null takes it away. */
const profileChange = z.strictObject({
  ...profile,
  personName: z.optional(
    z.strictObject({
      ...personName.shape,
      namePrefix: z.nullish(personName.shape.namePrefix),
      middleName: z.nullish(personName.shape.middleName),
    }),
  ),
  telephone: z.nullish(
    z.strictObject({ ...telephone.shape, countryAccessCode: z.nullish(telephone.shape.countryAccessCode) }),
  ),
  birthDate: z.nullish(isoDate),
  residenceCountry: z.nullish(country),
})

export type ProfileChange = z.output<typeof profileChange>

export const modifyProfile = defineCall({
  method: 'POST',
  path: '/api/v1/account/modification',
  auth: 'login',
  effect: 'write',
  summary: 'Change the own profile; what is left out stays, null takes it away',
  body: z.strictObject({ ...payload, profile: profileChange }),
  response: userInfoRS,
})

export const calls = { modifyProfile }
