import type { Brand, Operator } from '../operator.ts'
import { usualBands } from './operator/band.ts'
import { british } from './operator/british.ts'
import { central } from './operator/central.ts'
import { nightly } from './operator/night.ts'
import { northEastern } from './operator/north-east.ts'
import { western } from './operator/west.ts'

/** No two brands have the same name, whoever runs them. */
export const operators: readonly Operator[] = [...western, ...british, ...central, ...northEastern, ...nightly]

const byCode = new Map(operators.map((operator) => [operator.code, operator]))
const byBrand = new Map(operators.flatMap(({ brands }) => brands.map((brand) => [brand.name, brand])))

/** An imported feed may name whom we do not know: sold like the trains of most of Europe. */
const makeStranger = (code: string): Operator => ({
  code,
  name: code,
  family: 'germany',
  country: 'DE',
  currency: 'EUR',
  comfort: { STANDARD: '2nd class', COMFORT: '1st class' },
  flexibility: { NON_FLEX: 'Saver', FULL_FLEX: 'Ordinary ticket' },
  bands: usualBands,
  brands: [],
})

export const operatorOf = (code: string): Operator => byCode.get(code) ?? makeStranger(code)

/** What runs under a name of its own is taken for a regional train of its operator. */
export const brandOf = (name: string, operator = ''): Brand =>
  byBrand.get(name) ?? {
    name,
    operator,
    kind: 'regional',
    reservation: 'none',
    passReservation: 0,
    seats: { STANDARD: 300, COMFORT: 40 },
  }
