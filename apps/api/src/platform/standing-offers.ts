import * as z from 'zod/mini'

/** What a supplier says of a stay with several rooms: each by the token it was bought by. */
const several = z.object({ rooms: z.array(z.object({ token: z.string(), isCancelled: z.boolean() })) })

interface Reserved<Offer> {
  readonly offers: readonly Offer[]
  readonly reservation: { readonly detail: unknown } | null
}

/** The offers of a booking that were not given back one by one; all of them where nobody says otherwise. */
export function standingOffers<Offer extends { readonly token: string }>({
  offers,
  reservation,
}: Reserved<Offer>): readonly Offer[] {
  const rooms = several.safeParse(reservation?.detail).data?.rooms ?? []
  const gone = new Set(rooms.filter(({ isCancelled }) => isCancelled).map(({ token }) => token))
  const standing = offers.filter(({ token }) => !gone.has(token))
  // A booking that is cancelled as a whole still tells what it was.
  return standing.length > 0 ? standing : offers
}
