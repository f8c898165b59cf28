import type { AirlineFacts } from './airlines.ts'

/** How far an airline's aircraft go, where its kind does not tell: kilometres. */
const furthest: Readonly<Record<string, number>> = {
  ...{ LG: 3500, OU: 3000, RO: 3500, KM: 3500, BT: 5000, OK: 3500, CM: 6800, AS: 6000, FI: 7500, JU: 7800 },
  ...{ A3: 5000, EI: 8500, AV: 9500, WS: 9000, G3: 6000, AT: 8500, HB: 4000, KU: 11_500, LO: 11_500 },
  ...{ TR: 9500, JQ: 8800, '5J': 7000, B6: 6200, VJ: 6800, DE: 10_500, PC: 5600, FZ: 5600, HX: 6000, MF: 13_000 },
  ...{ ZH: 9000, UL: 9500, GF: 8500, WY: 9500, RJ: 10_500, FJ: 12_500, HA: 9500, VA: 5000, AR: 12_000, SA: 9500 },
}
const usual = { full: 15_800, low: 4300, leisure: 10_500 } as const

export const reachOf = ({ code, kind }: AirlineFacts): number => furthest[code] ?? usual[kind]

const boeing = new Set('FR WN LS FZ TO G3 DY AM CM WS UX OK KE ET MF HX AS XY 5J UA AA KQ FJ TG SV RO GF'.split(' '))
const [airbusNarrow, boeingNarrow] = [
  ['320', '32N', '321', '32Q'],
  ['738', '7M8', '73G', '7M9'],
]
const chinese = new Set('CA MU CZ'.split(' '))

/** Of one aisle, the usual ones first. */
export function narrowOf({ code }: AirlineFacts): readonly string[] {
  const own = boeing.has(code) ? boeingNarrow : airbusNarrow
  return chinese.has(code) ? [...own, '919'] : own
}

const giants: Readonly<Record<string, readonly string[]>> = {
  EK: ['77W', '388', '77W', '388', '359'],
  SQ: ['359', '77W', '388', '781'],
  QR: ['77W', '359', '351', '788'],
  BA: ['77W', '351', '388', '789'],
  LH: ['359', '333', '74H', '789'],
  AF: ['77W', '359', '789', '332'],
}
const [airbusWide, boeingWide] = [
  ['333', '359', '339', '332'],
  ['77W', '789', '788', '772'],
]

export const wideOf = ({ code }: AirlineFacts): readonly string[] =>
  giants[code] ?? (boeing.has(code) ? boeingWide : [...airbusWide, '789'])

/** For short ways to small places, of airlines with full service. */
export const regionalOf = (km: number): readonly string[] =>
  km < 650 ? ['AT7', 'DH4', 'E75'] : ['E90', 'E95', '295', 'CR9', '223', '221']

/** They offer a first class on their large aircraft. */
const grand = new Set('EK SQ LH CX QR AF BA JL NH EY LX CA KE AA'.split(' '))
export const hasFirst = (airline: string): boolean => grand.has(airline)
