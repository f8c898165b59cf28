import type { searchFlights } from '@portolan/contract/air'
import type { RequestOf } from '@portolan/contract/call'
import { airLegs } from '@portolan/domain/air/limit'
import type { FieldRefusal } from '../platform/refusal.ts'

type Body = RequestOf<typeof searchFlights>['body']

export const legsPointer = '/originDestinationInformations'

/** How many legs a kind of trip has; several cities are bought leg by leg. */
const legsOf: Record<Body['directionInd'], readonly [fewest: number, most: number]> = {
  OneWay: [1, 1],
  Return: [2, 2],
  Circle: [2, 2],
  OpenJaw: [2, 2],
  Other: [airLegs.fewest, airLegs.most],
}

export const isByLeg = ({ directionInd }: Pick<Body, 'directionInd'>): boolean => directionInd === 'Other'

const dayOf = ({ departureDateTime }: Body['originDestinationInformations'][number]): string =>
  departureDateTime.slice(0, 10)

/** The number of legs and their order, whatever the places are. */
export function tripProblems({ directionInd, originDestinationInformations: legs }: Body): FieldRefusal[] {
  const [fewest, most] = legsOf[directionInd]
  if (legs.length < fewest) return [{ pointer: legsPointer, code: 'too_small', text: 'error.air.legs' }]
  if (legs.length > most) return [{ pointer: `${legsPointer}/${most}`, code: 'too_big', text: 'error.air.legs' }]
  const text = directionInd === 'Other' ? 'error.air.order' : 'error.air.backFirst'
  return legs.flatMap((leg, index): FieldRefusal[] => {
    const before = legs[index - 1]
    return before && dayOf(leg) < dayOf(before)
      ? [{ pointer: `${legsPointer}/${index}/departureDateTime`, code: 'too_small', text }]
      : []
  })
}
