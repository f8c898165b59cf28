import * as z from 'zod/mini'

/** What a simulated offer or reservation says of itself, whatever the product. */
export interface SimulatedDetail {
  title: string
  lines: string[]
  /** Local date time of the place, YYYY-MM-DDTHH:mm:ss; of what is used by days the day alone. */
  start?: string
  /** Local date time of the place, YYYY-MM-DDTHH:mm:ss; of what is used by days the day alone. */
  end?: string
  /** Key of our picture service: scene, variant or 'any', seed. */
  picture: string
}

/** One thing on sale for one wish: it travels in the token, so that nothing has to be remembered of a search. */
export const itemSchema = z.strictObject({
  identity: z.string(),
  /** Seats, rooms or cars that it takes. */
  units: z.int(),
  /** Tax included, before any change of prices. */
  base: z.strictObject({ minor: z.int(), currency: z.string() }),
  terms: z.enum(['flexible', 'semiFlexible', 'fixed']),
  detail: z.strictObject({
    title: z.string(),
    lines: z.array(z.string()),
    start: z.string(),
    end: z.string(),
    picture: z.string(),
  }),
})

export type Item = z.infer<typeof itemSchema>
