const steps = [
  { nights: 7, percent: 4 },
  { nights: 14, percent: 8 },
] as const

/** Of a night more, at the least. */
const leastShare = 1 / 3

export const isLong = (nights: number): boolean => nights >= steps[0].nights

/** The most that so many nights in a row cost. */
function dearest(amounts: readonly number[], length: number): number {
  let cost = 0
  let most = 0
  amounts.forEach((amount, night) => {
    cost += amount - (amounts[night - length] ?? 0)
    most = Math.max(most, cost)
  })
  return most
}

/**
 * What is taken off a long stay, in euro cents: 4 % from 7 nights and 8 % from 14, but never so much that the stay costs
 * less than a part of it and a third of the price of the nights beyond. Of all parts it is enough to look at the dearest
 * that just misses a step: a shorter or cheaper one with the same percentage leaves more room.
 * The third, and not nothing, keeps the order where a tax counts the first nights alone.
 */
export function longStayDiscount(amounts: readonly number[]): number {
  if (!isLong(amounts.length)) return 0
  const all = amounts.reduce((sum, amount) => sum + amount, 0)
  let most = all
  let percent = 0
  for (const step of steps) {
    if (amounts.length < step.nights) break
    const part = dearest(amounts, step.nights - 1)
    most = Math.min(most, (part * percent) / 100 + (all - part) * (1 - leastShare))
    percent = step.percent
  }
  return Math.floor(Math.min(most, (all * percent) / 100))
}
