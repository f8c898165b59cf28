import type { AgeBand } from '../../operator.ts'

const oldest = 120

type Step = readonly [kind: AgeBand['kind'], fromAge: number, percent: number]

/** Each band ends where the next begins: there can be no gap. */
const bands = (...steps: readonly Step[]): readonly AgeBand[] =>
  steps.map(([kind, fromAge, percent], index) => ({
    kind,
    fromAge,
    toAge: (steps[index + 1]?.[1] ?? oldest + 1) - 1,
    percent,
  }))

const infant: Step = ['infant', 0, 0]

export const usualBands = bands(infant, ['child', 4, 50], ['youth', 12, 85], ['adult', 28, 100], ['senior', 60, 90])
export const frenchBands = bands(infant, ['child', 4, 50], ['youth', 12, 80], ['adult', 28, 100], ['senior', 60, 85])
export const eurostarBands = bands(infant, ['child', 4, 70], ['youth', 12, 90], ['adult', 26, 100], ['senior', 60, 95])
export const germanBands = bands(infant, ['child', 6, 50], ['youth', 15, 85], ['adult', 27, 100], ['senior', 65, 90])
export const austrianBands = bands(infant, ['child', 6, 50], ['youth', 15, 85], ['adult', 26, 100], ['senior', 65, 85])
export const italianBands = bands(infant, ['child', 4, 50], ['youth', 15, 80], ['adult', 30, 100], ['senior', 60, 85])
export const spanishBands = bands(infant, ['child', 4, 60], ['youth', 14, 80], ['adult', 26, 100], ['senior', 60, 75])
export const swissBands = bands(infant, ['child', 6, 50], ['youth', 16, 85], ['adult', 25, 100], ['senior', 65, 95])
export const britishBands = bands(infant, ['child', 5, 50], ['youth', 16, 67], ['adult', 26, 100], ['senior', 60, 67])
export const dutchBands = bands(infant, ['child', 4, 30], ['adult', 12, 100])
export const belgianBands = bands(infant, ['youth', 12, 80], ['adult', 26, 100], ['senior', 65, 70])
export const swedishBands = bands(infant, ['child', 7, 50], ['youth', 16, 85], ['adult', 26, 100], ['senior', 65, 90])
