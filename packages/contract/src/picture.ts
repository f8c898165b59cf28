import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const readPicture = defineCall({
  method: 'GET',
  path: '/api/v1/picture/{key}.svg',
  auth: 'public',
  effect: 'read',
  summary: 'An illustration, drawn from its key: the same key gives the same picture',
  params: z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9][\w.:~-]{0,127}$/)) }),
})

export const calls = { readPicture }
