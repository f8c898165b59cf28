import type { Party, Traveler } from '@portolan/supplier/traveler'

/** Whole years on a day, both YYYY-MM-DD. */
function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return birthDate.slice(5) <= day.slice(5) ? years : years - 1
}

/** Everybody as old as they will be on the day (YYYY-MM-DD), whatever the search was told. */
export const partyOn = (travelers: readonly Traveler[], day: string, searched: Party = []): Party =>
  travelers.map(({ ref, type, birthDate, age }, index) => {
    const told = birthDate === undefined ? age : ageOn(birthDate, day)
    const known = told ?? searched[index]?.age
    return { ref, type, ...(known !== undefined && { age: known }) }
  })
