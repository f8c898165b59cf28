import { isCompanion } from '@portolan/domain/rail/companion'
import { oldestYouth, type RailPassengerCode, ticketAge } from '@portolan/domain/rail/fare'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import type { AgeBand, Operator } from '../operator.ts'

export type PartyMember = Party[number]

export const codeOf = (type: TravelerType): RailPassengerCode => {
  if (type === 'adult') return 'ADULT'
  return type === 'senior' ? 'SENIOR' : 'YOUTH'
}

/** Who does not say it is as old as the search would have sent. */
export function ageOf({ type, age }: PartyMember): number {
  if (age !== undefined) return age
  if (type === 'adult') return ticketAge.ADULT
  return type === 'senior' ? ticketAge.SENIOR : oldestYouth
}

const anybody: AgeBand = { kind: 'adult', fromAge: 0, toAge: 120, percent: 100 }

const bandOf = ({ bands }: Pick<Operator, 'bands'>, age: number): AgeBand =>
  bands.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge) ?? anybody

/** A free ride hangs on somebody who pays: without one, a child pays what the next older do. */
export function bandIn(operator: Pick<Operator, 'bands'>, member: PartyMember, party: readonly PartyMember[]): AgeBand {
  const own = bandOf(operator, ageOf(member))
  if (own.percent > 0 || party.some((one) => isCompanion(ageOf(one)))) return own
  return operator.bands.find(({ fromAge, percent }) => fromAge > own.toAge && percent > 0) ?? own
}

/** The ages at which nothing changes with any of the operators. */
export function agesAlike(operators: readonly Pick<Operator, 'bands'>[], age: number) {
  const bands = operators.map((operator) => bandOf(operator, age))
  return {
    fromAge: Math.max(...bands.map(({ fromAge }) => fromAge)),
    toAge: Math.min(...bands.map(({ toAge }) => toAge)),
  }
}

/** Infants travel on a lap, as long as there is one. */
export function seatsFor(operator: Pick<Operator, 'bands'>, party: readonly PartyMember[]): readonly PartyMember[] {
  const sitting = party.filter((member) => bandIn(operator, member, party).kind !== 'infant')
  return sitting.length > 0 ? sitting : party
}
