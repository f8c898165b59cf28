/** How many points a warning costs, and a percent more time against a percent more money. */
const [perWarning, perTime] = [10, 0.5]

/**
 * Which flight is the best: percent dearer than the cheapest, half the percent longer than the fastest, and ten for each
 * warning. Both are told as times of the least; the lower, the better.
 */
export const scoreOf = (dearer: number, longer: number, warnings: number): number =>
  100 * (dearer - 1) + 100 * perTime * (longer - 1) + perWarning * warnings
