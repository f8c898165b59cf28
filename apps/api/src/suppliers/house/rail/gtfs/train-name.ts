import { brandNames } from './catalogue/brand-name.ts'
import type { KnownOperator } from './operator-of.ts'

interface TrainName {
  readonly brand: string
  readonly number: string
}

/** 'ICE 596', 'RE5', '9203', 'Nightjet'. */
function partsOf(text: string): TrainName {
  const found = /^(\D*?)[\s-]*(\d\S*)?$/.exec(text)
  return found ? { brand: found[1] ?? '', number: found[2] ?? '' } : { brand: text, number: '' }
}

/** The train's own name before the line's; who has neither is known by who runs it. */
export function nameTrain(tripName: string, lineName: string, agency: string): TrainName {
  const train = partsOf(tripName)
  const line = partsOf(lineName)
  return { brand: train.brand || line.brand || agency, number: train.number || line.number }
}

/** Several operators run an IC: ours are told apart by who runs them ('SBB IC'). */
export function makeBrandOf(operators: readonly KnownOperator[]): (brand: string, operator: string) => string {
  const brandsOf = new Map(operators.map(({ code, brands }) => [code, brands.map(({ name }) => name)]))
  return (brand, operator) => {
    const known = brandsOf.get(operator) ?? []
    const names = [brand, brandNames[brand] ?? brand]
    return known.find((name) => names.some((one) => name === one || name.endsWith(` ${one}`))) ?? brand
  }
}
