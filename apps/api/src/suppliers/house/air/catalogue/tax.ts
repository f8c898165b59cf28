import type { Cabin } from '@portolan/supplier/air'

/** US cents. */
export interface Tax {
  readonly code: string
  readonly cents: number
  /** Nobody pays it for a child. */
  readonly adultsOnly?: boolean
}

interface Leaving {
  readonly country: string
  /** 2 to 6. */
  readonly size: number
  readonly isAbroad: boolean
  readonly km: number
  readonly cabin: Cabin
}

const flat = (...taxes: readonly (readonly [string, number])[]): readonly Tax[] =>
  taxes.map(([code, cents]) => ({ code, cents }))

/** Of countries that ask for more than the usual charge of an airport; what is asked at home is less. */
const abroad: Readonly<Record<string, readonly Tax[]>> = {
  US: flat(['US', 2310], ['AY', 560], ['XF', 450]),
  FR: flat(['QX', 1160], ['IZ', 870], ['O4', 470]),
  NL: flat(['CJ', 1450], ['RN', 760], ['VV', 3280]),
  AT: flat(['ZY', 1010], ['AT', 940], ['QD', 1390]),
  CH: flat(['CH', 2480], ['YX', 920]),
  IT: flat(['IT', 1070], ['HB', 760], ['VT', 280]),
  ES: flat(['JD', 1190], ['QV', 400], ['OG', 65]),
  HK: flat(['HK', 1530], ['G3', 1150], ['I5', 700]),
  CN: flat(['CN', 1340]),
  JP: flat(['SW', 1870], ['OI', 390], ['TK', 1900]),
  SG: flat(['SG', 3730], ['OP', 630], ['L7', 860]),
  AU: flat(['AU', 4910], ['WY', 1860]),
  NZ: flat(['NZ', 1180], ['IA', 960]),
  AE: flat(['AE', 2040], ['ZR', 960], ['F6', 1090]),
  QA: flat(['QA', 1650], ['G4', 1650]),
  TR: flat(['TR', 1710], ['M6', 340]),
  TH: flat(['TS', 2060], ['E7', 100]),
  IN: flat(['IN', 1540], ['P2', 270]),
  BR: flat(['BR', 2210]),
  MX: flat(['XD', 3390], ['XO', 560]),
  CA: flat(['CA', 1790], ['SQ', 2120]),
}

const germany = (km: number): readonly Tax[] =>
  flat(['OY', km <= 2500 ? 1480 : km <= 6000 ? 3750 : 6760], ['RA', 1340], ['DE', 890])

/** The duty is doubled for who sits well, and nobody asks it of a child at the back. */
function britain(km: number, cabin: Cabin): readonly Tax[] {
  const duty = km <= 3200 ? 2000 : km <= 8850 ? 13_600 : 14_200
  const isBack = cabin === 'Economy'
  return [{ code: 'GB', cents: isBack ? duty : duty * 2, adultsOnly: isBack }, ...flat(['UB', 2630])]
}

/** What is asked of everybody who begins a journey there. */
export function leavingTaxes({ country, size, isAbroad, km, cabin }: Leaving): readonly Tax[] {
  if (!isAbroad) return flat([country, 320 + size * 90])
  if (country === 'GB') return britain(km, cabin)
  if (country === 'DE') return germany(km)
  return abroad[country] ?? flat([country, 900 + size * 260])
}

/** Who comes from abroad pays to be let in. */
export const arrivingTaxes = (country: string): readonly Tax[] =>
  country === 'US' ? flat(['US', 2310], ['YC', 717], ['XY', 700], ['XA', 396]) : []

/** What airlines with full service add for fuel on long ways. */
export const surcharge = (km: number): readonly Tax[] => (km > 3500 ? flat(['YQ', Math.round(km * 1.1)]) : [])
