import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const readPicture = defineCall({
  method: 'GET',
  path: '/api/v1/picture/{key}.svg',
  auth: 'public',
  effect: 'read',
  summary: 'An illustration, drawn from its key: the same key gives the same picture',
  file: ['image/svg+xml'],
  version: 'answers',
  params: z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9][\w.:~-]{0,127}$/)) }),
})

/** The address of a supplier's picture, signed by us: nobody else can make this server fetch anything. */
export const readRemotePicture = defineCall({
  method: 'GET',
  path: '/api/v1/picture/remote/{token}',
  auth: 'public',
  effect: 'read',
  summary: 'A supplier’s picture, fetched by us from a host that is allowed',
  file: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  version: 'answers',
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,960}\.[\w-]{43}$/)) }),
})

export const calls = { readPicture, readRemotePicture }
