/*
 * The amounts of the wire are decimals, each the double nearest to its figures. Two of one currency are compared as they
 * stand: the nearer double of a larger decimal is never the smaller one, and different figures are different doubles as
 * far as money is counted. Anything that is added, taken away, multiplied or divided is money first (money.ts).
 */

/** Below, at or above zero, for sorting; both of one currency. Nothing to compare by stands last as infinity. */
export const compareAmounts = (one: number, other: number): number => Number(one > other) - Number(one < other)

/** How many times the other it is: for bars and for points, never a figure of money. Of nothing it is no part at all. */
export const ratioOf = (amount: number, whole: number): number => (whole > 0 ? amount / whole : 0)

/** Where it lies on a scale from the least to the most, 0 to 1: for drawing alone. */
export const placeBetween = (amount: number, least: number, most: number): number =>
  ratioOf(amount - least, most - least)
