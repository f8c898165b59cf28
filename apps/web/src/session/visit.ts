import { useState } from 'react'

let visits = 0

/** Part of a key for what every visit of a page must ask anew: an answer of the last visit may be old. */
export function useVisit(): number {
  const [visit] = useState(() => {
    visits += 1
    return visits
  })
  return visit
}
