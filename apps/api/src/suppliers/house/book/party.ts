import { ageOn } from '@portolan/domain/traveler'
import type { BornParty, Party } from '@portolan/supplier/traveler'

/** Everybody as old as they will be on the day (YYYY-MM-DD), whatever the search was told. */
export const partyOn = (travelers: BornParty, day: string, searched: Party = []): Party =>
  travelers.map(({ ref, type, birthDate, age }, index) => {
    const told = birthDate === undefined ? age : ageOn(birthDate, day)
    const known = told ?? searched[index]?.age
    return { ref, type, ...(known !== undefined && { age: known }) }
  })
