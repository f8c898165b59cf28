import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { isoDate, language } from './envelope.ts'
import { id } from './shared.ts'

export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.optional(z.string()),
  /** HTML, made safe by the server. */
  body: z.optional(z.string()),
  imageUrl: z.string(),
  linkUrl: z.optional(z.string()),
  /** First and last day shown, in the zone of the shop. */
  startDate: isoDate,
  endDate: isoDate,
  language,
  supplier: z.optional(z.string()),
  /** Goes into the train search as class preference RIT. */
  fareCode: z.optional(z.string()),
  sort: z.number(),
})

export type Promotion = z.output<typeof promotion>

export const listPromotions = defineCall({
  method: 'GET',
  path: '/api/v1/cms/promotions',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'The promotions of today, in the language of the session',
  response: z.array(promotion),
})

const contentId = z.strictObject({ id })

export const readPromotion = defineCall({
  method: 'GET',
  path: '/api/v1/cms/promotions/{id}',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'One promotion in full',
  params: contentId,
  response: promotion,
})

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  subTitle: z.optional(z.string()),
  imageUrl: z.string(),
  mobileImageUrl: z.optional(z.string()),
  linkUrl: z.optional(z.string()),
  sort: z.number(),
  language,
})

export type Banner = z.output<typeof banner>

export const listRailBanners = defineCall({
  method: 'GET',
  path: '/api/v1/cms/rail-home-banners',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'The banners of the rail page, in the language of the session',
  response: z.array(banner),
})

export const readRailBanner = defineCall({
  method: 'GET',
  path: '/api/v1/cms/rail-home-banners/{id}',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'One banner of the rail page',
  params: contentId,
  response: banner,
})

export const calls = { listPromotions, readPromotion, listRailBanners, readRailBanner }
