/** Who is younger never travels alone, whatever the ticket costs. */
const aloneFrom = 6

/** Who takes a child along is this old: from here on every railway wants a fare, so that nobody's free ride hangs on another's. */
const companionFrom = 12

/** Somebody with whom a child may go, and ride free where the railway lets it. */
export const isCompanion = (age: number): boolean => age >= companionFrom

/** By their place: those who are too young to go as they are, with nobody beside them who pays a fare. */
export const unaccompaniedIn = (ages: readonly number[]): number[] =>
  ages.some(isCompanion) ? [] : ages.flatMap((age, place) => (age < aloneFrom ? [place] : []))
