import type { CartItem } from '@portolan/contract/cart'
import { bookRail } from '@portolan/contract/rail-booking'
import type { TravelerRequirements } from '@portolan/contract/traveler-form'
import { useQueries } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import { useVisit } from '../session/visit.ts'
import { initiateRequest } from '../traveler/initiate.ts'

/** What every supplier asks: for those who cannot be asked before they are booked, or not now. */
const usual: TravelerRequirements = {
  leadTraveler: ['email', 'phone'],
  everyPassenger: ['title', 'firstName', 'lastName', 'birthDate'],
}

type Answer = { isPending: boolean; data?: TravelerRequirements | undefined }

/** One form for all of them: it asks whatever one of them asks, once. */
const together = (asked: readonly (TravelerRequirements | undefined)[]): TravelerRequirements => {
  const all = asked.length > 0 ? asked.map((one) => one ?? usual) : [usual]
  return {
    leadTraveler: [...new Set(all.flatMap(({ leadTraveler }) => leadTraveler))],
    everyPassenger: [...new Set(all.flatMap(({ everyPassenger }) => everyPassenger))],
  }
}

const combine = (answers: readonly Answer[]) => ({
  isPending: answers.some(({ isPending }) => isPending),
  requirements: together(answers.map(({ data }) => data)),
})

async function ask({ productType, rphs }: CartItem, signal: AbortSignal): Promise<TravelerRequirements> {
  if (productType !== 'rail' && productType !== 'railPass') return usual
  const { travelerRequirements } = await send(bookRail, { body: initiateRequest({ rphs }) }, { signal })
  return travelerRequirements ?? usual
}

/** Each item's supplier says what must be known of the travellers. */
export function useRequirements(items: readonly CartItem[]) {
  const visit = useVisit()
  return useQueries({
    queries: items.map((item) => ({
      queryKey: ['cart', 'requirements', visit, item.productType, ...item.rphs],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(item, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
    })),
    combine,
  })
}
